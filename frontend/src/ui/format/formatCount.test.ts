import { expect, test } from 'vitest';
import { formatCount } from './formatCount.ts';

test.each([
  [1, 'day', '1 day'],
  [5, 'week', '5 weeks'],
  [0, 'day', '0 days'],
])('%i %s: %s', (count, unit, words) => {
  expect(formatCount(count, unit)).toBe(words);
});
