import { expect, test } from 'vitest';
import { MAX_SLICES, ringOf } from './ringOf.ts';

const categories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `${index}`, value: 1 + (index % 7) }));

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [2, 2, 0],
  [5, 5, 0],
  [6, 5, 2],
  [30, 5, 26],
])(
  '%i categories become %i slices, and the last one combines %i of them',
  (count, drawn, grouped) => {
    const all = categories(count);
    const { slices, others } = ringOf(all);
    expect(slices).toHaveLength(drawn);
    expect(others).toHaveLength(grouped);
    const own = grouped > 0 ? slices.slice(0, -1) : slices;
    const labels = [...own, ...others].map(({ label }) => label);
    expect(labels.toSorted()).toEqual(all.map(({ label }) => label).toSorted());
    const sum = (of: readonly { value: number }[]) =>
      of.reduce((total, { value }) => total + value, 0);
    expect(sum(slices)).toBe(sum(all));
  },
);

test('the last slice combines the smallest, for any order of the input', () => {
  const { slices, others } = ringOf(categories(6).toReversed());
  const smallest = Math.min(...slices.slice(0, -1).map(({ value }) => value));
  expect(Math.max(...others.map(({ value }) => value))).toBeLessThanOrEqual(smallest);
  expect(slices.at(-1)).toMatchObject({ label: '2 others', value: 3 });
});

test('each drawn slice has its own colour', () => {
  const colors = ringOf(categories(30)).slices.map(({ color }) => color);
  expect(new Set(colors).size).toBe(MAX_SLICES);
});

test('up to five slices keep their order', () => {
  const statuses = [
    { label: 'Completed', value: 0 },
    { label: 'In Progress', value: 3 },
    { label: 'Planning', value: 1 },
  ];
  expect(ringOf(statuses).slices.map(({ label }) => label)).toEqual([
    'Completed',
    'In Progress',
    'Planning',
  ]);
});
