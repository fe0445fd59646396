import { describe, expect, test } from 'vitest';
import { lastDays, type WeekStart } from '#shared/days/days.ts';
import { shortMonth } from '../format/days.ts';
import { dayByKey, LEVEL_OPACITIES, rowOf, weeksOf } from './dayWeeks.ts';

/** A Friday. */
const today = '2026-11-20';
const period = (n: number) => lastDays(n, today).map((date) => ({ date, level: 0, text: '' }));

describe('weeksOf', () => {
  test.each([
    [365, 53],
    [180, 26],
    [90, 13],
    [30, 5],
    [1, 1],
    [6, 1],
    [7, 2],
  ])('%i days fill %i weeks', (days, count) => {
    const weeks = weeksOf(period(days), 0);
    expect(weeks).toHaveLength(count);
    expect(weeks.flatMap((week) => week.days)).toEqual(period(days));
  });

  test.each<[WeekStart, string[], number[]]>([
    [0, ['2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15'], [3, 7, 7, 7, 6]],
    [1, ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'], [4, 7, 7, 7, 5]],
    [6, ['2026-10-17', '2026-10-24', '2026-10-31', '2026-11-07', '2026-11-14'], [2, 7, 7, 7, 7]],
  ])(
    'weeks that start on weekday %i have seven days, but fewer at the edges',
    (start, starts, counts) => {
      const weeks = weeksOf(period(30), start);
      expect(weeks.map((week) => week.start)).toEqual(starts);
      expect(weeks.map(({ days }) => days.length)).toEqual(counts);
    },
  );

  test.each([
    [30, [null, null, 'Nov', null, null]],
    [60, [null, 'Oct', null, null, null, null, 'Nov', null, null]],
    [70, ['Sept', null, null, 'Oct', null, null, null, null, 'Nov', null, null]],
    [5, ['Nov']],
  ])(
    'over %i days, the weeks have the labels %j: none on the first week if the next label is near',
    (days, months) => {
      expect(weeksOf(period(days), 0).map(({ month }) => month && shortMonth(month))).toEqual(
        months,
      );
    },
  );
});

test.each([
  ['2026-11-15', '2026-11-15', 1],
  ['2026-11-15', '2026-11-21', 7],
  ['2026-11-16', '2026-11-20', 5],
])('in the week of %s, %s stands in row %i', (start, day, row) => {
  expect(rowOf({ start }, day)).toBe(row);
});

test.each([
  ['ArrowUp', '2026-11-19'],
  ['ArrowDown', null],
  ['ArrowLeft', '2026-11-13'],
  ['ArrowRight', null],
  ['PageUp', '2026-10-23'],
  ['PageDown', null],
  ['Home', '2026-10-22'],
  ['End', today],
  ['a', null],
])('the key %s on the newest of 30 days leads to %s', (key, day) => {
  expect(dayByKey(key, today, { first: '2026-10-22', last: today })).toBe(day);
});

test('each level is as opaque as the largest share of the maximum that it covers, and level 0 is faint', () => {
  expect(LEVEL_OPACITIES).toEqual([0.1, 0.25, 0.5, 0.75, 1]);
});
