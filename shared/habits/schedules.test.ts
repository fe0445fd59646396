import { describe, expect, test } from 'vitest';
import { daySetOf } from '../days/daySet.ts';
import type { DayStart } from '../days/daySettings.ts';
import { addDays, type Day, lastDays, todayIn, type WeekStart } from '../days/days.ts';
import type { Pause } from '../pauses/pauses.ts';
import type { DerivedHabit, Schedule } from './model.ts';
import { deriveHabit, isDueOn, isMetOn } from './rules.ts';
import { streakNameOf } from './schedule.ts';

// 4, 11, 18 and 25 January 2026 are Sundays, as is 1 February.
type Rule = Omit<Schedule, 'from'>;

const daily: Rule = { frequency: 'daily' };
const weekly: Rule = { frequency: 'weekly' };
const days = (...frequencyDays: number[]): Rule => ({ frequency: 'days', frequencyDays });
const perWeek = (frequencyCount: number): Rule => ({ frequency: 'per-week', frequencyCount });
const perMonth = (frequencyCount: number): Rule => ({ frequency: 'per-month', frequencyCount });
const everyDays = (frequencyCount: number): Rule => ({ frequency: 'every-n-days', frequencyCount });

/** jan(5, 6) -> 2026-01-05, 2026-01-06 */
const jan = (...dates: number[]): Day[] =>
  dates.map((date) => `2026-01-${String(date).padStart(2, '0')}`);
/** ('2026-01-31', 2) -> 2026-01-31, 2026-02-01 */
const range = (from: Day, count: number): Day[] => lastDays(count, addDays(from, count - 1));

type Given = {
  /** The day of creation, from which the first rule applies. */
  readonly made: Day;
  readonly rules: readonly [Rule, ...(readonly [from: Day, Rule])[]];
  readonly done?: readonly Day[];
  readonly skipped?: readonly Day[];
  readonly pauses?: readonly Pause[];
  readonly weekStartsOn?: WeekStart;
};

const factsOf = ({ made, rules: [first, ...changes], done, skipped, pauses }: Given) => ({
  schedules: [{ from: made, ...first }, ...changes.map(([from, rule]) => ({ from, ...rule }))],
  createdDay: made,
  targetDays: 30,
  completed: daySetOf(done ?? []),
  skipped: daySetOf(skipped ?? []),
  pauses: pauses ?? [],
});

const seenOn = (given: Given, today: Day): DerivedHabit =>
  deriveHabit(factsOf(given), { today, weekStartsOn: given.weekStartsOn ?? 0 });

const streak = (currentStreak: number, longestStreak: number, completionRate: number) => ({
  currentStreak,
  longestStreak,
  completionRate,
});

type Case = [what: string, given: Given, today: Day, expected: Partial<DerivedHabit>];

const check = (_: string, given: Given, today: Day, expected: Partial<DerivedHabit>) =>
  expect(seenOn(given, today)).toMatchObject(expected);

describe('certain days of the week', () => {
  const gym = { made: '2026-01-05', rules: [days(1, 4)] } as const;
  // biome-ignore format: one line a case
  test.each<Case>([
    ['other days neither break nor add', { ...gym, done: jan(5, 6, 8, 12) }, '2026-01-13', streak(3, 3, 100)],
    ['a missed one breaks', { ...gym, done: jan(5, 12) }, '2026-01-13', streak(1, 1, 67)],
    ['the streak and the reason count in days', { ...gym, done: jan(5, 8) }, '2026-01-10', { trackReason: 'You kept 2 of the last 2 days (100%).', streakUnit: 'day' }],
  ])('%s', check);
});

