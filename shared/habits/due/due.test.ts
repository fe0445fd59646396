import { expect, test } from 'vitest';
import { daySetOf } from '../../core/daySet.ts';
import { addDays, type Day, lastDays, type WeekStart } from '../../core/days.ts';
import type { DerivedHabit, Schedule } from '../model.ts';
import type { Pause } from '../schedule.ts';
import { askedOn, dueOf } from './due.ts';

// Sunday 4 to Saturday 10 January 2026 is a week.
type Rule = Omit<Schedule, 'from'>;

const daily: Rule = { frequency: 'daily' };
const threeAWeek: Rule = { frequency: 'per-week', frequencyCount: 3 };

const jan = (...dates: number[]): Day[] =>
  dates.map((date) => `2026-01-${String(date).padStart(2, '0')}`);

type Given = {
  readonly rules: readonly (readonly [from: Day, Rule])[];
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

const factsOf = ({ rules, done = [], skipped = [], pauses }: Given) => ({
  schedules: rules.map(([from, rule]) => ({ from, ...rule })),
  createdDay: rules[0]?.[0] ?? '2025-12-01',
  completed: daySetOf(done),
  skipped: daySetOf(skipped),
  pauses,
});

const due = (given: Given, today: Day) => {
  const calendar = { today, weekStartsOn: given.weekStartsOn ?? 0 } as const;
  const { left, ...rest } = dueOf(factsOf(given), given.streak ?? 5, calendar);
  return { ...rest, restForecast: left?.message ?? null };
};

type Case = [string, Given, Day, DerivedHabit['due'], string | null, boolean];

// biome-ignore format: one line a case
test.each<Case>([
  ['a day', of(daily), '2026-01-07', 'now', null, true],
  ['with a short streak', of(daily, [], { streak: 2 }), '2026-01-07', 'now', null, false],
  ['with one of 3', of(daily, [], { streak: 3 }), '2026-01-07', 'now', null, true],
  ['done', of(daily, jan(7)), '2026-01-07', 'done', null, false],
  ['skipped', of(daily, [], { skipped: jan(7) }), '2026-01-07', 'excused', null, false],
  ['off the schedule', of({ frequency: 'weekends' }), '2026-01-07', 'off', null, false],
  ['off it, though done', of({ frequency: 'weekends' }, jan(7)), '2026-01-07', 'off', null, false],

  ['1 of 3, on Wednesday', of(threeAWeek, jan(4)), '2026-01-07', 'later', '2 more by Saturday: today can rest', false],
  ['on Friday', of(threeAWeek, jan(4)), '2026-01-09', 'now', '2 more by Saturday: today is needed', true],
  ['2 of 3, on Saturday', of(threeAWeek, jan(4, 5)), '2026-01-10', 'now', 'Last chance for this week', true],
  ['1 of 3, on Saturday: out of reach', of(threeAWeek, jan(4)), '2026-01-10', 'now', null, false],
  ['done today, 2 of 3', of(threeAWeek, jan(4, 7)), '2026-01-07', 'done', '1 more by Saturday', false],
  ['the week is met', of(threeAWeek, jan(4, 5, 6)), '2026-01-07', 'done', null, false],
  ['the days to come are skipped', of(threeAWeek, jan(4, 5), { skipped: jan(8, 9, 10) }), '2026-01-07', 'now', 'Last chance for this week', true],
  ['fewer are wanted', of(threeAWeek, jan(4), { skipped: jan(5, 6, 8, 9, 10) }), '2026-01-07', 'now', 'Last chance for this week', true],
  ['once a week', of({ frequency: 'weekly' }), '2026-01-07', 'later', '1 more by Saturday: today can rest', false],
  ['once a week, on Saturday', of({ frequency: 'weekly' }), '2026-01-10', 'now', 'Last chance for this week', true],
  ['twice a month', of({ frequency: 'per-month', frequencyCount: 2 }), '2026-01-10', 'later', '2 more by 31 January: today can rest', false],
  ['on its last day', of({ frequency: 'per-month', frequencyCount: 2 }, jan(4)), '2026-01-31', 'now', 'Last chance for this month', true],
  ['a part that a change began breaks nothing', { rules: [['2025-12-01', daily], ['2026-01-08', threeAWeek]] }, '2026-01-08', 'now', '3 more by Saturday: today is needed', false],
  ['a part that a change ends too', { rules: [['2025-12-01', threeAWeek], ['2026-01-08', daily]], done: jan(4, 5) }, '2026-01-07', 'now', 'Last chance for this week', false],
  ['the week it was made in wants what it has left', { rules: [['2026-01-09', threeAWeek]] }, '2026-01-09', 'now', '2 more by Saturday: today is needed', true],

  ['weeks from Monday end on Sunday', of(threeAWeek, jan(5), { weekStartsOn: 1 }), '2026-01-07', 'later', '2 more by Sunday: today can rest', false],
  ['so Saturday is not their last day', of({ frequency: 'weekly' }, [], { weekStartsOn: 1 }), '2026-01-10', 'later', '1 more by Sunday: today can rest', false],
  ['weeks from Saturday end on Friday', of(threeAWeek, jan(3), { weekStartsOn: 6 }), '2026-01-07', 'later', '2 more by Friday: today can rest', false],
  ['which is their last chance', of({ frequency: 'weekly' }, [], { weekStartsOn: 6 }), '2026-01-09', 'now', 'Last chance for this week', true],
  ['a week over the year end', of({ frequency: 'weekly' }), '2025-12-31', 'later', '1 more by Saturday: today can rest', false],
  ['a month with 29 February', { rules: [['2024-01-01', { frequency: 'per-month', frequencyCount: 3 }]] }, '2024-02-27', 'now', '3 more by 29 February: today is needed', true],
  ['one without', of({ frequency: 'per-month', frequencyCount: 1 }), '2026-02-28', 'now', 'Last chance for this month', true],
  ['29 February, a Thursday', { rules: [['2024-01-01', { frequency: 'days', frequencyDays: [4] }]] }, '2024-02-29', 'now', null, true],
  ['every third day, its day', { rules: [['2025-12-30', { frequency: 'every-n-days', frequencyCount: 3 }]] }, '2026-01-05', 'now', null, true],
  ['every third day, another', { rules: [['2025-12-30', { frequency: 'every-n-days', frequencyCount: 3 }]] }, '2026-01-06', 'off', null, false],

  ['in a pause', of(daily, [], { pauses: [{ from: '2026-01-05', to: '2026-01-09' }] }), '2026-01-09', 'excused', null, false],
  ['the day after it', of(daily, [], { pauses: [{ from: '2026-01-05', to: '2026-01-09' }] }), '2026-01-10', 'now', null, true],
  ['the day before a vacation', of(threeAWeek, jan(4, 5), { pauses: [{ from: '2026-01-08' }] }), '2026-01-07', 'now', 'Last chance for this week', true],
  ['of which the week is over with the year', of({ frequency: 'weekly' }, [], { pauses: [{ from: '2026-01-01', to: '2026-01-11' }] }), '2025-12-31', 'now', 'Last chance for this week', true],
])('%s', (_, given, today, isDue, restForecast, atRisk) => {
  expect(due(given, today)).toEqual({ due: isDue, restForecast, atRisk });
});

test('a week with one spare day has it until its days run out', () => {
  const week = lastDays(7, '2026-01-10').map((day) => due(of(threeAWeek), day).due);
  expect(week).toEqual(['later', 'later', 'later', 'later', 'now', 'now', 'now']);
  expect(due(of(threeAWeek), addDays('2026-01-10', 1)).due).toBe('later');
});

// biome-ignore format: one line a case
test.each<[string, Given, Day, Day, boolean]>([
  ['a day', of(daily), '2026-01-07', '2026-01-07', true],
  ['a day that is done', of(daily, jan(7)), '2026-01-07', '2026-01-07', false],
  ['a skipped one', of(daily, [], { skipped: jan(7) }), '2026-01-07', '2026-01-07', false],
  ['one off the schedule', of({ frequency: 'weekends' }), '2026-01-07', '2026-01-07', false],
  ['yesterday', of(daily), '2026-01-06', '2026-01-07', true],
  ['a day to come', of(daily), '2026-01-08', '2026-01-07', false],
  ['a week that can rest', of(threeAWeek, jan(4)), '2026-01-08', '2026-01-08', false],
  ['a week that needs today', of(threeAWeek, jan(4)), '2026-01-09', '2026-01-09', true],
  ['a week out of reach', of(threeAWeek), '2026-01-10', '2026-01-10', true],
  ['a met week', of(threeAWeek, jan(4, 5, 6)), '2026-01-10', '2026-01-10', false],
  ['yesterday of a week that can rest', of(threeAWeek, jan(4)), '2026-01-07', '2026-01-08', false],
  ['yesterday of a week that needs both', of(threeAWeek), '2026-01-08', '2026-01-09', true],
  ['a day of a missed week that could rest', of(threeAWeek, jan(4)), '2026-01-07', '2026-01-12', false],
  ['a day of a missed week that could not', of(threeAWeek, jan(4)), '2026-01-09', '2026-01-12', true],
  ['weekly, on its last day', of({ frequency: 'weekly' }), '2026-01-10', '2026-01-10', true],
  ['weekly, on the day before', of({ frequency: 'weekly' }), '2026-01-09', '2026-01-09', false],
])('%s has to be done, case %#', (_, given, day, today, expected) => {
  const asked = askedOn(factsOf(given), day, { today, weekStartsOn: 0 });
  expect(asked === 'not done').toBe(expected);
});
