import { expect, test } from 'vitest';
import type { FrequencyFields } from '#shared/habits/model.ts';
import { formatSchedule } from './scheduleWords.ts';

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
