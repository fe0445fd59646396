import { expect, test } from 'vitest';
import { slicesOf } from './slicesOf.ts';

const itself = (label: string) => label;

test.each([
  [[], []],
  [
    ['Mental', 'Design', 'Personal', 'Personal'],
    [
      { label: 'Personal', value: 2 },
      { label: 'Design', value: 1 },
      { label: 'Mental', value: 1 },
    ],
  ],
])('the slices of %j: the largest first, equal ones by name', (labels, slices) => {
  expect(slicesOf(labels, itself)).toEqual(slices);
});

test('a note is about the items of one label', () => {
  const hours = (group: readonly [string, number][]) =>
    `${group.reduce((sum, [, more]) => sum + more, 0)} h`;
  const skills: [string, number][] = [
    ['Mental', 1],
    ['Design', 3],
    ['Mental', 2.5],
  ];
  expect(slicesOf(skills, ([label]) => label, hours)).toEqual([
    { label: 'Mental', value: 2, note: '3.5 h' },
    { label: 'Design', value: 1, note: '3 h' },
  ]);
});

test.each([0, 1, 2, 8, 13, 30])('each of %i categories has a slice', (count) => {
  const labels = Array.from({ length: count }, (_, index) => `Category ${index}`);
  const slices = slicesOf([...labels, ...labels], itself);
  expect(new Set(slices.map(({ label }) => label))).toEqual(new Set(labels));
  expect(slices.every(({ value }) => value === 2)).toBe(true);
});
