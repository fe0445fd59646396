import { expect, test } from 'vitest';
import { meanPercent, percent } from './counting.ts';

test.each([
  [0, 0, 0],
  [0, 7, 0],
  [5, 7, 71],
  [1, 8, 13],
  [57, 200, 29],
  [2, 3, 67],
  [299, 300, 99],
  [999, 1000, 99],
  [300, 300, 100],
  [3, 2, 150],
])('%i of %i is %i percent', (part, whole, expected) => {
  expect(percent(part, whole)).toBe(expected);
});

test.each([
  [[], 0],
  [[33, 33, 34], 33],
  [[100, 100, 99], 99],
  [[100, 100], 100],
])('the mean of %j is %i percent', (percents, expected) => {
  expect(meanPercent(percents)).toBe(expected);
});
