import { describe, expect, test } from 'vitest';
import { daySetOf, NO_DAYS, withDay } from '../days/daySet.ts';
import { addDays, type Day, defaultWeekStart, lastDays, type WeekStart } from '../days/days.ts';
import type { DerivedHabit, Frequency, Schedule } from './model.ts';
import { deriveHabit, isDueOn, isMetOn, isScheduledOn } from './rules.ts';

// 4, 11, 18 and 25 January 2026 are Sundays.
const derive = (
  frequency: Frequency,
  created: Day,
  days: readonly Day[],
  today: Day,
  target = 30,
  weekStartsOn: WeekStart = defaultWeekStart,
) =>
  deriveHabit(
    {
      schedules: [{ from: created, frequency }],
      targetDays: target,
      createdDay: created,
      completed: daySetOf(days),
    },
    { today, weekStartsOn },
  );

/** jan(5, 6) -> 2026-01-05, 2026-01-06 */
const jan = (...dates: number[]): Day[] =>
  dates.map((date) => `2026-01-${String(date).padStart(2, '0')}`);
/** ('2026-01-31', 2) -> 2026-01-31, 2026-02-01 */
const range = (from: Day, count: number) => lastDays(count, addDays(from, count - 1));

type Case = [
  rule: string,
  frequency: Frequency,
  created: Day,
  days: readonly Day[],
  today: Day,
  expected: Partial<DerivedHabit>,
];

const streak = (currentStreak: number, longestStreak: number, completionRate: number) => ({
  currentStreak,
  longestStreak,
  completionRate,
});

// Created on the 11th, with 8 glasses on the 8th and fewer on the other days.
// biome-ignore format: one line a case
test.each<[string, readonly Day[], Day, number]>([
  ['the first day with an amount', jan(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), '2026-01-01', 10],
  ['the first day with an amount, even if days after it have none', jan(1, 8), '2026-01-01', 10],
  ['the first completed day if no day has an amount', [], '2026-01-08', 33],
  ['the first completed day if the first amount is later', jan(12), '2026-01-08', 33],
])('an amount habit starts on %s', (_, recorded, startDate, completionRate) => {
  const facts = {
    schedules: [{ from: '2026-01-11', frequency: 'daily' as const }], targetDays: 30,
    createdDay: '2026-01-11',
    completed: daySetOf(jan(8)),
    recorded: daySetOf(recorded),
  };
  const calendar = { today: '2026-01-11', weekStartsOn: defaultWeekStart };
  expect(deriveHabit(facts, calendar)).toMatchObject({ startDate, completionRate });
});

