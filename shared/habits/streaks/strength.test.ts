import { expect, test } from 'vitest';
import { daySetOf } from '../../days/daySet.ts';
import { addDays, type Day, lastDays, type WeekStart } from '../../days/days.ts';
import type { DerivedHabit, Schedule } from '../model.ts';
import { deriveHabit } from '../rules.ts';

const today = '2026-03-01';
type Rule = Omit<Schedule, 'from'>;

const daily: Rule = { frequency: 'daily' };
const threeAWeek: Rule = { frequency: 'per-week', frequencyCount: 3 };
const tenAMonth: Rule = { frequency: 'per-month', frequencyCount: 10 };

/** The days before today, oldest first. */
const before = (count: number): Day[] => lastDays(count, addDays(today, -1));
/** The first `n` days of each week before this one. This week began today, a Sunday. */
const ofWeeks = (weeks: number, n: number): Day[] =>
  before(weeks * 7).filter((_, index) => index % 7 < n);
/** The first days of December, January and February. `counts` says how many of each month. */
const ofMonths = (...counts: readonly number[]): Day[] =>
  ['2025-12-01', '2026-01-01', '2026-02-01'].flatMap((first, n) =>
    Array.from({ length: counts[n] ?? 0 }, (_, day) => addDays(first, day)),
  );
const ago = (...days: number[]): Day[] => days.map((day) => addDays(today, -day));

type More = {
  readonly vacation?: readonly [Day, Day];
  readonly skipped?: readonly Day[];
  /** Another rule, which applies from a day on. */
  readonly change?: readonly [Day, Rule];
  readonly weekStartsOn?: WeekStart;
};

const derive = (
  rule: Rule,
  since: number,
  done: readonly Day[],
  { vacation, skipped = [], change, weekStartsOn = 0 }: More = {},
): DerivedHabit => {
  const createdDay = addDays(today, -since);
  const facts = {
    schedules: [
      { from: createdDay, ...rule },
      ...(change ? [{ from: change[0], ...change[1] }] : []),
    ],
    createdDay,
    targetDays: 30,
    completed: daySetOf(done),
    skipped: daySetOf(skipped),
    pauses: vacation ? [{ from: vacation[0], to: vacation[1] }] : [],
  };
  return deriveHabit(facts, { today, weekStartsOn });
};

