import { expect, test } from 'vitest';
import { maxStoredBytes } from '#shared/core/storage.ts';
import { storageWarning } from './storageWarning.ts';

test.each([
  [0.8 * maxStoredBytes - 1, undefined],
  [
    0.8 * maxStoredBytes,
    'Your account holds 6.4 of 8 MB. Please delete or shorten what you no longer need.',
  ],
  [
    maxStoredBytes,
    'Your account holds 8 of 8 MB. Please delete or shorten what you no longer need.',
  ],
])('%i bytes: %s', (used, sentence) => {
  expect(storageWarning(used)).toBe(sentence);
});
