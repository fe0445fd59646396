import { expect, test } from 'vitest';
import { daySetOf, NO_DAYS } from '../core/daySet.ts';
import { addDays, type Day, lastDays } from '../core/days.ts';
import type { DerivedHabit, Schedule } from './model.ts';
import { deriveHabit } from './rules.ts';

const today = '2026-03-01';
type Rule = Omit<Schedule, 'from'>;

const daily: Rule = { frequency: 'daily' };
const threeAWeek: Rule = { frequency: 'per-week', frequencyCount: 3 };

/** The days before today, oldest first. */
const before = (count: number): Day[] => lastDays(count, addDays(today, -1));
/** The first `n` days of each of the weeks before this one, which began today, a Sunday. */
const ofWeeks = (weeks: number, n: number): Day[] =>
  before(weeks * 7).filter((_, index) => index % 7 < n);
/** As many days ago. */
const ago = (...days: number[]): Day[] => days.map((day) => addDays(today, -day));

const derive = (
  rule: Rule,
  since: number,
  done: readonly Day[],
  vacation?: readonly [Day, Day],
): DerivedHabit => {
  const createdDay = addDays(today, -since);
  const facts = {
    schedules: [{ from: createdDay, ...rule }],
    createdDay,
    targetDays: 30,
    completed: daySetOf(done),
    skipped: NO_DAYS,
    pauses: vacation ? [{ from: vacation[0], to: vacation[1] }] : [],
  };
  return deriveHabit(facts, { today, weekStartsOn: 0 });
};

// biome-ignore format: one line a case
test.each<[string, number, DerivedHabit]>([
  ['daily, 30 days', 80, derive(daily, 30, before(30))],
  ['60 days', 96, derive(daily, 60, before(60))],
  ['90 days', 99, derive(daily, 90, before(90))],
  ['today counts once it is done', 81, derive(daily, 30, [...before(30), today])],
  ['the last of 31 days missed', 76, derive(daily, 31, before(31).slice(0, 30))],
  ['one missed long ago', 79, derive(daily, 30, before(30).slice(1))],
  ['30 days and a vacation of ten after them', 80, derive(daily, 40, before(40).slice(0, 30), ['2026-02-19', '2026-02-28'])],
  ['weekdays for six weeks', 85, derive({ frequency: 'weekdays' }, 42, before(42))],
  ['3 a week, 4 weeks', 62, derive(threeAWeek, 28, ofWeeks(4, 3))],
  ['8 weeks', 86, derive(threeAWeek, 56, ofWeeks(8, 3))],
  ['12 weeks', 95, derive(threeAWeek, 84, ofWeeks(12, 3))],
  ['2 of 3 each week are two thirds as strong', 42, derive(threeAWeek, 28, ofWeeks(4, 2))],
  ['more than 3 are not stronger', 62, derive(threeAWeek, 28, ofWeeks(4, 5))],
  ['this week counts once it is met', 62, derive(threeAWeek, 28, [...ofWeeks(4, 3), today])],
  ['once a week, 12 weeks', 82, derive({ frequency: 'weekly' }, 84, ofWeeks(12, 1))],
  ['every third day for 60 days', 84, derive({ frequency: 'every-n-days', frequencyCount: 3 }, 60, before(60).filter((_, n) => n % 3 === 0))],
  ['nothing done', 0, derive(daily, 30, [])],
  ['just made', 0, derive(daily, 0, [])],
])('%s: %i', (_, expected, { strength }) => {
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
  ['You kept the first day; a miss today makes it 5.', derive(daily, 1, ago(1))],
  ['You missed the first day.', derive(daily, 1, [])],
  ['Just started.', derive(daily, 0, [])],
])('%s', (sentence, { strengthReason }) => {
  expect(strengthReason).toBe(sentence);
});
