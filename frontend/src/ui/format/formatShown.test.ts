import { expect, test } from 'vitest';
import { formatShown } from './formatShown.ts';

test.each([
  [1, 1, '1 skill'],
  [40, 40, '40 skills'],
  [12, 40, '12 of 40 skills'],
  [0, 1, '0 of 1 skill'],
  [1000, 2000, '1,000 of 2,000 skills'],
])('%i of %i: %s', (shown, all, words) => {
  expect(formatShown(shown, all, 'skill')).toBe(words);
});