describe('streaks and completion rate', () => {
  // biome-ignore format: one line a case
  test.each<Case>([
    ['a new habit has nothing', 'daily', '2026-01-07', [], '2026-01-07', streak(0, 0, 0)],
    ['a met open day counts', 'daily', '2026-01-07', jan(7), '2026-01-07', streak(1, 1, 100)],
    ['a missed closed day', 'daily', '2026-01-07', [], '2026-01-08', streak(0, 0, 0)],
    ['an open day is stepped over', 'daily', '2026-01-05', jan(5, 6), '2026-01-07', streak(2, 2, 100)],
    ['a met open day extends the streak', 'daily', '2026-01-05', jan(5, 6, 7), '2026-01-07', streak(3, 3, 100)],
    ['a missed closed day ends the streak', 'daily', '2026-01-05', jan(5, 6), '2026-01-08', streak(0, 2, 67)],
    ['5 of 6', 'daily', '2026-01-05', jan(5, 6, 7, 9, 10), '2026-01-11', streak(2, 3, 83)],
    ['6 of 8', 'daily', '2026-01-05', jan(5, 6, 7, 9, 10, 12), '2026-01-12', streak(1, 3, 75)],
    ['5 of 7', 'daily', '2026-01-05', jan(5, 6, 7, 9, 10), '2026-01-12', streak(0, 3, 71)],
    ['the start is the first completed day', 'daily', '2026-01-10', jan(6, 7), '2026-01-10', streak(0, 2, 50)],
    ['the start is the day created, before the first completed day', 'daily', '2026-01-06', jan(8, 9), '2026-01-10', streak(2, 2, 50)],
    ['a late edit closes the gap', 'daily', '2026-01-05', jan(5, 6, 7, 8, 9), '2026-01-09', streak(5, 5, 100)],
    ['over a leap day', 'daily', '2024-02-27', range('2024-02-27', 4), '2024-03-01', streak(4, 4, 100)],
    ['a leap day missed', 'daily', '2024-02-28', ['2024-02-28', '2024-03-01'], '2024-03-01', streak(1, 1, 67)],
    ['over a year end', 'daily', '2025-12-30', range('2025-12-30', 4), '2026-01-02', streak(4, 4, 100)],
    ['with one of 300 days missed, the rate is 99 %', 'daily', '2025-01-01', range('2025-01-02', 299), '2025-10-28', streak(299, 299, 99)],
    ['ten years', 'daily', '2016-01-01', range('2016-01-01', 3653), '2025-12-31', streak(3653, 3653, 100)],

    ['a weekend does not break weekdays', 'weekdays', '2026-01-08', jan(8, 9, 12), '2026-01-12', streak(3, 3, 100)],
    ['a completed weekend does not add to weekdays', 'weekdays', '2026-01-08', jan(8, 9, 10, 11, 12), '2026-01-12', streak(3, 3, 100)],
    ['on a weekend no weekday is open', 'weekdays', '2026-01-08', jan(8, 9), '2026-01-11', streak(2, 2, 100)],
    ['a missed Friday breaks', 'weekdays', '2026-01-07', jan(7, 8, 12), '2026-01-12', streak(1, 2, 75)],
    ['created on a Saturday, no unit yet', 'weekdays', '2026-01-10', jan(10), '2026-01-11', streak(0, 0, 0)],
    ['the start may be off the schedule', 'weekdays', '2026-01-14', jan(10, 12), '2026-01-14', streak(0, 1, 50)],

    ['weekdays do not break weekends', 'weekends', '2026-01-03', jan(3, 4, 10), '2026-01-14', streak(0, 3, 75)],
    ['two full weekends in a row', 'weekends', '2026-01-03', jan(3, 4, 10, 11), '2026-01-16', streak(4, 4, 100)],
    ['a Sunday open after a Saturday met', 'weekends', '2026-01-04', jan(4, 10), '2026-01-11', streak(2, 2, 100)],
    ['a weekday completion is off the schedule', 'weekends', '2026-01-10', jan(7, 10), '2026-01-11', streak(1, 1, 100)],

    ['a week is met by one day', 'weekly', '2026-01-07', jan(10), '2026-01-10', streak(1, 1, 100)],
    ['a week that is met by more days counts once', 'weekly', '2026-01-04', jan(4, 7, 10), '2026-01-10', streak(1, 1, 100)],
    ['the open week is stepped over', 'weekly', '2025-12-21', ['2025-12-24', '2026-01-03'], '2026-01-10', streak(2, 2, 100)],
    ['Saturday and Sunday are two weeks', 'weekly', '2026-01-10', jan(10, 11), '2026-01-11', streak(2, 2, 100)],
    ['the week it starts in counts', 'weekly', '2026-01-10', jan(11), '2026-01-11', streak(1, 1, 50)],
    ['the week it starts in is met by a day before the day created', 'weekly', '2026-01-10', jan(5), '2026-01-11', streak(1, 1, 100)],
    ['the first week is that of the first completed day', 'weekly', '2026-01-14', jan(3), '2026-01-14', streak(0, 1, 50)],
    ['a missed week breaks', 'weekly', '2026-01-04', jan(4, 18, 25), '2026-01-25', streak(2, 2, 75)],
    ['a week over the year end', 'weekly', '2026-12-27', ['2026-12-31', '2027-01-09'], '2027-01-09', streak(2, 2, 100)],
    ['met by a day in the new year', 'weekly', '2026-12-28', ['2027-01-02'], '2027-01-04', streak(1, 1, 100)],
    ['a week with a leap day', 'weekly', '2024-02-25', ['2024-02-29', '2024-03-03'], '2024-03-03', streak(2, 2, 100)],
  ])('%s (%s)', (_, frequency, created, days, today, expected) => {
    expect(derive(frequency, created, days, today)).toMatchObject(expected);
  });

  // biome-ignore format: one line a case
  test.each<[Frequency, string]>([
    ['daily', 'day'],
    ['weekdays', 'day'],
    ['weekends', 'day'],
    ['weekly', 'week'],
  ])('the streak of a %s habit counts in a %s', (frequency, unit) => {
    expect(derive(frequency, '2026-01-05', [], '2026-01-05').streakUnit).toBe(unit);
  });

  test('a late edit of an old day changes the longest streak as if it had always been so', () => {
    const completed = daySetOf([...range('2025-01-01', 10), ...range('2025-01-12', 10)]);
    const createdDay = '2025-01-01';
    const schedules: Schedule[] = [{ from: createdDay, frequency: 'daily' }];
    const facts = { schedules, targetDays: 30, createdDay };
    const longest = (set: typeof completed) =>
      deriveHabit(
        { ...facts, completed: set },
        { today: '2026-01-01', weekStartsOn: defaultWeekStart },
      ).longestStreak;
    expect(longest(completed)).toBe(10);
    expect(longest(withDay(completed, '2025-01-11', true))).toBe(21);
    expect(longest(withDay(completed, '2025-01-05', false))).toBe(10);
  });
});

