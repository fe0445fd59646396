/** Runs in a worker, so that the page stays smooth while a long file is read. */
import { read } from './formats/read.ts';
import { type Found, type ImportFile, ImportProblem } from './found.ts';

/** A file with its path inside the folder that was chosen or dropped. */
export type ChosenFile = { readonly name: string; readonly file: File };

/** What the worker says: what it found, or one sentence that says why it can't be read. */
export type ReaderReply = { readonly found: Found } | { readonly problem: string };

/** More is no export of an app. */
const mostFiles = 2_000;
const mostBytes = 100_000_000;

const tooMany = `There is a limit of ${mostFiles.toLocaleString('en')} files. Choose the folder of one export.`;
const tooLarge = `There is a limit of ${mostBytes / 1_000_000} MB. Choose the file of one export.`;
const unreadable = 'This file could not be read. Export it again and try once more.';

const replyTo = async (files: readonly ChosenFile[]): Promise<ReaderReply> => {
  try {
    if (files.length > mostFiles) throw new ImportProblem(tooMany);
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
    if (bytes > mostBytes) throw new ImportProblem(tooLarge);
    return { found: await read(await Promise.all(files.map(contentOf))) };
  } catch (error) {
    if (error instanceof ImportProblem) return { problem: error.message };
    console.warn('An import could not be read', error);
    return { problem: unreadable };
  }
};

const contentOf = async ({ name, file }: ChosenFile): Promise<ImportFile> => ({
  name,
  bytes: new Uint8Array(await file.arrayBuffer()),
});

addEventListener('message', async ({ data }: MessageEvent<readonly ChosenFile[]>) =>
  postMessage(await replyTo(data)),
);
