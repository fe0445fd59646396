import { expect, test } from 'vitest';
import { axisTicks } from './axisTicks.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [10, [0, 3, 6, 9, 12]],
  [100, [0, 25, 50, 75, 100]],
  [1234, [0, 500, 1000, 1500]],
])('ticks up to %i', (max, ticks) => {
  expect(axisTicks(max)).toEqual(ticks);
});
