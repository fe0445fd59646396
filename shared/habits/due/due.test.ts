import { expect, test } from 'vitest';
import { daySetOf } from '../../days/daySet.ts';
import { addDays, type Day, lastDays, type WeekStart } from '../../days/days.ts';
import type { Pause } from '../../pauses/pauses.ts';
import type { DerivedHabit, Schedule } from '../model.ts';
import { askedOn, dueOf } from './due.ts';

// Sunday 4 to Saturday 10 January 2026 is a week.
type Rule = Omit<Schedule, 'from'>;

const daily: Rule = { frequency: 'daily' };
const threeAWeek: Rule = { frequency: 'per-week', frequencyCount: 3 };

const jan = (...dates: number[]): Day[] =>
  dates.map((date) => `2026-01-${String(date).padStart(2, '0')}`);

type Given = {
  readonly rules: readonly (readonly [from: Day, Rule])[];
  /** The day on which the first rule begins, unless given. */
  readonly created?: Day;
  readonly done?: readonly Day[];
  readonly skipped?: readonly Day[];
  readonly pauses?: readonly Pause[];
  readonly streak?: number;
  readonly weekStartsOn?: WeekStart;
};

const of = (rule: Rule, done: readonly Day[] = [], more: Partial<Given> = {}): Given => ({
  rules: [['2025-12-01', rule]],
  done,
  ...more,
});

const factsOf = ({ rules, created, done = [], skipped = [], pauses }: Given) => ({
  schedules: rules.map(([from, rule]) => ({ from, ...rule })),
  createdDay: created ?? rules[0]?.[0] ?? '2025-12-01',
  completed: daySetOf(done),
  skipped: daySetOf(skipped),
  pauses,
});

const due = (given: Given, today: Day) => {
  const calendar = { today, weekStartsOn: given.weekStartsOn ?? 0 } as const;
  const { left, ...rest } = dueOf(factsOf(given), given.streak ?? 5, calendar);
  return { ...rest, restForecast: left?.message ?? null };
};

/** Created on the 9th, on which its weekly schedule becomes daily. */
const createdAhead: Given = {
  rules: [
    ['2026-01-07', { frequency: 'weekly' }],
    ['2026-01-09', daily],
  ],
  created: '2026-01-09',
};

type Case = [string, Given, Day, DerivedHabit['due'], string | null, boolean];

// biome-ignore format: one line a case
test.each<Case>([
  ['a daily habit is due now', of(daily), '2026-01-07', 'now', null, true],
  ['a streak of 2 is not at risk', of(daily, [], { streak: 2 }), '2026-01-07', 'now', null, false],
  ['a streak of 3 is at risk', of(daily, [], { streak: 3 }), '2026-01-07', 'now', null, true],
  ['a completed day is done', of(daily, jan(7)), '2026-01-07', 'done', null, false],
  ['a skipped day is excused', of(daily, [], { skipped: jan(7) }), '2026-01-07', 'excused', null, false],
  ['a day off the schedule is off', of({ frequency: 'weekends' }), '2026-01-07', 'off', null, false],
  ['a completed day off the schedule is off', of({ frequency: 'weekends' }, jan(7)), '2026-01-07', 'off', null, false],

  ['1 of 3 done: Wednesday can rest', of(threeAWeek, jan(4)), '2026-01-07', 'later', '2 more by Saturday: today can rest', false],
  ['1 of 3 done: Friday is needed', of(threeAWeek, jan(4)), '2026-01-09', 'now', '2 more by Saturday: today is needed', true],
  ['2 of 3 done: Saturday is needed', of(threeAWeek, jan(4, 5)), '2026-01-10', 'now', 'Last chance for this week', true],
  ['1 of 3 done: Saturday is too late', of(threeAWeek, jan(4)), '2026-01-10', 'now', null, false],
  ['2 of 3 done, today too: 1 more is wanted', of(threeAWeek, jan(4, 7)), '2026-01-07', 'done', '1 more by Saturday', false],
  ['a day of a met week is done', of(threeAWeek, jan(4, 5, 6)), '2026-01-07', 'done', null, false],
  ['today is the last chance if all later days are skipped', of(threeAWeek, jan(4, 5), { skipped: jan(8, 9, 10) }), '2026-01-07', 'now', 'Last chance for this week', true],
  ['a week with only 2 days that are not skipped wants 2', of(threeAWeek, jan(4), { skipped: jan(5, 6, 8, 9, 10) }), '2026-01-07', 'now', 'Last chance for this week', true],
  ['a weekly habit can rest on Wednesday', of({ frequency: 'weekly' }), '2026-01-07', 'later', '1 more by Saturday: today can rest', false],
  ['a weekly habit needs Saturday', of({ frequency: 'weekly' }), '2026-01-10', 'now', 'Last chance for this week', true],
  ['twice a month, the 10th can rest', of({ frequency: 'per-month', frequencyCount: 2 }), '2026-01-10', 'later', '2 more by 31 January: today can rest', false],
  ['the last day of a month is its last chance', of({ frequency: 'per-month', frequencyCount: 2 }, jan(4)), '2026-01-31', 'now', 'Last chance for this month', true],
  ['a week that a schedule change begins late puts no streak at risk', { rules: [['2025-12-01', daily], ['2026-01-08', threeAWeek]] }, '2026-01-08', 'now', '3 more by Saturday: today is needed', false],
  ['a week that a schedule change ends early puts no streak at risk', { rules: [['2025-12-01', threeAWeek], ['2026-01-08', daily]], done: jan(4, 5) }, '2026-01-07', 'now', 'Last chance for this week', false],
  ['the first week of a habit wants only the days that it has left', { rules: [['2026-01-09', threeAWeek]] }, '2026-01-09', 'now', '2 more by Saturday: today is needed', true],
  ['days before the creation are no other chances, after travelling west by two days', createdAhead, '2026-01-07', 'now', 'Last chance for this week', false],

  ['weeks from Monday end on Sunday', of(threeAWeek, jan(5), { weekStartsOn: 1 }), '2026-01-07', 'later', '2 more by Sunday: today can rest', false],
  ['in a week from Monday, Saturday is not the last day', of({ frequency: 'weekly' }, [], { weekStartsOn: 1 }), '2026-01-10', 'later', '1 more by Sunday: today can rest', false],
  ['weeks from Saturday end on Friday', of(threeAWeek, jan(3), { weekStartsOn: 6 }), '2026-01-07', 'later', '2 more by Friday: today can rest', false],
  ['in a week from Saturday, Friday is the last chance', of({ frequency: 'weekly' }, [], { weekStartsOn: 6 }), '2026-01-09', 'now', 'Last chance for this week', true],
  ['a week can end in the next year', of({ frequency: 'weekly' }), '2025-12-31', 'later', '1 more by Saturday: today can rest', false],
  ['in a leap year, February ends on the 29th', { rules: [['2024-01-01', { frequency: 'per-month', frequencyCount: 3 }]] }, '2024-02-27', 'now', '3 more by 29 February: today is needed', true],
  ['in another year, February ends on the 28th', of({ frequency: 'per-month', frequencyCount: 1 }), '2026-02-28', 'now', 'Last chance for this month', true],
  ['a habit for Thursdays is due on Thursday 29 February', { rules: [['2024-01-01', { frequency: 'days', frequencyDays: [4] }]] }, '2024-02-29', 'now', null, true],
  ['a habit for every third day is due on its day', { rules: [['2025-12-30', { frequency: 'every-n-days', frequencyCount: 3 }]] }, '2026-01-05', 'now', null, true],
  ['a habit for every third day is off on another day', { rules: [['2025-12-30', { frequency: 'every-n-days', frequencyCount: 3 }]] }, '2026-01-06', 'off', null, false],

  ['a day in a pause is excused', of(daily, [], { pauses: [{ from: '2026-01-05', to: '2026-01-09' }] }), '2026-01-09', 'excused', null, false],
  ['the day after a pause is due now', of(daily, [], { pauses: [{ from: '2026-01-05', to: '2026-01-09' }] }), '2026-01-10', 'now', null, true],
  ['today is the last chance if a vacation begins tomorrow', of(threeAWeek, jan(4, 5), { pauses: [{ from: '2026-01-08' }] }), '2026-01-07', 'now', 'Last chance for this week', true],
  ['31 December is the last chance if a vacation begins on 1 January', of({ frequency: 'weekly' }, [], { pauses: [{ from: '2026-01-01', to: '2026-01-11' }] }), '2025-12-31', 'now', 'Last chance for this week', true],
])('%s', (_, given, today, isDue, restForecast, atRisk) => {
  expect(due(given, today)).toEqual({ due: isDue, restForecast, atRisk });
});

