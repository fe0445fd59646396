import { expect, test } from 'vitest';
import { percent } from './counting.ts';

test.each([
  [0, 0, 0],
  [0, 7, 0],
  [5, 7, 71],
  [1, 8, 13],
  [57, 200, 29],
  [2, 3, 67],
  [3, 2, 150],
])('%i of %i is %i percent', (part, whole, expected) => {
  expect(percent(part, whole)).toBe(expected);
});
