import { expect, test } from 'vitest';
import { maxStoredBytes, storageWarning } from './storage.ts';

test.each([
  [0, undefined],
  [0.8 * maxStoredBytes - 1, undefined],
  [0.8 * maxStoredBytes, 'Your account holds 6.4 of 8 MB.'],
  [maxStoredBytes, 'Your account holds 8 of 8 MB.'],
])('%i bytes: %s', (used, sentence) => {
  const warning = storageWarning(used);
  if (sentence === undefined) expect(warning).toBeUndefined();
  else expect(warning).toContain(sentence);
});
