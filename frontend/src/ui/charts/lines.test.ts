import { expect, test } from 'vitest';
import { blockOf, columnOf, dayTicks, formatTick, placeOf, rowsOf, thinned } from './lines.ts';

const month = { from: '2026-11-01', to: '2026-11-30' };
const years = { from: '2024-11-01', to: '2026-11-30' };
const oneDay = { from: '2026-11-20', to: '2026-11-20' };

test.each([
  ['fewer than allowed', [1, 2], 3, [1, 2]],
  ['the ends stay', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3, [0, 5, 10]],
  ['none', [], 3, []],
])('thinned: %s', (_, items, max, kept) => {
  expect(thinned(items, max)).toEqual(kept);
});

test.each([
  ['2026-11-01', month, 0],
  ['2026-11-30', month, 29],
  ['2026-11-20', oneDay, 0.5],
])('%s in %j lies at %d', (day, span, place) => {
  expect(placeOf(day, span)).toBe(place);
});

test.each([
  ['2026-11-20', month, '20 Nov'],
  ['2026-11-20', years, 'Nov 2026'],
])('the tick of %s in %j: %s', (day, span, words) => {
  expect(formatTick(day, span)).toBe(words);
});

test.each([
  [month, [0, 6, 12, 17, 23, 29]],
  [{ from: '2026-11-20', to: '2026-11-22' }, [0, 1, 2]],
  [oneDay, [0.5]],
])('%j has its day labels at %j', (span, places) => {
  expect(dayTicks(span)).toEqual(places);
});

test('the table has a row for every day with a point, with the later of two values', () => {
  const rows = rowsOf([
    {
      name: 'Confidence',
      points: [
        { day: '2026-11-01', value: 2 },
        { day: '2026-11-20', value: 3 },
        { day: '2026-11-20', value: 4 },
      ],
    },
    { name: 'Hours', points: [{ day: '2026-11-02', value: 7 }] },
  ]);
  expect(rows).toEqual([
    { day: '2026-11-01', values: [2, null] },
    { day: '2026-11-02', values: [null, 7] },
    { day: '2026-11-20', values: [4, null] },
  ]);
});

test('a stretch reaches from its first day to its last, and the table shows its value on the last day', () => {
  const stretch = { from: '2026-11-03', to: '2026-11-10', value: 3 };
  expect(blockOf(stretch, month)).toEqual({ middle: 5.5, days: 7 });
  const column = columnOf({ name: 'Hours', values: [stretch], color: 'red' });
  expect(column).toEqual({ name: 'Hours', points: [{ day: '2026-11-10', value: 3 }] });
});
