import { expect, test } from 'vitest';
import { type DaySet, daySetOf } from '../core/daySet.ts';
import type { Day } from '../core/days.ts';
import { completionsOf, dayFraction, isComplete } from './dayFraction.ts';
import type { Schedule } from './model.ts';
import type { HabitSchedule, Pause } from './schedule.ts';

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

// biome-ignore format: one line a case
test.each<[string, HabitSchedule[], Day, string]>([
  ['no habits', [], today, '0 of 0, 0 extra'],
  ['one of two', [habit(daily, jan(14)), habit(daily)], today, '1 of 2, 0 extra'],
  ['off the schedule', [habit(weekends)], today, '0 of 0, 0 extra'],
  ['off the schedule, though done', [habit(weekends, jan(14))], today, '0 of 0, 1 extra'],
  ['skipped', [habit(daily, [], { skipped: daySetOf([today]) })], today, '0 of 0, 0 extra'],
  ['paused, though done', [habit(daily, jan(14), { pauses: [{ from: today }] })], today, '0 of 0, 1 extra'],
  ['a week that is not met', [habit(weekly)], today, '0 of 1, 0 extra'],
  ['a week that this day meets', [habit(weekly, jan(14))], today, '1 of 1, 0 extra'],
  ['a week met on another day', [habit(weekly, jan(12))], today, '0 of 0, 0 extra'],
  ['the day that met it', [habit(weekly, jan(12))], '2026-01-12', '1 of 1, 0 extra'],
  ['a day before it', [habit(weekly, jan(12))], '2026-01-11', '0 of 0, 0 extra'],
  ['a week met and done once more', [habit(weekly, jan(12, 14))], today, '1 of 1, 0 extra'],
  ['half of a week', [habit(twoAWeek, jan(12))], today, '0 of 1, 0 extra'],
  ['both days of a week', [habit(twoAWeek, jan(12, 13))], today, '0 of 0, 0 extra'],
  ['last week does not meet this one', [habit(weekly, jan(10))], today, '0 of 1, 0 extra'],
  ['before the habit', [habit(daily)], '2025-12-31', '0 of 0, 0 extra'],
  ['ahead', [habit(daily)], '2026-01-15', '0 of 0, 0 extra'],
  ['ahead, done abroad', [habit(daily, jan(15))], '2026-01-15', '0 of 0, 1 extra'],
])('%s', (_, habits, day, expected) => {
  const { asked, done, extra } = dayFraction(habits, day, calendar);
  expect(`${done} of ${asked}, ${extra} extra`).toBe(expected);
});

test.each([
  [{ asked: 2, done: 2, extra: 0 }, 2, true],
  [{ asked: 2, done: 1, extra: 1 }, 2, false],
  [{ asked: 0, done: 0, extra: 3 }, 3, false],
])('%j: %i were done, and it is complete: %s', (fraction, completions, complete) => {
  expect(completionsOf(fraction)).toBe(completions);
  expect(isComplete(fraction)).toBe(complete);
});
