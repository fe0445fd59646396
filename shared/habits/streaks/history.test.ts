import { describe, expect, test } from 'vitest';
import { daySetOf } from '../../days/daySet.ts';
import { type Day, defaultWeekStart } from '../../days/days.ts';
import type { Frequency, Schedule } from '../model.ts';
import { deriveHabit } from '../rules.ts';
import { bestStreaks, monthsOf, strengthByWeek, weekdaysOf } from './history.ts';

// A Wednesday.
const calendar = { today: '2026-01-14', weekStartsOn: defaultWeekStart } as const;

const jan = (...days: number[]): Day[] =>
  days.map((day) => `2026-01-${String(day).padStart(2, '0')}`);

type Facts = {
  frequency?: Frequency;
  schedules?: Schedule[];
  days?: readonly Day[];
  skips?: readonly Day[];
  created?: Day;
};

const factsOf = ({ frequency = 'daily', days = [], skips = [], created, ...rest }: Facts) => {
  const createdDay = created ?? '2026-01-01';
  return {
    schedules: rest.schedules ?? [{ from: createdDay, frequency }],
    createdDay,
    completed: daySetOf(days),
    skipped: daySetOf(skips),
  };
};

describe('the best streaks', () => {
  // biome-ignore format: one line a case
  test.each<[string, Facts, [number, Day, Day][]]>([
    ['none', {}, []],
    ['the longest first, of two the newer', { days: jan(1, 2, 3, 5, 7, 8, 9) }, [[3, '2026-01-07', '2026-01-09'], [3, '2026-01-01', '2026-01-03'], [1, '2026-01-05', '2026-01-05']]],
    ['over a skipped day', { days: jan(1, 2, 4), skips: jan(3) }, [[3, '2026-01-01', '2026-01-04']]],
    ['up to today, still open', { days: jan(12, 13) }, [[2, '2026-01-12', '2026-01-13']]],
    ['of weeks: their first and last day', { frequency: 'weekly', created: '2025-12-28', days: ['2025-12-30', '2026-01-05'] }, [[2, '2025-12-28', '2026-01-10']]],
    ['not more than five', { days: jan(1, 3, 5, 7, 9, 11) }, jan(11, 9, 7, 5, 3).map((day) => [1, day, day])],
    ['in present units', { schedules: [{ from: '2026-01-01', frequency: 'daily' }, { from: '2026-01-11', frequency: 'weekly' }], days: jan(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12) }, [[2, '2026-01-01', '2026-01-17']]],
  ])('%s', (_, facts, expected) => {
    const streaks = bestStreaks(factsOf(facts), calendar, 5);
    expect(streaks.map(({ length, from, to }) => [length, from, to])).toEqual(expected);
    const { longestStreak } = deriveHabit({ ...factsOf(facts), targetDays: 30 }, calendar);
    expect(streaks[0]?.length ?? 0).toBe(longestStreak);
  });
});

describe('strength by week', () => {
  const first = jan(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14);
  const year = '2025-01-15';
  // biome-ignore format: one line a case
  test.each<[string, Facts, Day, [Day, number][]]>([
    ['at the end of each week, and today', { days: first }, year, [['2026-01-01', 5], ['2026-01-03', 15], ['2026-01-10', 41], ['2026-01-14', 53]]],
    ['today, still open, leaves it', { days: first.slice(0, 13) }, year, [['2026-01-01', 5], ['2026-01-03', 15], ['2026-01-10', 41], ['2026-01-14', 50]]],
    ['a missed week lowers it', { days: first.slice(0, 3) }, year, [['2026-01-01', 5], ['2026-01-03', 15], ['2026-01-10', 10], ['2026-01-14', 9]]],
    ['from a later day, with the strength of the days before', { days: first }, '2026-01-09', [['2026-01-09', 38], ['2026-01-10', 41], ['2026-01-14', 53]]],
    ['from the last day of a week, which is listed once', { days: first }, '2026-01-10', [['2026-01-10', 41], ['2026-01-14', 53]]],
    ['skipped days leave it', { days: first.slice(0, 3), skips: first.slice(3) }, year, [['2026-01-01', 5], ['2026-01-03', 15], ['2026-01-10', 15], ['2026-01-14', 15]]],
    ['a week on its last day, an open one that is met today', { frequency: 'weekly', days: jan(1, 5, 12) }, year, [['2026-01-01', 0], ['2026-01-03', 13], ['2026-01-10', 25], ['2026-01-14', 35]]],
    ['created today', { created: '2026-01-14' }, year, [['2026-01-14', 0]]],
  ])('%s', (_, facts, since, expected) => {
    const points = strengthByWeek(factsOf(facts), since, calendar);
    expect(points.map(({ day, value }) => [day, value])).toEqual(expected);
    const { strength } = deriveHabit({ ...factsOf(facts), targetDays: 30 }, calendar);
    expect(points.at(-1)?.value).toBe(strength);
  });

  test('weeks end on the user’s last day of the week', () => {
    const points = strengthByWeek(factsOf({ days: first }), year, { ...calendar, weekStartsOn: 1 });
    expect(points.map(({ day }) => day)).toEqual(jan(1, 4, 11, 14));
  });
});

describe('the weekdays of a year', () => {
  // The Thursdays are the 1st and the 8th. The Wednesdays are the 7th and the 14th, which is still open.
  // biome-ignore format: one line a case
  test.each<[string, Facts, number, [done: number, due: number, met: number]]>([
    ['done and due', { days: jan(1) }, 4, [1, 2, 1]],
    ['today does not count when it is open', { days: jan(7) }, 3, [1, 1, 1]],
    ['today counts when it is done', { days: jan(7, 14) }, 3, [2, 2, 2]],
    ['a skipped day is not due', { days: jan(1), skips: jan(8) }, 4, [1, 1, 1]],
    ['done beyond the schedule', { frequency: 'weekends', days: jan(8) }, 4, [1, 0, 0]],
    ['another year', { created: '2025-12-25', days: ['2025-12-25'] }, 4, [0, 2, 0]],
  ])('%s', (_, facts, weekday, [done, due, met]) => {
    expect(weekdaysOf(factsOf(facts), 2026, calendar)[weekday]).toEqual({ done, due, met });
  });
});

describe('the months of a year', () => {
  // biome-ignore format: one line a case
  test.each<[string, Facts, number, [done: number, units: number, met: number]]>([
    ['closed and met open days', { days: jan(1, 2, 14) }, 0, [3, 14, 3]],
    ['an open day is left out', { days: jan(1, 2) }, 0, [2, 13, 2]],
    ['a skipped day is left out', { days: jan(1, 2), skips: jan(3) }, 0, [2, 12, 2]],
    ['a month to come', {}, 1, [0, 0, 0]],
    ['a week ends in it', { frequency: 'weekly', created: '2025-12-28', days: ['2025-12-30'] }, 0, [0, 2, 1]],
  ])('%s', (_, facts, index, [done, units, met]) => {
    expect(monthsOf(factsOf(facts), 2026, calendar)[index]).toMatchObject({ done, units, met });
  });

  test('are twelve', () => {
    const months = monthsOf(factsOf({}), 2024, calendar).map(({ month }) => month);
    expect([months.length, months[0], months[11]]).toEqual([12, '2024-01', '2024-12']);
  });
});
