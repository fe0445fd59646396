import { expect, test } from 'vitest';
import type { Frequency, FrequencyFields } from '#shared/habits/model.ts';
import { formatSchedule, tickLabel } from './format.ts';
import { aHabit } from './habit.fixture.ts';

const on = (frequency: Frequency) => aHabit({ name: 'Read', frequency });
const friday = '2026-11-20';

// biome-ignore format: one line a case
test.each([
  [tickLabel(on('daily'), friday, { completed: false }), 'Read, 20 November: not done'],
  [tickLabel(on('daily'), friday, { completed: true }), 'Read, 20 November: done'],
  [tickLabel(on('weekly'), friday, { completed: true, isMet: true }), 'Read, 20 November: done'],
  [tickLabel(on('weekly'), friday, { completed: false, isMet: true }), 'Read, 20 November: its week is met'],
  [tickLabel(on('per-month'), friday, { completed: false, isMet: true }), 'Read, 20 November: its month is met'],
  [tickLabel(on('weekly'), friday, { completed: false, isMet: true, isSkipped: true }), 'Read, 20 November: skipped'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});

// biome-ignore format: one line a case
test.each<[FrequencyFields, string]>([
  [{ frequency: 'daily' }, 'Every day'],
  [{ frequency: 'weekdays' }, 'On weekdays'],
  [{ frequency: 'weekends' }, 'On weekends'],
  [{ frequency: 'weekly' }, 'Once a week'],
  [{ frequency: 'days', frequencyDays: [1] }, 'On Mondays'],
  [{ frequency: 'days', frequencyDays: [1, 4] }, 'On Mondays and Thursdays'],
  [{ frequency: 'days', frequencyDays: [0, 1, 5] }, 'On Sundays, Mondays and Fridays'],
  [{ frequency: 'per-week', frequencyCount: 1 }, 'Once a week'],
  [{ frequency: 'per-week', frequencyCount: 2 }, 'Twice a week'],
  [{ frequency: 'per-week', frequencyCount: 3 }, 'Three times a week'],
  [{ frequency: 'per-month', frequencyCount: 12 }, '12 times a month'],
  [{ frequency: 'every-n-days', frequencyCount: 2 }, 'Every other day'],
  [{ frequency: 'every-n-days', frequencyCount: 10 }, 'Every 10 days'],
])('%j is %s', (fields, words) => {
  expect(formatSchedule(fields)).toBe(words);
});
