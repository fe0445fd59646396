import { expect, test } from 'vitest';
import type { FrequencyFields, Schedule } from '#shared/habits/model.ts';
import { aHabit, anAmountHabit } from '../habit.fixture.ts';
import { formatPlan, formatSchedule, formatScheduleOn, scheduleHistory } from './formatSchedule.ts';

// biome-ignore format: one line a case
test.each<[FrequencyFields, string]>([
  [{ frequency: 'daily' }, 'Every day'],
  [{ frequency: 'weekdays' }, 'On weekdays'],
  [{ frequency: 'weekends' }, 'On weekends'],
  [{ frequency: 'weekly' }, 'Once a week'],
  [{ frequency: 'days', frequencyDays: [1] }, 'On Monday'],
  [{ frequency: 'days', frequencyDays: [1, 4] }, 'On Monday and Thursday'],
  [{ frequency: 'days', frequencyDays: [0, 1, 5] }, 'On Sunday, Monday and Friday'],
  [{ frequency: 'per-week', frequencyCount: 1 }, 'Once a week'],
  [{ frequency: 'per-week', frequencyCount: 2 }, 'Twice a week'],
  [{ frequency: 'per-week', frequencyCount: 3 }, 'Three times a week'],
  [{ frequency: 'per-month', frequencyCount: 1 }, 'Once a month'],
  [{ frequency: 'per-month', frequencyCount: 12 }, '12 times a month'],
  [{ frequency: 'every-n-days', frequencyCount: 2 }, 'Every other day'],
  [{ frequency: 'every-n-days', frequencyCount: 10 }, 'Every 10 days'],
])('the schedule %j in words: %s', (fields, words) => {
  expect(formatSchedule(fields)).toBe(words);
});

const daily: Schedule = { from: '2026-03-03', frequency: 'daily' };
const weekdays: Schedule = { from: '2026-05-01', frequency: 'weekdays' };
const twice: Schedule = { from: '2026-12-01', frequency: 'per-week', frequencyCount: 2 };

// biome-ignore format: one line a case
test.each<[string, Schedule[], string, string[]]>([
  ['a single one', [daily], '2026-03-03', ['Every day, from 3 March 2026']],
  ['the newest first, including a planned one', [daily, weekdays, twice], '2026-03-03', ['Twice a week, from 1 December 2026', 'On weekdays, from 1 May 2026', 'Every day, from 3 March 2026']],
  ['the first one begins on the first day, even before its own', [daily, weekdays], '2026-02-20', ['On weekdays, from 1 May 2026', 'Every day, from 20 February 2026']],
  ['two stored with the same day, because the habit was changed on the day it was added', [{ ...daily, from: '2026-05-01' }, weekdays], '2026-04-20', ['On weekdays, from 1 May 2026', 'Every day, from 20 April 2026']],
  ['one that ended before the first day is left out', [daily, weekdays], '2026-05-01', ['On weekdays, from 1 May 2026']],
  ['the one that applied on the first day begins on it', [daily, weekdays, twice], '2026-06-01', ['Twice a week, from 1 December 2026', 'On weekdays, from 1 June 2026']],
])('the schedules of a habit: %s', (_, schedules, startDate, expected) => {
  expect(scheduleHistory({ targets: [], schedules, startDate }).map(({ words }) => words)).toEqual(expected);
});

test.each<[string, Parameters<typeof aHabit>[0]]>([
  ['Every day', {}],
  ['Every day at 07:30', { reminderTimes: ['07:30'] }],
  ['Every day at 07:30 and 21:00', { reminderTimes: ['07:30', '21:00'] }],
  ['At least 8 glasses · Every day', { unit: 'glasses', target: 8, direction: 'at-least' }],
])('the plan of a habit: %s', (words, habit) => {
  expect(formatPlan(aHabit(habit))).toBe(words);
});

test('for a weekly total, the target is the schedule', () => {
  const calendar = { today: '2026-11-20', weekStartsOn: 0 } as const;
  const aim = { target: 150, direction: 'at-least', targetPer: 'week' } as const;
  const walk = anAmountHabit(aim, {}, calendar, { reminderTimes: ['07:30'] });
  expect(formatPlan(walk)).toBe('At least 150 minutes a week at 07:30');
  expect(formatScheduleOn(walk, calendar.today)).toBe('A total for each week');
});
