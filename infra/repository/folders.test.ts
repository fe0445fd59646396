import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|test-d|suite|spec|fixture)\.tsx?$/.test(file),
  );

/** The files of this repository that a file imports. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)]
    .map(([, path = '']) =>
      path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)),
    )
    .filter((path) => files.includes(path));

/** Where two paths part: their folders below the last common one. Undefined if one contains the other. */
const apart = (from: string, to: string): [string, string] | undefined => {
  const [a, b] = [dirname(from).split('/'), dirname(to).split('/')];
  const at = a.findIndex((name, n) => name !== b[n]);
  if (at < 0 || at >= b.length) return;
  return [a.slice(0, at + 1).join('/'), b.slice(0, at + 1).join('/')];
};

test('no two folders import each other', () => {
  const found = new Map<string, string>();
  for (const file of files) {
    for (const imported of importsOf(file)) {
      const folders = apart(file, imported);
      if (folders) found.set(folders.join(' -> '), `${file} imports ${imported}`);
    }
  }
  const pairs = [...found].filter(([pair]) => found.has(pair.split(' -> ').reverse().join(' -> ')));
  expect(pairs).toEqual([]);
});