describe('weeks start on the day that the calendar says', () => {
  // 3 January 2026 is a Saturday, the 4th a Sunday and the 5th a Monday. Today is Saturday the 17th.
  const seen = (weekStartsOn: WeekStart, days: readonly Day[]) =>
    derive('weekly', '2026-01-03', days, '2026-01-17', 30, weekStartsOn);
  // biome-ignore format: one line a case
  test.each<[string, WeekStart, readonly Day[], Partial<DerivedHabit>]>([
    ['from Sunday, two weeks', 0, jan(10, 11), streak(2, 2, 67)],
    ['from Monday, one week', 1, jan(10, 11), streak(1, 1, 50)],
    ['from Saturday, one week', 6, jan(10, 11), streak(1, 1, 50)],
    ['from Monday, Sunday ends a week', 1, jan(4, 5, 12), streak(3, 3, 100)],
    ['from Saturday, Friday ends a week', 6, jan(9, 10, 17), streak(3, 3, 100)],
    ['from Sunday, this week', 0, jan(10, 11, 12, 17), { thisWeekCompletions: 3 }],
    ['from Monday, this week', 1, jan(10, 11, 12, 17), { thisWeekCompletions: 2 }],
    ['from Saturday, this week', 6, jan(10, 11, 12, 17), { thisWeekCompletions: 1 }],
  ])('%s', (_, weekStartsOn, days, expected) => {
    expect(seen(weekStartsOn, days)).toMatchObject(expected);
  });
});

