import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPushSecret } from './pushSecret.ts';
import { StartProblem } from './startProblem.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cairn-push-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a data folder keeps its secret, which nobody else may read', () => {
  const made = readPushSecret(dir);
  expect(readPushSecret(dir)).toBe(made);
  expect(statSync(join(dir, 'push.secret')).mode & 0o777).toBe(0o600);
});

test('another folder has another secret, and so has each start without a folder', () => {
  expect(
    new Set([readPushSecret(dir), readPushSecret(undefined), readPushSecret(undefined)]).size,
  ).toBe(3);
});

test.each(['', 'short', 'k'.repeat(63)])(
  'a file with %j is damaged, and stays as it is',
  (text) => {
    writeFileSync(join(dir, 'push.secret'), text);
    expect(() => readPushSecret(dir)).toThrow(StartProblem);
    expect(readFileSync(join(dir, 'push.secret'), 'utf8')).toBe(text);
  },
);