// biome-ignore format: one line a case
test.each<[string, number, DerivedHabit]>([
  ['daily, 30 days', 80, derive(daily, 30, before(30))],
  ['daily, 60 days', 96, derive(daily, 60, before(60))],
  ['daily, 90 days', 99, derive(daily, 90, before(90))],
  ['today counts once it is done', 81, derive(daily, 30, [...before(30), today])],
  ['the last of 31 days missed', 76, derive(daily, 31, before(31).slice(0, 30))],
  ['one missed long ago', 79, derive(daily, 30, before(30).slice(1))],
  ['30 days and a vacation of ten after them', 80, derive(daily, 40, before(40).slice(0, 30), { vacation: ['2026-02-19', '2026-02-28'] })],
  ['30 days and a vacation over a year end after them', 80, derive(daily, 100, before(100).slice(0, 30), { vacation: ['2025-12-21', '2026-02-28'] })],
  ['a miss that was skipped', 80, derive(daily, 31, before(31).slice(0, 30), { skipped: ago(1) })],
  ['ten of 30 days skipped', 66, derive(daily, 30, before(30).slice(10), { skipped: before(30).slice(0, 10) })],
  ['weekdays for six weeks', 85, derive({ frequency: 'weekdays' }, 42, before(42))],
  ['3 a week, 4 weeks', 62, derive(threeAWeek, 28, ofWeeks(4, 3))],
  ['3 a week, 8 weeks', 86, derive(threeAWeek, 56, ofWeeks(8, 3))],
  ['3 a week, 12 weeks', 95, derive(threeAWeek, 84, ofWeeks(12, 3))],
  ['2 of 3 each week are two thirds as strong', 42, derive(threeAWeek, 28, ofWeeks(4, 2))],
  ['more than 3 are not stronger', 62, derive(threeAWeek, 28, ofWeeks(4, 5))],
  ['2 of 3 meet a week in which the other five days are skipped', 62, derive(threeAWeek, 28, ofWeeks(4, 2), { skipped: before(28).filter((_, n) => n % 7 > 1) })],
  ['a week of which all is skipped is no week', 62, derive(threeAWeek, 35, ofWeeks(5, 3).slice(0, 12), { skipped: before(7) })],
  ['a Saturday and a Sunday are two weeks', 19, derive({ frequency: 'weekly' }, 28, ago(22, 21))],
  ['in weeks from Monday they are one, and the first Sunday was missed', 10, derive({ frequency: 'weekly' }, 28, ago(22, 21), { weekStartsOn: 1 })],
  ['in weeks from Saturday they are one, and two were missed since', 10, derive({ frequency: 'weekly' }, 28, ago(22, 21), { weekStartsOn: 6 })],
  ['10 a month, over the year end', 94, derive(tenAMonth, 90, ofMonths(10, 10, 10))],
  ['half of them in the last month', 64, derive(tenAMonth, 90, ofMonths(10, 10, 5))],
  ['30 days, then 3 a week for 4 weeks', 92, derive(daily, 58, [...before(58).slice(0, 30), ...ofWeeks(4, 3)], { change: ['2026-02-01', threeAWeek] })],
  ['a week that the change cut is left out', 90, derive(daily, 55, [...before(55).slice(0, 30), '2026-02-04', ...ofWeeks(3, 3)], { change: ['2026-02-04', threeAWeek] })],
  ['a week that the change cut counts if its part is met', 92, derive(daily, 55, [...before(55).slice(0, 30), '2026-02-04', '2026-02-05', '2026-02-06', ...ofWeeks(3, 3)], { change: ['2026-02-04', threeAWeek] })],
  ['this week counts once it is met', 62, derive(threeAWeek, 28, [...ofWeeks(4, 3), today])],
  ['once a week, 12 weeks', 82, derive({ frequency: 'weekly' }, 84, ofWeeks(12, 1))],
  ['every third day for 60 days', 84, derive({ frequency: 'every-n-days', frequencyCount: 3 }, 60, before(60).filter((_, n) => n % 3 === 0))],
  ['nothing done', 0, derive(daily, 30, [])],
  ['created today', 0, derive(daily, 0, [])],
])('the strength, %s: %i', (_, expected, { strength }) => {
  expect(strength).toBe(expected);
});

// biome-ignore format: one line a case
test.each<[string, DerivedHabit]>([
  ['You kept 27 of the last 27 days; a miss today makes it 76.', derive(daily, 30, before(30))],
  ['You kept 28 of the last 28 days; a miss tomorrow makes it 77.', derive(daily, 30, [...before(30), today])],
  ['You kept 26 of the last 27 days; a miss today makes it 72.', derive(daily, 31, before(31).slice(0, 30))],
  ['You kept 4 of the last 4 weeks; a missed week makes it 49.', derive(threeAWeek, 28, ofWeeks(4, 3))],
  ['You kept 20 of the last 20 weekdays; a miss tomorrow makes it 80.', derive({ frequency: 'weekdays' }, 42, before(42))],
  ['You kept 8 of the last 8 days; the next miss makes it 50.', derive({ frequency: 'days', frequencyDays: [5, 6] }, 28, before(28))],
  // Another schedule applies from tomorrow on, so the miss is counted by that schedule.
  ['You kept 28 of the last 28 days; a missed week makes it 70.', derive(daily, 30, [...before(30), today], { change: ['2026-03-02', { frequency: 'weekly' }] })],
  ['You kept 27 of the last 27 days; a miss today makes it 76.', derive(daily, 30, before(30), { change: ['2026-03-02', { frequency: 'weekly' }] })],
  ['You kept the first day; a miss today makes it 5.', derive(daily, 1, ago(1))],
  ['You missed the first day.', derive(daily, 1, [])],
  ['Just started.', derive(daily, 0, [])],
])('%s', (sentence, { strengthReason }) => {
  expect(strengthReason).toBe(sentence);
});