describe('days after today, for a user who travelled west', () => {
  // biome-ignore format: one line a case
  test.each<Case>([
    ['keep the streak they had', 'daily', '2026-01-05', jan(5, 6, 7), '2026-01-06', { ...streak(3, 3, 100), totalCompletions: 3, lastCompletionDate: '2026-01-07' }],
    ['are 0 days ago', 'daily', '2026-01-05', jan(7), '2026-01-05', { daysSinceLastCompletion: 0, lastCompletionDate: '2026-01-07' }],
    ['continue the streak over today, which is open again', 'daily', '2026-01-05', jan(5, 7), '2026-01-06', streak(2, 2, 100)],
    ['two days ahead', 'daily', '2026-01-04', jan(4, 7), '2026-01-05', streak(2, 2, 100)],
    ['with yesterday missed', 'daily', '2026-01-04', jan(4, 7), '2026-01-06', streak(1, 1, 67)],
    ['into next week', 'weekly', '2026-01-04', jan(10, 11), '2026-01-10', { ...streak(2, 2, 100), thisWeekCompletions: 1 }],
    ['in this week', 'weekly', '2026-01-09', jan(10), '2026-01-09', { ...streak(1, 1, 100), thisWeekCompletions: 1 }],
    ['created tomorrow', 'daily', '2026-01-08', [], '2026-01-07', { ...streak(0, 0, 0), isOnTrack: true }],
    ['created and met tomorrow', 'daily', '2026-01-08', jan(8), '2026-01-07', { ...streak(1, 1, 100), isOnTrack: true }],
    ['created next week', 'weekly', '2026-01-11', [], '2026-01-10', { ...streak(0, 0, 0), isOnTrack: true }],
    ['next month', 'daily', '2026-01-31', ['2026-01-31', '2026-02-01'], '2026-01-31', { thisMonthCompletions: 1, totalCompletions: 2 }],
  ])('%s (%s)', (_, frequency, created, days, today, expected) => {
    expect(derive(frequency, created, days, today)).toMatchObject(expected);
  });
});

describe('counts', () => {
  const counts = (
    total: number,
    week: number,
    month: number,
    last: Day | null,
    since: number | null,
  ) => ({
    totalCompletions: total,
    thisWeekCompletions: week,
    thisMonthCompletions: month,
    lastCompletionDate: last,
    daysSinceLastCompletion: since,
  });
  // biome-ignore format: one line a case
  test.each<Case>([
    ['none', 'daily', '2026-01-07', [], '2026-01-07', counts(0, 0, 0, null, null)],
    ['today', 'daily', '2026-01-07', jan(7), '2026-01-07', counts(1, 1, 1, '2026-01-07', 0)],
    ['off the schedule too', 'weekdays', '2026-01-10', jan(10, 11, 12), '2026-01-14', counts(3, 2, 3, '2026-01-12', 2)],
    ['Saturday is last week on Sunday', 'daily', '2026-01-10', jan(10), '2026-01-11', counts(1, 0, 1, '2026-01-10', 1)],
    ['a week over the year end', 'daily', '2025-12-27', range('2025-12-27', 6), '2026-01-01', counts(6, 5, 1, '2026-01-01', 0)],
    ['the leap day is February', 'daily', '2024-02-28', ['2024-02-29'], '2024-02-29', counts(1, 1, 1, '2024-02-29', 0)],
    ['the leap day is last month on 1 March', 'daily', '2024-02-28', ['2024-02-29'], '2024-03-01', counts(1, 1, 0, '2024-02-29', 1)],
    ['the same month a year ago', 'daily', '2025-01-07', ['2025-01-07'], '2026-01-07', counts(1, 0, 0, '2025-01-07', 365)],
  ])('%s (%s)', (_, frequency, created, days, today, expected) => {
    expect(derive(frequency, created, days, today)).toMatchObject(expected);
  });

  // biome-ignore format: one line a case
  test.each([
    [0, 30, 0],
    [20, 30, 67],
    [30, 30, 100],
    [40, 30, 100],
    [1, 3650, 0],
    [1, 1, 100],
    [1, 8, 13],
  ])('%i completions of %i are %i percent of the target', (total, target, expected) => {
    const { progressTowardsTarget } = derive(
      'daily',
      '2026-01-01',
      range('2026-01-01', total),
      '2026-03-01',
      target,
    );
    expect(progressTowardsTarget).toBe(expected);
  });
});

