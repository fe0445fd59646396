import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readStartSettings } from './startSettings.ts';

const here = resolve('.data');

test.each([
  [{}, 3000, here],
  [{ PORT: '', CAIRN_DATA_DIR: '' }, 3000, here],
  [{ PORT: '0' }, 0, here],
  [{ PORT: '65535', CAIRN_DATA_DIR: '/elsewhere' }, 65_535, '/elsewhere'],
])('%o', (env, port, dataDir) => {
  expect(readStartSettings(env)).toEqual({ port, dataDir });
});

test.each(['abc', '65536', '-1', '80.5', '1e3', ' ', '0x50', '100000'])(
  "an invalid PORT is reported in one sentence: '%s'",
  (PORT) => {
    expect(() => readStartSettings({ PORT })).toThrow(
      `PORT must be a whole number from 0 to 65535, not '${PORT}': leave it out for 3000, or set it like PORT=3001 npm start.`,
    );
  },
);
