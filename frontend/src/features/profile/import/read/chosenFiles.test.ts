import { expect, test } from 'vitest';
import { filesDropped } from './chosenFiles.ts';

const fileEntry = (fullPath: string) => ({
  isFile: true,
  fullPath,
  file: (resolve: (file: File) => void) => resolve(new File([], fullPath)),
});

/** A folder that returns its entries two at a time. Browsers return a hundred at a time. */
const folderEntry = (entries: readonly unknown[]) => ({
  isFile: false,
  createReader: () => {
    const left = [...entries];
    return { readEntries: (resolve: (some: unknown[]) => void) => resolve(left.splice(0, 2)) };
  },
});

const namesOf = async (entries: readonly unknown[], files: readonly File[] = []) => {
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  const dropped = await filesDropped({ items, files } as unknown as DataTransfer);
  return dropped.map(({ name }) => name);
};

test('all files in a folder are read, with their paths', async () => {
  const files = ['/loop/Habits.csv', '/loop/Scores.csv', '/loop/Checkmarks.csv'].map(fileEntry);
  const folder = folderEntry([folderEntry([fileEntry('/loop/001 Read/Checkmarks.csv')]), ...files]);
  expect(await namesOf([folder])).toEqual([
    'loop/001 Read/Checkmarks.csv',
    'loop/Habits.csv',
    'loop/Scores.csv',
    'loop/Checkmarks.csv',
  ]);
});

test('dropped files outside a folder keep their names', async () => {
  expect(await namesOf([fileEntry('/a.csv')], [new File([], 'a.csv')])).toEqual(['a.csv']);
});
