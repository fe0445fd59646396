import { expect, test } from 'vitest';
import {
  cardsAFrame,
  drawnAtOnce,
  firstCards,
  grownCount,
  grownCounts,
  moreCards,
} from './grownCount.ts';

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

test.each([
  ['a short list: all', firstCards, firstCards, firstCards],
  ['a long list: a frame’s worth', firstCards, firstCards + 1, cardsAFrame],
  ['one that had grown: all of it', 96, 2_000, 96],
])('the first frame draws of %s', (_, count, total, drawn) => {
  expect(drawnAtOnce(count, total)).toBe(drawn);
});