describe('every few days, counted from the day the schedule began', () => {
  const plants = { made: '2026-01-05', rules: [everyDays(3)] } as const;
  // biome-ignore format: one line a case
  test.each<Case>([
    ['each third day', { ...plants, done: jan(5, 8, 11) }, '2026-01-13', streak(3, 3, 100)],
    ['the days between do not count', { ...plants, done: jan(5, 6, 7, 9, 10) }, '2026-01-11', streak(0, 1, 50)],
    ['days before the day of creation are counted back from it', { ...plants, done: jan(2, 4) }, '2026-01-05', streak(1, 1, 100)],
    ['over 29 February', { made: '2024-02-27', rules: [everyDays(2)], done: ['2024-02-27', '2024-02-29', '2024-03-02'] }, '2024-03-03', streak(3, 3, 100)],
    ['after a change it counts from that day', { made: '2026-01-05', rules: [daily, ['2026-01-07', everyDays(3)]], done: jan(5, 6, 7, 10) }, '2026-01-12', streak(4, 4, 100)],
  ])('%s', check);
});

describe('several days a week', () => {
  const run = { made: '2026-01-04', rules: [perWeek(3)] } as const;
  // biome-ignore format: one line a case
  test.each<Case>([
    ['two of three are not met', { ...run, done: jan(4, 6) }, '2026-01-11', streak(0, 0, 0)],
    ['three of three are met', { ...run, done: jan(4, 6, 10) }, '2026-01-11', streak(1, 1, 100)],
    ['a week with more days than required still counts once', { ...run, done: jan(4, 5, 6, 7, 8, 9, 10) }, '2026-01-11', streak(1, 1, 100)],
    ['this week is open', { ...run, done: jan(4, 6, 10, 11) }, '2026-01-17', streak(1, 1, 100)],
    ['it counts in weeks', run, '2026-01-05', { streakUnit: 'week', isScheduledToday: true }],
    ['a first week that has 2 days left requires 2', { made: '2026-01-09', rules: [perWeek(3)], done: jan(9, 10) }, '2026-01-11', streak(1, 1, 100)],
    ['a first week that has 5 days left requires 3', { made: '2026-01-06', rules: [perWeek(3)], done: jan(6, 7) }, '2026-01-11', streak(0, 0, 0)],
    ['weeks begin on Monday', { ...run, done: jan(5, 10, 11), weekStartsOn: 1 }, '2026-01-12', streak(1, 1, 50)],
    ['weeks begin on Saturday', { ...run, done: jan(10, 11, 16), weekStartsOn: 6 }, '2026-01-17', streak(1, 1, 50)],
    ['over a year end', { made: '2026-12-27', rules: [perWeek(2)], done: ['2026-12-31', '2027-01-01'] }, '2027-01-04', streak(1, 1, 100)],
  ])('%s', check);
});

describe('several days a month', () => {
  // biome-ignore format: one line a case
  test.each<Case>([
    ['31 of 31', { made: '2026-01-01', rules: [perMonth(31)], done: range('2026-01-01', 31) }, '2026-02-01', { ...streak(1, 1, 100), streakUnit: 'month' }],
    ['31 days a month require all 28 days of February', { made: '2026-02-01', rules: [perMonth(31)], done: range('2026-02-01', 28) }, '2026-03-01', streak(1, 1, 100)],
    ['31 days a month require all 29 days of February in a leap year', { made: '2024-02-01', rules: [perMonth(31)], done: range('2024-02-01', 28) }, '2024-03-01', streak(0, 0, 0)],
    ['31 days a month require all 30 days of April', { made: '2026-04-01', rules: [perMonth(31)], done: range('2026-04-01', 30) }, '2026-05-01', streak(1, 1, 100)],
    ['the last day of the month is open', { made: '2026-01-01', rules: [perMonth(2)], done: jan(5) }, '2026-01-31', { ...streak(0, 0, 0), trackReason: 'Just started: the first month is not over yet.' }],
    ['months in a row', { made: '2025-11-20', rules: [perMonth(1)], done: ['2025-11-30', '2025-12-01', '2026-01-31'] }, '2026-02-05', streak(3, 3, 100)],
    ['a first month that has 2 days left requires 2', { made: '2026-01-30', rules: [perMonth(5)], done: jan(30, 31) }, '2026-02-01', streak(1, 1, 100)],
    ['a first month that has 2 days left, with 29 February', { made: '2024-02-28', rules: [perMonth(5)], done: ['2024-02-28', '2024-02-29'] }, '2024-03-01', streak(1, 1, 100)],
    ['the only month that ended in the last 28 days was missed', { made: '2026-01-01', rules: [perMonth(1)], done: jan(5) }, '2026-03-01', { isOnTrack: false }],
    ['a month that ended 30 days ago is not in the rate', { made: '2026-01-01', rules: [perMonth(2)], done: jan(5) }, '2026-03-30', { isOnTrack: false, trackReason: 'The last two months were both missed.' }],
    ['nothing was due', { made: '2026-01-01', rules: [everyDays(60)], done: jan(1) }, '2026-02-28', { isOnTrack: true, trackReason: 'Nothing was due in the last 28 days.' }],
  ])('%s', check);
});