describe('on track', () => {
  const below = 'below the 75% that keeps a habit on track.';
  // A daily habit on 28 January. The window starts on the 1st and has 27 closed days.
  const without = (...missed: number[]) =>
    range('2026-01-01', 27).filter((day) => !missed.includes(Number(day.slice(8))));

  // biome-ignore format: one line a case
  test.each<[string, Frequency, Day, readonly Day[], Day, boolean, string]>([
    ['a new day', 'daily', '2026-01-07', [], '2026-01-07', true, 'Just started: the first day is not over yet.'],
    ['a new week', 'weekly', '2026-01-07', jan(7), '2026-01-10', true, 'Just started: the first week is not over yet.'],
    ['no weekday yet', 'weekdays', '2026-01-10', [], '2026-01-12', true, 'Just started: the first weekday is not over yet.'],
    ['no weekend yet', 'weekends', '2026-01-05', [], '2026-01-10', true, 'Just started: the first weekend day is not over yet.'],
    ['one kept', 'daily', '2026-01-06', jan(6), '2026-01-07', true, 'You kept the first day (100%).'],
    ['one missed', 'daily', '2026-01-06', [], '2026-01-07', false, `You missed the first day (0%), ${below}`],
    ['one week kept', 'weekly', '2026-01-04', jan(4), '2026-01-11', true, 'You kept the first week (100%).'],
    ['one week missed', 'weekly', '2026-01-04', [], '2026-01-11', false, `You missed the first week (0%), ${below}`],
    ['two kept', 'weekends', '2026-01-03', jan(3, 4), '2026-01-05', true, 'You kept 2 of the last 2 weekend days (100%).'],
    ['all missed', 'weekdays', '2026-01-05', [], '2026-01-08', false, `You kept 0 of the last 3 weekdays (0%), ${below}`],
    ['75% is enough', 'daily', '2026-01-01', jan(2, 3, 4), '2026-01-05', true, 'You kept 3 of the last 4 days (75%).'],
    ['74% is too low', 'daily', '2026-01-01', without(1, 2, 3, 4, 5, 6, 7), '2026-01-28', false, `You kept 20 of the last 27 days (74%), ${below}`],
    ['a met open day counts', 'daily', '2026-01-01', [...without(1, 2, 3, 4, 5, 6, 7), '2026-01-28'], '2026-01-28', true, 'You kept 21 of the last 28 days (75%).'],
    ['the two newest missed', 'daily', '2026-01-01', without(26, 27), '2026-01-28', false, 'The last two days were both missed.'],
    ['the two newest missed, but an open day is met', 'daily', '2026-01-01', [...without(26, 27), '2026-01-28'], '2026-01-28', true, 'You kept 26 of the last 28 days (93%).'],
    ['only the newest missed', 'daily', '2026-01-01', without(27), '2026-01-28', true, 'You kept 26 of the last 27 days (96%).'],
    ['only the second newest missed', 'daily', '2026-01-01', without(26), '2026-01-28', true, 'You kept 26 of the last 27 days (96%).'],
    ['the two newest weekdays, over a weekend', 'weekdays', '2026-01-01', range('2026-01-01', 15), '2026-01-20', false, 'The last two weekdays were both missed.'],
    ['an old miss leaves the window', 'daily', '2025-12-31', range('2026-01-01', 27), '2026-01-28', true, 'You kept 27 of the last 27 days (100%).'],
    ['an old miss on its last day in the window', 'daily', '2025-12-31', range('2026-01-01', 26), '2026-01-27', true, 'You kept 26 of the last 27 days (96%).'],
    ['a year of misses long ago', 'daily', '2025-01-01', range('2026-01-01', 27), '2026-01-28', true, 'You kept 27 of the last 27 days (100%).'],
    ['weekdays count as weekdays', 'weekdays', '2026-01-01', without(1, 2, 5), '2026-01-28', true, 'You kept 16 of the last 19 weekdays (84%).'],
    ['four closed weeks', 'weekly', '2025-06-01', jan(1, 7, 14, 21), '2026-01-28', true, 'You kept 4 of the last 4 weeks (100%).'],
    ['on a Saturday, three closed weeks, and the open one is met', 'weekly', '2025-06-01', jan(8, 15, 22, 31), '2026-01-31', true, 'You kept 4 of the last 4 weeks (100%).'],
    ['on a Saturday, three closed weeks', 'weekly', '2025-06-01', jan(8, 15), '2026-01-31', false, `You kept 2 of the last 3 weeks (67%), ${below}`],
    ['two weeks missed, but the open one is met', 'weekly', '2025-06-01', jan(1, 7, 28), '2026-01-28', false, `You kept 3 of the last 5 weeks (60%), ${below}`],
  ])('%s (%s)', (_, frequency, created, days, today, isOnTrack, trackReason) => {
    expect(derive(frequency, created, days, today)).toMatchObject({ isOnTrack, trackReason });
  });
});

