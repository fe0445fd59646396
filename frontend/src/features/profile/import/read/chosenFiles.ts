import type { ChosenFile } from './reader.ts';

export const filesChosen = (files: Iterable<File>): readonly ChosenFile[] =>
  [...files].map((file) => ({ name: file.webkitRelativePath || file.name, file }));

/**
 * Returns the dropped files, including files inside folders. Call this during the event, because the browser forgets
 * the files afterwards.
 */
export const filesDropped = async ({
  items,
  files,
}: DataTransfer): Promise<readonly ChosenFile[]> => {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.every(isFile)) return filesChosen(files);
  return (await Promise.all(entries.map(filesOf))).flat();
};

const filesOf = async (entry: FileSystemEntry): Promise<readonly ChosenFile[]> => {
  if (isFile(entry)) {
    const file = await new Promise<File>((...callbacks) => entry.file(...callbacks));
    return [{ name: entry.fullPath.slice(1), file }];
  }
  const inside = await entriesOf(entry as FileSystemDirectoryEntry);
  return (await Promise.all(inside.map(filesOf))).flat();
};

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** Lists a folder's entries. Browsers return them in several parts. */
const entriesOf = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((...callbacks) =>
      reader.readEntries(...callbacks),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
};
