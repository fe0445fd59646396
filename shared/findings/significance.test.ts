import { expect, test } from 'vitest';
import { largestDiscovery, twoSidedP } from './significance.ts';

// Values from tables of the normal distribution.
test.each([
  [0, 1],
  [1, 0.3173105],
  [1.959964, 0.05],
  [2.575829, 0.01],
  [3.290527, 0.001],
  [6, 1.973175e-9],
])('z of %d: p is %d, on both sides', (z, p) => {
  expect(twoSidedP(z) / p).toBeCloseTo(1, 5);
  expect(twoSidedP(-z)).toBe(twoSidedP(z));
});

// The limits for four values are 0.0125, 0.025, 0.0375 and 0.05.
test.each<[string, number[], number]>([
  ['none', [], -1],
  ['one at the limit', [0.05], 0.05],
  ['one above the limit', [0.0501], -1],
  ['the third of four', [0.9, 0.03, 0.001, 0.02], 0.03],
  ['a later value within its limit makes an earlier one count too', [0.02, 0.025, 0.9, 0.9], 0.025],
  ['none of four', [0.0126, 0.9, 0.9, 0.9], -1],
  ['all', [0.05, 0.05, 0.05, 0.05], 0.05],
])('the largest discovery: %s', (_, pValues, expected) => {
  expect(largestDiscovery(pValues, 0.05)).toBe(expected);
});
