import { describe, expect, test } from 'vitest';
import { addDays, type Day, lastDays } from '#shared/rules/days.ts';
import { MAX_DAY_COUNT, NO_COUNTS, withCounts } from '#shared/rules/yearCounts.ts';
import { sizeOf } from './itemSize.ts';
import { keys } from './keys.ts';
import { parseYears, timeByMonth, yearAfter } from './yearItem.ts';

const key = keys.year('6f1f7c1e-2f0b-4d53-8a55-4f3b8f1c9a10', 2024);
const all = lastDays(366, '2024-12-31');
const none = Array.from({ length: 12 }, () => 0);
const counts = (...days: [Day, number][]) => withCounts(NO_COUNTS, new Map(days));

test('the fullest year there can be is below a write unit’s 1,024 bytes', () => {
  const full = {
    ...key,
    counts: counts(...all.map((day): [Day, number] => [day, MAX_DAY_COUNT])),
    time: none.map(() => Number.MAX_SAFE_INTEGER),
    revision: Number.MAX_SAFE_INTEGER,
  };
  expect(parseYears([full])).toHaveLength(1);
  expect(sizeOf(full)).toBeLessThan(1_024);
});

test('eleven years of 255 activities a day are below the 8,192 bytes of a read unit', () => {
  const busy = { ...key, ...yearAfter(undefined, [], 1), time: none.map(() => 7_905 * 7_200) };
  const days = all.map((day): [Day, number] => [day, 255]);
  expect(11 * sizeOf({ ...busy, counts: counts(...days) })).toBeLessThan(8_192);
});

describe('activities', () => {
  const standing = {
    ...key,
    counts: counts(['2024-02-29', 2]),
    time: none.with(1, 50),
    revision: 3,
  };
  const on = (date: Day, time: number) => ({ date, time });

  test.each([
    [
      'the first',
      undefined,
      1,
      [on('2024-05-01', 5)],
      counts(['2024-05-01', 1]),
      none.with(4, 5),
      1,
    ],
    [
      'one without time',
      standing,
      1,
      [on('2024-02-29', 0)],
      counts(['2024-02-29', 3]),
      none.with(1, 50),
      4,
    ],
    [
      'several of some months',
      standing,
      1,
      [on('2024-02-29', 1), on('2024-02-28', 2), on('2024-02-28', 3), on('2024-12-31', 4)],
      counts(['2024-02-28', 2], ['2024-02-29', 3], ['2024-12-31', 1]),
      none.with(1, 56).with(11, 4),
      4,
    ],
    ['off again', standing, -1, [on('2024-02-29', 20), on('2024-02-29', 30)], NO_COUNTS, none, 4],
    ['more off than there are', standing, -1, [on('2024-02-28', 60)], standing.counts, none, 4],
  ] as const)('%s', (_, before, sign, counted, after, time, revision) => {
    const year = yearAfter(before, counted, sign);
    expect(year).toEqual({ ...before, counts: after, time, revision });
    expect(parseYears([{ ...key, ...year }])).toHaveLength(1);
  });

  test('fill a day to the last, and no further', () => {
    const day = '2024-06-01';
    const full = { ...standing, counts: counts([day, MAX_DAY_COUNT - 1]) };
    const last = yearAfter(full, [on(day, 1)], 1);
    expect(last.counts).toEqual(counts([day, MAX_DAY_COUNT]));
    expect(() => yearAfter({ ...key, ...last }, [on(day, 1)], 1)).toThrow(
      `You have 65535 activities on ${day}, which is the most there can be.`,
    );
    expect(yearAfter({ ...key, ...last }, [on(addDays(day, 1), 1)], 1)).toBeDefined();
  });

  test('of a broken year are refused', () => {
    expect(() => yearAfter({ ...standing, time: [] }, [], 1)).toThrow('Broken item');
  });
});

test('the time is told by month', () => {
  const [year] = parseYears([
    { ...key, ...yearAfter(undefined, [{ date: '2024-03-09', time: 7 }], 1) },
  ]);
  const times = new Map(year && timeByMonth(year));
  expect(times.size).toBe(12);
  expect([times.get('2024-02'), times.get('2024-03')]).toEqual([0, 7]);
});
