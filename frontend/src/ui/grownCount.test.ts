import { expect, test } from 'vitest';
import { firstCards, grownCount, grownCounts, moreCards } from './grownCount.ts';

test.each([
  [24, 2_000, 24 + moreCards],
  [24, 30, 30],
  [24, 24, 24],
  [24, 3, 3],
])('%i shown of %i: then %i', (shown, total, next) => {
  expect(grownCount(shown, total)).toBe(next);
});

test('each entry of the history has its own count, the first cards unless it grew', () => {
  grownCounts.keep('b', 96);
  grownCounts.keep('c', firstCards);
  expect(['a', 'b', 'c'].map(grownCounts.at)).toEqual([firstCards, 96, firstCards]);
});
