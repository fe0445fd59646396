import { expect, test } from 'vitest';
import { barsOf, isTelling, withRest } from './shares.ts';

const slicesOf = (...values: number[]) =>
  values.map((value, index) => ({ label: `Category ${index + 1}`, value }));

test.each([
  [[], false],
  [[0, 0], false],
  [[12], false],
  [[12, 0, 0], false],
  [[1, 1, 1, 1, 1, 1, 1, 1], false],
  [[2, 1], true],
  [[2, 2], true],
  [[2, 2, 1, 1, 1, 1, 1, 1, 1, 1], false],
  [[4, 2, 1, 1, 1, 1, 1, 1, 1], true],
])('a ring of %j says something: %s', (values, expected) => {
  expect(isTelling(slicesOf(...values))).toBe(expected);
});

test('a ring of one thing each says something, unless what they weigh says more', () => {
  const slices = slicesOf(1, 1, 1);
  expect(isTelling(slices)).toBe(true);
  expect(isTelling(slices, [{ label: 'Category 1', value: 4, text: '4 h' }])).toBe(false);
});

test('the rest of more than six slices is one, and the sum stays', () => {
  expect(withRest(slicesOf(5, 4, 3, 2, 1, 1))).toHaveLength(6);
  expect(withRest(slicesOf(5, 4, 3, 2, 2, 1, 1, 1)).slice(4)).toEqual([
    { label: 'Category 5', value: 2 },
    { label: '3 others', value: 3 },
  ]);
});

test('the longest bar is full, the others are in proportion, eight are shown', () => {
  const weight = (label: string, value: number) => ({ label, value, text: `${value} h` });
  expect(
    barsOf([weight('Design', 40), weight('Completed', 10)]).map(({ percent, color }) => [
      percent,
      color,
    ]),
  ).toEqual([
    [100, undefined],
    [25, 'var(--cairn-done)'],
  ]);
  expect(barsOf([weight('Design', 0)])[0]?.percent).toBe(0);
  expect(barsOf(Array.from({ length: 13 }, (_, n) => weight(`${n}`, n)))).toHaveLength(8);
});