describe('on a day', () => {
  // biome-ignore format: one line a case
  test.each<[Frequency, Day, boolean]>([
    ['daily', '2026-01-11', true],
    ['weekdays', '2026-01-09', true],
    ['weekdays', '2026-01-10', false],
    ['weekdays', '2026-01-11', false],
    ['weekdays', '2026-01-12', true],
    ['weekends', '2026-01-09', false],
    ['weekends', '2026-01-10', true],
    ['weekends', '2026-01-11', true],
    ['weekly', '2026-01-14', true],
  ])('a %s habit on %s is scheduled: %s', (frequency, today, expected) => {
    const schedules = [{ from: '2026-01-01', frequency }];
    const habit = { schedules, createdDay: '2026-01-01', completed: NO_DAYS };
    expect(isScheduledOn(habit, today)).toBe(expected);
  });

  // biome-ignore format: one line a case
  test.each<[Frequency, readonly Day[], Day, boolean]>([
    ['daily', jan(11), '2026-01-12', false],
    ['daily', jan(12), '2026-01-12', true],
    ['weekly', jan(10), '2026-01-11', false],
    ['weekly', jan(11), '2026-01-17', true],
    ['weekly', [], '2026-01-17', false],
    ['weekly', ['2026-12-28'], '2027-01-02', true],
  ])('a %s habit with %j on %s is met: %s', (frequency, days, today, expected) => {
    const calendar = { today, weekStartsOn: defaultWeekStart };
    const habit = {
      schedules: [{ from: '2026-01-01', frequency }],
      createdDay: '2026-01-01',
      completed: daySetOf(days),
    };
    expect(isMetOn(habit, today, calendar)).toBe(expected);
  });

  // The habit was created on Wednesday 7 January and is seen on Wednesday the 14th.
  // biome-ignore format: one line a case
  test.each<[string, Frequency, readonly Day[], Day, boolean]>([
    ['today', 'daily', [], '2026-01-14', true],
    ['a past day', 'daily', [], '2026-01-09', true],
    ['the day created', 'daily', [], '2026-01-07', true],
    ['a day before', 'daily', [], '2026-01-06', false],
    ['a day before, after the first completed one', 'daily', jan(5), '2026-01-06', true],
    ['a day ahead', 'daily', [], '2026-01-15', false],
    ['a day ahead, completed abroad', 'daily', jan(15), '2026-01-15', false],
    ['off the schedule', 'weekdays', [], '2026-01-10', false],
    ['off the schedule, though completed', 'weekdays', jan(10), '2026-01-10', false],
    ['on the schedule', 'weekends', [], '2026-01-10', true],
    ['a week that is not met', 'weekly', [], '2026-01-13', true],
    ['a week that is met', 'weekly', jan(12), '2026-01-14', true],
    ['the first week, before the day created', 'weekly', [], '2026-01-05', false],
  ])('%s: a %s habit with %j is due on %s: %s', (_, frequency, days, day, expected) => {
    const habit = {
      schedules: [{ from: '2026-01-07', frequency }],
      createdDay: '2026-01-07',
      completed: daySetOf(days),
    };
    expect(isDueOn(habit, day, { today: '2026-01-14', weekStartsOn: 0 })).toBe(expected);
  });

  test('a habit created on a later day, before travelling west, is due today and on no earlier day', () => {
    const schedules: Schedule[] = [{ from: '2026-01-15', frequency: 'daily' }];
    const habit = { schedules, createdDay: '2026-01-15', completed: NO_DAYS };
    expect(isDueOn(habit, '2026-01-14', { today: '2026-01-14', weekStartsOn: 0 })).toBe(true);
    expect(isDueOn(habit, '2026-01-13', { today: '2026-01-14', weekStartsOn: 0 })).toBe(false);
  });
});
