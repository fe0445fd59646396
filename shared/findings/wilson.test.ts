import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson.ts';

test.each([
  [8, 10, 0.4902, 0.9433],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [40, 80, 0.393, 0.607],
  [1, 1, 0.2065, 1],
  [0, 0, 0, 1],
])('the interval of %i of %i is %d to %d', (done, days, low, high) => {
  const interval = wilsonInterval(done, days);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});
