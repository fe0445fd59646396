import { type UnzipFileInfo, unzipSync } from 'fflate';
import { i18n } from '#shared/language/i18n.ts';
import { type ImportFile, ImportProblem } from '../../found.ts';

/** Bytes of all files together, as they are chosen and as they are unpacked. */
export const maxBytes = 50 * 2 ** 20;
export const tooLarge = () => i18n.t('This is over 50 MB, which is more than Cairn can read.');

export const maxEntries = 10_000;
export const tooMany = () => i18n.t('This zip has over 10,000 files, so it is not an export.');

export const brokenZip = () =>
  i18n.t('This zip is incomplete: it may have been cut off. Export or download it again.');
export const zipInZip = () =>
  i18n.t('This zip holds another zip. Unpack it and choose the one inside.');

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** The header of a file in a zip, or the end of a zip that has none. */
export const isZip = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06);

/** Deflate makes no text longer but for a few bytes: what says so hides how long it becomes. */
const hidesItsSize = ({ size, originalSize }: UnzipFileInfo): boolean =>
  size > originalSize + originalSize / 100 + 100;

const isJson = ({ name }: UnzipFileInfo): boolean => /\.json$/i.test(name);

const sizeOf = (files: readonly UnzipFileInfo[]): number =>
  files.reduce((sum, { originalSize }) => sum + originalSize, 0);

/** What a zip says of its files; nothing is unpacked. */
const directoryOf = (bytes: Uint8Array): UnzipFileInfo[] => {
  const files: UnzipFileInfo[] = [];
  const filter = (file: UnzipFileInfo): boolean => {
    if (files.push(file) > maxEntries) throw new ImportProblem(tooMany());
    return false;
  };
  unzipSync(bytes, { filter });
  return files;
};

/** All files, or, of our own export of a long life, only the JSON, beside which are tables of the same several times as long. */
const wantedOf = (files: readonly UnzipFileInfo[]): ReadonlySet<string> => {
  if (files.some(hidesItsSize)) throw new ImportProblem(brokenZip());
  const wanted = sizeOf(files) <= maxBytes ? files : files.filter(isJson);
  if (wanted.length === 0 || sizeOf(wanted) > maxBytes) throw new ImportProblem(tooLarge());
  return new Set(
    wanted.flatMap(({ name, originalSize }) =>
      originalSize > 0 && name !== '__proto__' ? [name] : [],
    ),
  );
};

/**
 * The files in a zip. What it says of their sizes is added up before any of them is unpacked, and none becomes longer than it
 * says, so a zip of a few KB can't fill the memory.
 * @throws ImportProblem
 */
export const unzip = (bytes: Uint8Array): ImportFile[] => {
  try {
    const directory = directoryOf(bytes);
    if (directory.length === 0) return [];
    const wanted = wantedOf(directory);
    const files = Object.entries(unzipSync(bytes, { filter: ({ name }) => wanted.has(name) }));
    if (files.some(([, inside]) => isZip(inside))) throw new ImportProblem(zipInZip());
    return files.map(([name, inside]) => ({ name, bytes: inside }));
  } catch (error) {
    throw error instanceof ImportProblem ? error : new ImportProblem(brokenZip());
  }
};
