import { expect, test } from 'vitest';
import { inkOn } from './colorInk.ts';

test.each([
  ['#ffffff', '#000000'],
  ['#ffeb3b', '#000000'],
  ['#4caf50', '#000000'],
  ['#1b5e20', '#ffffff'],
  ['#0000ff', '#ffffff'],
  ['#000000', '#ffffff'],
])('on %s the ink is %s', (color, ink) => {
  expect(inkOn(color)).toBe(ink);
});
