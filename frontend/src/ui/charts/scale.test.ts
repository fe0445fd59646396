import { expect, test } from 'vitest';
import { axisTicks, barWidth, shortLabel } from './scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [10, [0, 3, 6, 9, 12]],
  [100, [0, 25, 50, 75, 100]],
  [1234, [0, 500, 1000, 1500]],
])('marks up to %i', (max, ticks) => {
  expect(axisTicks(max)).toEqual(ticks);
});

test.each([
  [40, 1, 24],
  [40, 2, 12],
  [4, 2, 2],
])('%i px shared by %i bars', (room, count, width) => {
  expect(barWidth(room, count)).toBe(width);
});

test.each([
  ['Mon', 40, 'Mon'],
  ['Programming', 40, 'Progr…'],
  ['Programming', 3, 'P…'],
])('%s in %i px', (label, room, short) => {
  expect(shortLabel(label, room)).toBe(short);
});
