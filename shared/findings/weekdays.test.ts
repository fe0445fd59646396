import { describe, expect, test } from 'vitest';
import { daySetOf } from '../days/daySet.ts';
import { addDays, type Day } from '../days/days.ts';
import type { HabitSchedule } from '../habits/schedule.ts';
import { weekdayFindings } from './weekdays.ts';

const SUNDAY = '2026-01-04';

/** A daily habit for ten weeks from a Sunday on. `counts` says how often it was done on each weekday, Sunday first. */
const habit = (counts: readonly number[], more: Partial<HabitSchedule> = {}): HabitSchedule => ({
  schedules: [{ from: SUNDAY, frequency: 'daily' }],
  createdDay: SUNDAY,
  completed: daySetOf(
    counts.flatMap((count, weekday) =>
      Array.from({ length: count }, (_, week) => addDays(SUNDAY, week * 7 + weekday)),
    ),
  ),
  ...more,
});

const afterWeeks = (weeks: number): Day => addDays(SUNDAY, weeks * 7);

const found = (counts: readonly number[], more?: Partial<HabitSchedule>) => {
  const { finding } = weekdayFindings(habit(counts, more), SUNDAY, afterWeeks(10));
  return finding && [finding.best.weekday, finding.worst.weekday];
};

// biome-ignore format: one line a case
test.each<[string, number[], number[] | null]>([
  ['9 of 10 Mondays, 2 of 10 Sundays', [2, 9, 5, 5, 5, 5, 5], [1, 0]],
  ['9 of 10 Mondays, 3 of 10 Sundays', [3, 9, 5, 5, 5, 5, 5], null],
  ['all the same', [5, 5, 5, 5, 5, 5, 5], null],
  ['always', [10, 10, 10, 10, 10, 10, 10], null],
  ['never', [0, 0, 0, 0, 0, 0, 0], null],
  ['the first of several', [5, 10, 10, 5, 0, 0, 5], [1, 4]],
])('the best and the worst weekday: %s', (_, counts, expected) => {
  expect(found(counts)).toEqual(expected);
});

test('each rate has its days and an interval', () => {
  const { rates, finding } = weekdayFindings(habit([2, 9, 5, 5, 5, 5, 5]), SUNDAY, afterWeeks(10));
  expect(rates.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(finding).toEqual({ best: rates[1], worst: rates[0] });
  expect(rates[1]).toEqual({
    weekday: 1,
    days: 10,
    done: 9,
    percent: 90,
    interval: { low: expect.closeTo(0.5958, 4), high: expect.closeTo(0.9821, 4) },
  });
});

describe('a weekday needs at least eight days', () => {
  const counts = [0, 10, 5, 5, 5, 5, 5];
  const sundays = (n: number) => daySetOf(Array.from({ length: n }, (_, week) => afterWeeks(week)));

  test('without skipped days', () => {
    expect(found(counts, { skipped: sundays(2) })).toEqual([1, 0]);
    expect(found(counts, { skipped: sundays(3) })).toBeNull();
  });

  test('without days in a pause', () => {
    expect(found(counts, { pauses: [{ from: SUNDAY, to: addDays(afterWeeks(2), -1) }] })).toEqual([
      1, 0,
    ]);
    expect(
      found(counts, { pauses: [{ from: SUNDAY, to: addDays(afterWeeks(3), -1) }] }),
    ).toBeNull();
  });

  test('and if two weekdays have the same rate, the one with more days is compared', () => {
    const most = [0, 9, 0, 10, 5, 5, 5];
    const skipped = daySetOf([addDays(SUNDAY, 7 * 9 + 1), afterWeeks(9)]);
    expect(found(most, { skipped })).toEqual([3, 2]);
  });

  test('so a weekday that is never due is not compared', () => {
    const weekdays = [{ from: SUNDAY, frequency: 'weekdays' as const }];
    expect(found([0, 10, 2, 5, 5, 5, 0], { schedules: weekdays })).toEqual([1, 2]);
  });
});

describe('the period', () => {
  const daily = habit([0, 0, 0, 0, 0, 0, 0]);
  const daysOf = (from: Day, today: Day) =>
    weekdayFindings(daily, from, today).rates.map(({ days }) => days);

  test('ends yesterday', () => {
    expect(daysOf(SUNDAY, SUNDAY)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(daysOf(SUNDAY, addDays(SUNDAY, 8))).toEqual([2, 1, 1, 1, 1, 1, 1]);
  });

  test('begins on the given day, or with the habit if that is later', () => {
    expect(daysOf(addDays(SUNDAY, 1), afterWeeks(2))).toEqual([1, 2, 2, 2, 2, 2, 2]);
    expect(daysOf('2020-01-01', afterWeeks(2))).toEqual([2, 2, 2, 2, 2, 2, 2]);
    expect(daysOf(afterWeeks(3), afterWeeks(2))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
