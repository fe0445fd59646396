import { expect, test } from 'vitest';
import { dropIndex, shiftOf } from './useReorder.ts';

/** Four rows of 40, 40, 100 and 40 px, from 1000 px on. */
const rows = [
  { top: 1000, height: 40 },
  { top: 1040, height: 40 },
  { top: 1080, height: 100 },
  { top: 1180, height: 40 },
];

test.each([
  [0, 0, 0],
  [0, 19, 0],
  [0, 21, 1],
  [0, 91, 2],
  [0, 500, 3],
  [0, -500, 0],
  [3, -49, 3],
  [3, -51, 2],
  [3, -500, 0],
  [2, 19, 2],
  [2, 21, 3],
  [2, -21, 1],
  [9, 10, 9],
])('row %i held %i px lower takes place %i', (from, dy, to) => {
  expect(dropIndex(rows, from, dy)).toBe(to);
});

test.each([
  [0, 2, [0, -40, -40, 0]],
  [3, 1, [0, 40, 40, 0]],
  [1, 1, [0, 0, 0, 0]],
])('from %i to %i the others make room', (from, to, shifts) => {
  expect(rows.map((_, index) => shiftOf(index, from, to, 40))).toEqual(shifts);
});
