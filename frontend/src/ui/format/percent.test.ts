import { expect, test } from 'vitest';
import { readPercent } from './percent.ts';

test.each([
  ['55', 55],
  ['55%', 55],
  [' 55 % ', 55],
  ['0', 0],
  ['100%', 100],
  ['101', undefined],
  ['-1', undefined],
  ['5.5', undefined],
  ['55 percent', undefined],
  ['%', undefined],
  ['', undefined],
])('%j is %j percent', (typed, percent) => {
  expect(readPercent(typed)).toBe(percent);
});
