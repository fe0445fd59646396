import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const house = mkdtempSync(join(tmpdir(), 'cairn-nulls-'));
afterAll(() => rmSync(house, { recursive: true }));
writeFileSync(
  join(house, 'biome.json'),
  JSON.stringify({ plugins: [resolve('lint/nulls.grit')], linter: { rules: { preset: 'none' } } }),
);

/** Whether the linter refuses an expression. */
const isRefused = (expression: string): boolean => {
  const path = join(house, 'x.ts');
  writeFileSync(path, `export const x = ${expression};\n`);
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', path], {
    cwd: house,
    encoding: 'utf8',
  });
  return (stdout + stderr).includes("typeof null is 'object' too");
};

test.each([
  ["typeof a === 'object'", true],
  ["typeof a !== 'object'", true],
  ["typeof a.b === 'object' ? a.b.c : a.b", true],
  ["typeof a === 'object' && 'b' in a", true],
  ["typeof a === 'object' && b !== null", true],
  ["typeof a === 'object' && a !== null", false],
  ["b && typeof a === 'object' && a !== null && 'c' in a", false],
  ["a !== null && typeof a === 'object'", false],
  ["typeof a !== 'object' || a === null", false],
  ["a === null || typeof a === 'object'", false],
  ["typeof a === 'string'", false],
])('%s is refused: %j', (expression, expected) => {
  expect(isRefused(expression)).toBe(expected);
});
