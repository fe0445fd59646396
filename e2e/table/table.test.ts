import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calls } from './calls.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { limits } from './limits.ts';
import { lists } from './lists.ts';
import { screens } from './screens.ts';
import { states } from './states.ts';
import { isQuotedIn, titlesIn } from './titles.ts';

const root = join(import.meta.dirname, '..', '..');
const parts = { screens, lists, entities, states, calls, errors, limits };

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const source = sources.get(file) ?? readFileSync(join(root, file), 'utf8');
  sources.set(file, source);
  return source;
};

describe.each(Object.entries(parts))('%s', (_, lines) => {
  for (const [line, file, title, example] of lines) {
    test(line, () => {
      expect(existsSync(join(root, file)), `${file} is there`).toBe(true);
      expect(file).toMatch(/\.(test|spec|suite)\.tsx?$/);
      expect([...titlesIn(sourceOf(file))], file).toContain(title);
      if (example !== undefined) expect(isQuotedIn(sourceOf(file), example), example).toBe(true);
    });
  }
});

test('no line stands there twice', () => {
  const lines = Object.values(parts).flatMap((part) => part.map(([line]) => line));
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});
