import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Day, epochDay, fromEpochDay, yearOf } from './days.ts';
import {
  countOn,
  dayCountsOf,
  MAX_DAY_COUNT,
  MAX_YEAR_COUNTS_BYTES,
  NO_COUNTS,
  withCounts,
  type YearCounts,
} from './yearCounts.ts';

const zeros = (n: number) => Array.from({ length: n }, () => 0);

// biome-ignore format: one line a case
test.each<[string, [Day, number][], number[]]>([
  ['nothing', [], []],
  ['no activity', [['2026-01-01', 0]], []],
  ['the first day', [['2026-01-01', 3]], [3]],
  ['days between are zeros', [['2026-01-01', 1], ['2026-01-04', 255]], [1, 0, 0, 255]],
  ['the last day of a common year', [['2026-12-31', 1]], [...zeros(364), 1]],
  ['the last day of a leap year', [['2024-12-31', 1]], [...zeros(365), 1]],
  ['a leap day', [['2024-02-29', 7], ['2024-03-01', 8]], [...zeros(59), 7, 8]],
  ['more than a byte', [['2026-01-01', 2], ['2026-01-02', 256]], [2, ...zeros(366), 1]],
  ['the most', [['2024-12-31', MAX_DAY_COUNT]], [...zeros(365), 255, ...zeros(365), 255]],
])('%s', (_, days, bytes) => {
  const counts = withCounts(NO_COUNTS, new Map(days));
  expect([...counts]).toEqual(bytes);
  expect(days.map(([day]) => countOn(counts, day))).toEqual(days.map(([, count]) => count));
});

test.each([-1, 0.5, MAX_DAY_COUNT + 1, Number.NaN])('%d is no count of a day', (count) => {
  expect(() => withCounts(NO_COUNTS, new Map([['2026-01-01', count]]))).toThrow(RangeError);
});

test('what was given stays as it was', () => {
  const counts = Uint8Array.of(1);
  expect([...withCounts(counts, new Map([['2026-01-02', 5]]))]).toEqual([1, 5]);
  expect([...counts]).toEqual([1]);
});

describe('all years together', () => {
  const counts = dayCountsOf(
    new Map([
      [2023, withCounts(NO_COUNTS, new Map([['2023-12-31', 4]]))],
      [2024, withCounts(NO_COUNTS, new Map([['2024-01-01', 300]]))],
    ]),
  );

  test.each<[Day, number]>([
    ['2022-12-31', 0],
    ['2023-12-30', 0],
    ['2023-12-31', 4],
    ['2024-01-01', 300],
    ['2024-01-02', 0],
  ])('%s has %i', (day, count) => {
    expect(counts.get(day) ?? 0).toBe(count);
  });
});

const days = fc
  .integer({ min: epochDay('2023-01-01'), max: epochDay('2025-12-31') })
  .map(fromEpochDay);
const counted = fc.oneof(
  fc.nat(3),
  fc.integer({ min: 250, max: 520 }),
  fc.nat({ max: MAX_DAY_COUNT }),
);

test('whatever is written, it reads like a plain map', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(days, counted), { maxLength: 200 }), (writes) => {
      const model = new Map<Day, number>();
      const years = new Map<number, YearCounts>();
      for (const [day, count] of writes) {
        model.set(day, count);
        const year = yearOf(day);
        years.set(year, withCounts(years.get(year) ?? NO_COUNTS, new Map([[day, count]])));
      }
      const read = dayCountsOf(years);
      for (let n = epochDay('2022-12-31'); n <= epochDay('2026-01-01'); n++) {
        const day = fromEpochDay(n);
        expect(read.get(day) ?? 0).toBe(model.get(day) ?? 0);
      }
      for (const [year, counts] of years) {
        expect(counts.length).toBeLessThanOrEqual(MAX_YEAR_COUNTS_BYTES);
        expect(counts.at(-1)).not.toBe(0);
        const ofYear = new Map([...model].filter(([day]) => yearOf(day) === year));
        expect(withCounts(NO_COUNTS, ofYear)).toEqual(counts);
      }
    }),
    { numRuns: 60 },
  );
});