describe('a change applies from its day', () => {
  // A change in the middle of a week or month cuts it in two. Each part follows its own schedule. If that schedule
  // counts weeks or months, the part counts only if it was met.
  // biome-ignore format: one line a case
  test.each<Case>([
    ['the past stays what it was', { made: '2026-01-05', rules: [daily, ['2026-01-10', days(1)]], done: jan(5, 6, 8, 9, 12) }, '2026-01-13', streak(3, 3, 83)],
    ['daily to weekdays in the middle of a week keeps the streak', { made: '2026-01-05', rules: [daily, ['2026-01-08', { frequency: 'weekdays' }]], done: jan(5, 6, 7, 8, 9, 12) }, '2026-01-12', streak(6, 6, 100)],
    ['a cut week that was met counts', { made: '2026-01-04', rules: [weekly, ['2026-01-14', daily]], done: jan(5, 12, 14) }, '2026-01-14', { currentStreak: 11, streakUnit: 'day' }],
    ['a cut week that was not met is left out', { made: '2026-01-04', rules: [weekly, ['2026-01-14', daily]], done: jan(5, 14) }, '2026-01-14', { currentStreak: 11, completionRate: 100 }],
    ['the rest of a week after the change is left out if it was not met', { made: '2026-01-04', rules: [daily, ['2026-01-14', perWeek(3)]], done: [...range('2026-01-04', 10), ...jan(15)] }, '2026-01-18', { currentStreak: 1, completionRate: 100, streakUnit: 'week' }],
    ['the rest of a week after the change counts if it was met', { made: '2026-01-04', rules: [daily, ['2026-01-14', perWeek(3)]], done: [...range('2026-01-04', 10), ...jan(15, 16, 17)] }, '2026-01-18', { currentStreak: 2 }],
    ['a day counts only in its own part of a cut week', { made: '2026-01-04', rules: [perWeek(3), ['2026-01-07', perWeek(4)]], done: jan(4, 5, 7, 8, 9) }, '2026-01-11', streak(0, 0, 0)],
    ['a cut month', { made: '2026-01-01', rules: [perMonth(4), ['2026-01-20', daily]], done: [...jan(1, 2, 3), ...range('2026-01-20', 12)] }, '2026-01-31', streak(12, 12, 100)],
    ['more than one change', { made: '2026-01-04', rules: [weekly, ['2026-01-11', perWeek(2)], ['2026-01-18', weekly]], done: jan(4, 11, 12, 18) }, '2026-01-18', streak(3, 3, 100)],
    ['a change before the first day is no cut', { made: '2026-01-08', rules: [daily, ['2026-01-07', perWeek(3)]], done: jan(8, 9, 10) }, '2026-01-11', streak(1, 1, 100)],
    ['if the units differ, the reason says “times”', { made: '2026-01-04', rules: [weekly, ['2026-01-11', daily]], done: jan(4, 11) }, '2026-01-12', { trackReason: 'You kept 2 of the last 2 times (100%).' }],
    ['daily and weekdays both count in days', { made: '2026-01-05', rules: [daily, ['2026-01-08', { frequency: 'weekdays' }]], done: jan(5, 6, 7, 8, 9) }, '2026-01-10', { trackReason: 'You kept 5 of the last 5 days (100%).' }],
    ['if weeks begin on Monday, a change on a Monday cuts no week', { made: '2026-01-05', rules: [perWeek(3), ['2026-01-12', perWeek(2)]], done: jan(5, 6, 7, 12), weekStartsOn: 1 }, '2026-01-19', streak(0, 1, 50)],
    ['if weeks begin on Sunday, a change on a Monday cuts a week', { made: '2026-01-05', rules: [perWeek(3), ['2026-01-12', perWeek(2)]], done: jan(5, 6, 7, 12) }, '2026-01-19', streak(1, 1, 100)],
    ['if weeks begin on Saturday, a change on a Monday cuts a week', { made: '2026-01-05', rules: [perWeek(3), ['2026-01-12', perWeek(2)]], done: jan(5, 6, 7, 12), weekStartsOn: 6 }, '2026-01-19', streak(1, 1, 100)],
    ['on 29 February in the middle of a month', { made: '2024-02-01', rules: [perMonth(4), ['2024-02-29', daily]], done: ['2024-02-01', '2024-02-29', '2024-03-01'] }, '2024-03-01', streak(2, 2, 100)],
  ])('%s', check);
});

