import { expect, test } from 'vitest';
import { mean } from './counting.ts';

test.each([
  [[], 0, 0],
  [[7], 0, 7],
  [[0, 1], 0, 1],
  [[33, 33, 34], 0, 33],
  [[4, 3, 4], 1, 3.7],
  [[4, 3], 1, 3.5],
  [[1, 1, 1, 2], 1, 1.3],
  [[5, 5, 5], 1, 5],
])('the mean of %j to %i decimals is %d', (numbers, decimals, expected) => {
  expect(mean(numbers, decimals)).toBe(expected);
});
