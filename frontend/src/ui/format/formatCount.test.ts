import { expect, test } from 'vitest';
import { formatCount, formatShown } from './formatCount.ts';

test.each([
  [1, 'day', '1 day'],
  [5, 'week', '5 weeks'],
  [0, 'day', '0 days'],
])('%i %s: %s', (count, unit, words) => {
  expect(formatCount(count, unit)).toBe(words);
});

test.each([
  [1, 1, '1 skill'],
  [40, 40, '40 skills'],
  [12, 40, '12 of 40 skills'],
  [0, 1, '0 of 1 skill'],
  [1000, 2000, '1,000 of 2,000 skills'],
])('%i of %i: %s', (shown, all, words) => {
  expect(formatShown(shown, all, (count) => formatCount(count, 'skill'))).toBe(words);
});