describe('excused days', () => {
  const run = { made: '2026-01-04', rules: [perWeek(3)] } as const;
  // The pause runs from Wednesday 24 December to Sunday 4 January: 12 days. Two days remain of the week that begins on
  // Monday the 22nd.
  const holidays: Given = {
    made: '2025-12-15',
    rules: [perWeek(3)],
    done: [...range('2025-12-15', 3), '2025-12-22', '2025-12-23', ...jan(5, 6, 7)],
    pauses: [{ from: '2025-12-24', to: '2026-01-04' }],
  };
  // biome-ignore format: one line a case
  test.each<Case>([
    ['a skip neither breaks nor adds', { made: '2026-01-05', rules: [daily], done: jan(5, 6, 8), skipped: jan(7) }, '2026-01-08', streak(3, 3, 100)],
    ['a week with one skipped day still requires 3', { ...run, done: jan(4, 5), skipped: jan(6) }, '2026-01-11', streak(0, 0, 0)],
    ['a week with five skipped days requires 2', { ...run, done: jan(4, 5), skipped: jan(6, 7, 8, 9, 10) }, '2026-01-11', streak(1, 1, 100)],
    ['a week with seven skipped days is left out', { ...run, done: jan(11, 12, 13), skipped: range('2026-01-04', 7) }, '2026-01-18', streak(1, 1, 100)],
    ['skips planned ahead lower the number that this week requires', { ...run, done: jan(4), skipped: jan(5, 6, 7, 8, 9, 10) }, '2026-01-05', streak(1, 1, 100)],
    ['a pause until further notice', { made: '2026-01-05', rules: [daily], done: jan(5, 6), pauses: [{ from: '2026-01-07' }] }, '2026-03-01', { ...streak(2, 2, 100), isScheduledToday: false }],
    ['a pause over the year end', { made: '2025-12-20', rules: [daily], done: [...range('2025-12-20', 4), '2026-01-05'], pauses: [{ from: '2025-12-24', to: '2026-01-04' }] }, '2026-01-05', streak(5, 5, 100)],
    ['a pause over the year end, in weeks', { made: '2025-12-14', rules: [weekly], done: ['2025-12-20', '2026-01-05'], pauses: [{ from: '2025-12-21', to: '2026-01-03' }] }, '2026-01-05', streak(2, 2, 100)],
    ['a day done in a pause is left out', { made: '2026-01-05', rules: [daily], done: jan(5, 6, 7), pauses: [{ from: '2026-01-06', to: '2026-01-06' }] }, '2026-01-07', { ...streak(2, 2, 100), totalCompletions: 3 }],
    ['a month of which all is skipped', { made: '2026-01-01', rules: [perMonth(4)], skipped: range('2026-01-01', 31) }, '2026-02-01', streak(0, 0, 0)],
    ['all of the first week is skipped', { made: '2026-01-09', rules: [perWeek(3)], skipped: jan(9, 10), done: jan(11, 12, 13) }, '2026-01-14', streak(1, 1, 100)],
    ['the start of a vacation lowers the number that its week requires', { ...run, done: jan(4, 5), pauses: [{ from: '2026-01-06', to: '2026-01-20' }] }, '2026-01-21', streak(1, 1, 100)],
    ['a skip on 29 February', { made: '2024-02-27', rules: [daily], done: ['2024-02-27', '2024-02-28', '2024-03-01'], skipped: ['2024-02-29'] }, '2024-03-01', streak(3, 3, 100)],
    ['all of February is skipped', { made: '2026-01-01', rules: [perMonth(2)], done: [...jan(5, 6), '2026-03-01', '2026-03-02'], skipped: range('2026-02-01', 28) }, '2026-03-05', streak(2, 2, 100)],
    ['all of February but the 29th is skipped, and only the 29th is required', { made: '2024-02-01', rules: [perMonth(2)], done: ['2024-02-29'], skipped: range('2024-02-01', 28) }, '2024-03-05', streak(1, 1, 100)],
    ['if weeks begin on Monday, seven skips from a Monday excuse that whole week', { made: '2025-12-29', rules: [perWeek(3)], done: ['2025-12-29', '2025-12-30', '2025-12-31', ...jan(12, 13, 14)], skipped: range('2026-01-05', 7), weekStartsOn: 1 }, '2026-01-19', streak(2, 2, 100)],
    ['if weeks begin on Sunday, seven skips from a Monday do not excuse the Sunday before, so that week is missed', { made: '2025-12-29', rules: [perWeek(3)], done: ['2025-12-29', '2025-12-30', '2025-12-31', ...jan(12, 13, 14)], skipped: range('2026-01-05', 7) }, '2026-01-19', streak(1, 1, 67)],
    ['a vacation over the year end in months', { made: '2025-11-01', rules: [perMonth(2)], done: ['2025-11-05', '2025-11-06', '2026-02-01', '2026-02-02'], pauses: [{ from: '2025-11-20', to: '2026-01-31' }] }, '2026-02-10', streak(2, 2, 100)],
    ['a vacation that leaves one day of each month', { made: '2025-12-01', rules: [perMonth(2)], done: ['2025-12-01', '2026-01-31'], pauses: [{ from: '2025-12-02', to: '2026-01-30' }] }, '2026-02-01', streak(2, 2, 100)],
    ['every third day is counted through a vacation', { made: '2025-12-28', rules: [everyDays(3)], done: ['2025-12-28', '2026-01-06'], pauses: [{ from: '2025-12-30', to: '2026-01-04' }] }, '2026-01-06', streak(2, 2, 100)],
    ['if weeks begin on Monday, the holidays leave a week of 2 days, and both were done', { ...holidays, weekStartsOn: 1 }, '2026-01-07', streak(3, 3, 100)],
    ['if weeks begin on Sunday, the same holidays leave a week of 3 days, of which only 2 were done', holidays, '2026-01-07', streak(1, 1, 67)],
    ['if weeks begin on Saturday, the same holidays leave a week of 4 days, of which only 2 were done', { ...holidays, weekStartsOn: 6 }, '2026-01-07', streak(1, 1, 67)],
  ])('%s', check);
});

