import { type UnzipFileInfo, unzipSync } from 'fflate';
import { i18n } from '#shared/language/i18n.ts';
import { damaged, type ImportFile, ImportProblem } from '../../found.ts';

/** The limit for all files together, in bytes, both before and after unpacking. */
export const maxBytes = 50 * 2 ** 20;
export const tooLarge = () => i18n.t('This is over 50 MB, which is more than Cairn can read.');

const maxEntries = 10_000;
export const tooMany = () => i18n.t('This zip has over 10,000 files, so it is not an export.');

export const zipInZip = () =>
  i18n.t('This zip holds another zip. Unpack it and choose the one inside.');

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Recognises the header of a file in a zip, or the end of an empty zip. */
export const isZip = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06);

/**
 * Deflate makes a file at most a few bytes longer. So if the packed size is well above the declared size, the declared
 * size is false.
 */
const hidesItsSize = ({ size, originalSize }: UnzipFileInfo): boolean =>
  size > originalSize + originalSize / 100 + 100;

const isJson = ({ name }: UnzipFileInfo): boolean => /\.json$/i.test(name);

const sizeOf = (files: readonly UnzipFileInfo[]): number =>
  files.reduce((sum, { originalSize }) => sum + originalSize, 0);

/** Reads the directory of a zip without unpacking anything. */
const directoryOf = (bytes: Uint8Array): UnzipFileInfo[] => {
  const files: UnzipFileInfo[] = [];
  const filter = (file: UnzipFileInfo): boolean => {
    if (files.push(file) > maxEntries) throw new ImportProblem(tooMany());
    return false;
  };
  unzipSync(bytes, { filter });
  return files;
};

/**
 * Takes all files, or only the JSON files if all of them are too large together. So Cairn's own export stays readable,
 * because its JSON contains everything.
 */
const wantedOf = (files: readonly UnzipFileInfo[]): ReadonlySet<string> => {
  if (files.some(hidesItsSize)) throw damaged();
  const wanted = sizeOf(files) <= maxBytes ? files : files.filter(isJson);
  if (wanted.length === 0 || sizeOf(wanted) > maxBytes) throw new ImportProblem(tooLarge());
  return new Set(
    wanted.flatMap(({ name, originalSize }) =>
      originalSize > 0 && name !== '__proto__' ? [name] : [],
    ),
  );
};

/**
 * Unpacks the files in a zip. The declared sizes are added up first, and no file may unpack to more than its declared
 * size. So a zip of a few KB can't fill the memory.
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
    throw error instanceof ImportProblem ? error : damaged();
  }
};
