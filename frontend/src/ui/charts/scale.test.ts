import { expect, test } from 'vitest';
import { arcsOf, axisTicks, barPath, barWidth, shortLabel } from './scale.ts';

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
  ['18 Oct', 45, '18 Oct'],
  ['Mar', 22.8, 'M'],
  ['Programming', 40, 'Prog…'],
  ['Programming', 3, 'P'],
])('%s in %i px', (label, room, short) => {
  expect(shortLabel(label, room)).toBe(short);
});

test.each([
  ['a bar with round corners', 40, 'M10 100v-37q0 -3 3 -3h18q3 0 3 3V100z'],
  ['a low one, whose corners are as high as it is', 2, 'M10 100v0q0 -2 2 -2h20q2 0 2 2V100z'],
])('%s', (_, height, path) => {
  expect(barPath(10, 100, 24, height)).toBe(path);
});

test('the arcs of a ring have gaps between them, and a tiny one keeps half of itself', () => {
  expect(arcsOf([5])).toEqual([{ start: 0, length: 360 }]);
  expect(arcsOf([3, 1])).toEqual([
    { start: 1, length: 268 },
    { start: 271, length: 88 },
  ]);
  expect(arcsOf([359, 1])).toEqual([
    { start: 1, length: 357 },
    { start: 359.25, length: 0.5 },
  ]);
});