describe('habits that are due on a day', () => {
  // The habit is seen on Wednesday 14 January. Weeks begin on Sunday.
  // biome-ignore format: one line a case
  test.each<[string, Given, Day, asked: boolean, met: boolean]>([
    ['its day', { made: '2026-01-05', rules: [days(3)] }, '2026-01-14', true, false],
    ['another day', { made: '2026-01-05', rules: [days(1)], done: jan(12) }, '2026-01-14', false, false],
    ['every third, its day', { made: '2026-01-05', rules: [everyDays(3)] }, '2026-01-14', true, false],
    ['every third, another', { made: '2026-01-05', rules: [everyDays(3)] }, '2026-01-13', false, false],
    ['a week, not met yet', { made: '2026-01-05', rules: [perWeek(3)], done: jan(11, 12) }, '2026-01-14', true, false],
    ['a week, done today', { made: '2026-01-05', rules: [perWeek(3)], done: jan(14) }, '2026-01-14', true, true],
    ['a week, met', { made: '2026-01-05', rules: [perWeek(3)], done: jan(11, 12, 13) }, '2026-01-14', true, true],
    ['a month, met', { made: '2026-01-05', rules: [perMonth(2)], done: jan(5, 6) }, '2026-01-14', true, true],
    ['a skipped day', { made: '2026-01-05', rules: [daily], skipped: jan(14) }, '2026-01-14', false, false],
    ['a day of a pause', { made: '2026-01-05', rules: [daily], pauses: [{ from: '2026-01-14', to: '2026-01-14' }] }, '2026-01-14', false, false],
    ['the day after a pause', { made: '2026-01-05', rules: [daily], pauses: [{ from: '2026-01-10', to: '2026-01-13' }] }, '2026-01-14', true, false],
    ['a past day is due by the schedule of that time', { made: '2026-01-05', rules: [daily, ['2026-01-10', days(1)]] }, '2026-01-09', true, false],
    ['the present schedule does not make a past day due', { made: '2026-01-05', rules: [days(1), ['2026-01-10', daily]] }, '2026-01-09', false, false],
    ['the first part of a cut week', { made: '2026-01-05', rules: [weekly, ['2026-01-13', daily]], done: jan(12) }, '2026-01-11', true, true],
    ['the second part of a cut week', { made: '2026-01-05', rules: [daily, ['2026-01-13', weekly]], done: jan(12) }, '2026-01-13', true, false],
  ])('%s', (_, given, day, asked, met) => {
    const calendar = { today: '2026-01-14', weekStartsOn: 0 } as const;
    expect(isDueOn(factsOf(given), day, calendar)).toBe(asked);
    expect(isMetOn(factsOf(given), day, calendar)).toBe(met);
  });
});