test('3 a week with none done is due now only on the last 3 days of the week', () => {
  const week = lastDays(7, '2026-01-10').map((day) => due(of(threeAWeek), day).due);
  expect(week).toEqual(['later', 'later', 'later', 'later', 'now', 'now', 'now']);
  expect(due(of(threeAWeek), addDays('2026-01-10', 1)).due).toBe('later');
});

// biome-ignore format: one line a case
test.each<[string, Given, Day, Day, boolean]>([
  ['today has to be done', of(daily), '2026-01-07', '2026-01-07', true],
  ['a completed day has nothing left to do', of(daily, jan(7)), '2026-01-07', '2026-01-07', false],
  ['a skipped day need not be done', of(daily, [], { skipped: jan(7) }), '2026-01-07', '2026-01-07', false],
  ['a day off the schedule need not be done', of({ frequency: 'weekends' }), '2026-01-07', '2026-01-07', false],
  ['yesterday had to be done', of(daily), '2026-01-06', '2026-01-07', true],
  ['tomorrow need not be done yet', of(daily), '2026-01-08', '2026-01-07', false],
  ['today need not be done if later days can meet the week', of(threeAWeek, jan(4)), '2026-01-08', '2026-01-08', false],
  ['today has to be done if later days are too few', of(threeAWeek, jan(4)), '2026-01-09', '2026-01-09', true],
  ['the last day has to be done even if the week is out of reach', of(threeAWeek), '2026-01-10', '2026-01-10', true],
  ['a day of a met week need not be done', of(threeAWeek, jan(4, 5, 6)), '2026-01-10', '2026-01-10', false],
  ['yesterday could rest if later days could meet the week', of(threeAWeek, jan(4)), '2026-01-07', '2026-01-08', false],
  ['yesterday had to be done if later days could not meet the week', of(threeAWeek), '2026-01-08', '2026-01-09', true],
  ['a past day could rest if enough days followed', of(threeAWeek, jan(4)), '2026-01-07', '2026-01-12', false],
  ['a past day had to be done if too few days followed', of(threeAWeek, jan(4)), '2026-01-09', '2026-01-12', true],
  ['a weekly habit has to be done on the last day', of({ frequency: 'weekly' }), '2026-01-10', '2026-01-10', true],
  ['today has to be done if all later days of its schedule are before the creation', createdAhead, '2026-01-07', '2026-01-07', true],
  ['a weekly habit can rest on the day before', of({ frequency: 'weekly' }), '2026-01-09', '2026-01-09', false],
])('%s', (_, given, day, today, expected) => {
  const asked = askedOn(factsOf(given), day, { today, weekStartsOn: 0 });
  expect(asked === 'not done').toBe(expected);
});
