import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DaySet, daySetOf, withDay } from '../../days/daySet.ts';
import { addDays, type Day, lastDays } from '../../days/days.ts';
import type { Pause } from '../../pauses/pauses.ts';
import { daysOffOf } from '../daysOff.ts';
import { everyFrequency } from '../frequencies.fixture.ts';
import type { Schedule } from '../model.ts';
import type { HabitSchedule } from '../schedule.ts';
import { dayFraction, isCompleteOn } from './dayFraction.ts';

// Wednesday 14 January 2026, in a week from Sunday the 11th.
const today = '2026-01-14';
const calendar = { today, weekStartsOn: 0 } as const;
const jan = (...days: number[]): Day[] =>
  days.map((day) => `2026-01-${String(day).padStart(2, '0')}`);

type Rule = Omit<Schedule, 'from'>;
type More = { readonly skipped?: DaySet; readonly pauses?: readonly Pause[] };

const habit = (rule: Rule, days: readonly Day[] = [], more: More = {}): HabitSchedule => ({
  schedules: [{ from: '2026-01-01', ...rule }],
  createdDay: '2026-01-01',
  completed: daySetOf(days),
  ...more,
});
const daily: Rule = { frequency: 'daily' };
const weekly: Rule = { frequency: 'weekly' };
const weekends: Rule = { frequency: 'weekends' };
const twoAWeek: Rule = { frequency: 'per-week', frequencyCount: 2 };
const monthly: Rule = { frequency: 'per-month', frequencyCount: 1 };

// biome-ignore format: one line a case
test.each<[string, HabitSchedule[], Day, string]>([
  ['no habits', [], today, '0 of 0'],
  ['one of two', [habit(daily, jan(14)), habit(daily)], today, '1 of 2'],
  ['off the schedule', [habit(weekends)], today, '0 of 0'],
  ['off the schedule, though done', [habit(weekends, jan(14)), habit(daily)], today, '1 of 2'],
  ['skipped', [habit(daily, [], { skipped: daySetOf([today]) })], today, '0 of 0'],
  ['paused', [habit(daily, [], { pauses: [{ from: today }] })], today, '0 of 0'],
  ['paused, though done', [habit(daily, jan(14), { pauses: [{ from: today }] })], today, '1 of 1'],
  ['a week that can wait', [habit(weekly)], today, '0 of 0'],
  ['the last day of a week that is not met', [habit(weekly)], '2026-01-10', '0 of 1'],
  ['a week that this day meets', [habit(weekly, jan(14))], today, '1 of 1'],
  ['a week met on another day', [habit(weekly, jan(12))], today, '0 of 0'],
  ['the day that met its week', [habit(weekly, jan(12))], '2026-01-12', '1 of 1'],
  ['a week met and done once more', [habit(weekly, jan(12, 14))], today, '1 of 1'],
  ['two a week, with two days left', [habit(twoAWeek)], '2026-01-09', '0 of 1'],
  ['two a week, one done before', [habit(twoAWeek, jan(5))], '2026-01-09', '0 of 0'],
  ['two a week, out of reach', [habit(twoAWeek)], '2026-01-10', '0 of 1'],
  ['a week that last week’s day does not meet', [habit(weekly, jan(3))], '2026-01-10', '0 of 1'],
  ['the last day of a month', [habit(monthly)], '2026-01-31', '0 of 1'],
  ['the day before a planned pause', [habit(weekly, [], { pauses: [{ from: '2026-01-15' }] })], today, '0 of 1'],
  ['a day before the habit', [habit(daily)], '2025-12-31', '0 of 0'],
  ['a day ahead', [habit(daily)], '2026-02-15', '0 of 0'],
  ['a day ahead, done before travelling west', [habit(daily, ['2026-02-15'])], '2026-02-15', '1 of 1'],
])('the fraction of a day: %s', (_, habits, day, expected) => {
  const { asked, done } = dayFraction(habits, day, day === today ? calendar : { ...calendar, today: '2026-01-31' });
  expect(`${done} of ${asked}`).toBe(expected);
});

test('a weekly habit counts on the days on which it was done, and on the last day if the week is not met', () => {
  const week = lastDays(7, '2026-01-17');
  const later = { ...calendar, today: '2026-01-20' };
  const counts = (days: readonly Day[]) =>
    week.map((day) => dayFraction([habit(weekly, days)], day, later).asked).join('');
  expect(counts([])).toBe('0000001');
  expect(counts(jan(13))).toBe('0010000');
  expect(counts(jan(13, 17))).toBe('0010001');
});

// Each action that a person can take on Thursday the 15th on a habit that was done on Monday the 12th.
// biome-ignore format: one line a case
test.each<[string, (one: HabitSchedule) => HabitSchedule]>([
  ['a tick', (one) => ({ ...one, completed: withDay(one.completed, '2026-01-15', true) })],
  ['a skip', (one) => ({ ...one, skipped: daySetOf(jan(15)) })],
  ['a pause', (one) => ({ ...one, pauses: [{ from: '2026-01-15' }] })],
  ['archiving', (one) => ({ ...one, pauses: daysOffOf({ pauses: [], vacations: [], archivedOn: '2026-01-15', completed: one.completed }) })],
  ['a schedule from that day', (one) => ({ ...one, schedules: [...one.schedules, { from: '2026-01-15', frequency: 'weekends' }] })],
])('%s changes no day before', (_, change) => {
  const seen = { ...calendar, today: '2026-01-15' } as const;
  const days = lastDays(20, today);
  const fractionsOf = (one: HabitSchedule) => days.map((day) => dayFraction([one], day, seen));
  for (const rule of everyFrequency) {
    for (const one of [habit(rule), habit(rule, jan(12)), habit(rule, jan(4, 5, 6, 12))]) {
      expect(fractionsOf(change(one)), JSON.stringify(rule)).toEqual(fractionsOf(one));
    }
  }
});

const date = fc.nat(40).map((n) => addDays('2026-01-01', n));

test('a past day is as it was on that day, whatever was recorded since', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...everyFrequency),
      fc.array(date),
      fc.array(date),
      date,
      (rule, done, skips, day) => {
        const skipped = skips.filter((one) => !done.includes(one));
        const upTo = (days: readonly Day[]) => days.filter((one) => one <= day);
        const then = habit(rule, upTo(done), { skipped: daySetOf(upTo(skipped)) });
        const now = habit(rule, done, { skipped: daySetOf(skipped) });
        expect(dayFraction([now], day, { ...calendar, today: '2026-03-01' })).toEqual(
          dayFraction([then], day, { ...calendar, today: day }),
        );
      },
    ),
  );
});

test('a day is complete if it asked for something and all of it was done', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...everyFrequency), fc.array(date), fc.array(date)), {
        maxLength: 3,
      }),
      date,
      (given, day) => {
        const habits = given.map(([rule, done, skips]) =>
          habit(rule, done, { skipped: daySetOf(skips.filter((one) => !done.includes(one))) }),
        );
        const { asked, done } = dayFraction(habits, day, calendar);
        expect(isCompleteOn(habits, day, calendar)).toBe(asked > 0 && done === asked);
      },
    ),
  );
});