// On 29 March 2026 clocks go forward in Berlin. The habit was done on the 28th and the 29th.
// biome-ignore format: one line a case
test.each<[string, string, DayStart, Day, number]>([
  ['Europe/Berlin', '2026-03-29T21:30Z', 0, '2026-03-29', 2],
  ['Europe/Berlin', '2026-03-29T22:30Z', 0, '2026-03-30', 2],
  ['Europe/Berlin', '2026-03-30T22:30Z', 0, '2026-03-31', 0],
  ['Europe/Berlin', '2026-03-29T01:30Z', 3, '2026-03-28', 2],
  ['Europe/Berlin', '2026-03-30T00:30Z', 3, '2026-03-29', 2],
  ['Europe/Berlin', '2026-03-31T00:30Z', 3, '2026-03-30', 2],
  ['Europe/Berlin', '2026-03-31T01:30Z', 3, '2026-03-31', 0],
  ['Pacific/Kiritimati', '2026-03-30T09:30Z', 0, '2026-03-30', 2],
  ['Etc/GMT+12', '2026-03-31T11:30Z', 0, '2026-03-30', 2],
  ['Pacific/Kiritimati', '2026-03-30T10:30Z', 0, '2026-03-31', 0],
])('in %s at %s, where days start at %i, it is %s, and the streak is %i', (zone, instant, dayStartsAt, day, expected) => {
  const today = todayIn(Date.parse(instant), zone, dayStartsAt);
  expect(today).toBe(day);
  const given: Given = { made: '2026-03-28', rules: [daily], done: ['2026-03-28', '2026-03-29'] };
  expect(seenOn(given, today).currentStreak).toBe(expected);
});

// biome-ignore format: one line a case
test.each<[Schedule['frequency'], Partial<Schedule>, string]>([
  ['daily', {}, 'day'],
  ['weekdays', {}, 'time'],
  ['weekends', {}, 'time'],
  ['days', { frequencyDays: [1, 3, 5] }, 'time'],
  ['days', { frequencyDays: [0, 1, 2, 3, 4, 5, 6] }, 'day'],
  ['every-n-days', { frequencyCount: 3 }, 'time'],
  ['weekly', {}, 'week'],
  ['per-week', { frequencyCount: 3 }, 'week'],
  ['per-month', { frequencyCount: 3 }, 'month'],
])('a streak of %s %j is shown in the unit %s', (frequency, more, expected) => {
  expect(streakNameOf({ frequency, ...more })).toBe(expected);
});
