import { expect, test } from 'vitest';
import { isNearlyFull, maxStoredBytes, megabytesOf } from './storage.ts';

test.each([
  [0, false, 0],
  [0.8 * maxStoredBytes - 1, false, 6.4],
  [0.8 * maxStoredBytes, true, 6.4],
  [maxStoredBytes, true, 8],
])('%i bytes: nearly full is %s, shown as %d MB', (used, isWarned, megabytes) => {
  expect([isNearlyFull(used), megabytesOf(used)]).toEqual([isWarned, megabytes]);
});
