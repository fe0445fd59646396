import { expect, test } from 'vitest';
import { daySetOf } from '../../days/daySet.ts';
import { addDays, lastDays } from '../../days/days.ts';
import type { Schedule } from '../model.ts';
import { milestoneToday } from './milestones.ts';

/** A Wednesday. */
const today = '2026-11-25';
const calendar = { today, weekStartsOn: 0 } as const;

const after = (
  days: readonly string[],
  schedule: Omit<Schedule, 'from'> = { frequency: 'daily' },
) =>
  milestoneToday(
    {
      schedules: [{ from: '2025-01-01', ...schedule }],
      createdDay: '2025-01-01',
      completed: daySetOf(days),
      targetDays: 30,
    },
    calendar,
  );

// biome-ignore format: one line a case
test.each<[string, string[], number | null]>([
  ['6 days', lastDays(6, today), null],
  ['7 days', lastDays(7, today), 7],
  ['8 days', lastDays(8, today), null],
  ['30 days', lastDays(30, today), 30],
  ['30 days up to yesterday', lastDays(30, addDays(today, -1)), null],
  ['100 days', lastDays(100, today), 100],
  ['365 days', lastDays(365, today), 365],
])('a streak of %s', (_, days, expected) => {
  expect(after(days)).toBe(expected);
});

test('a week that was already met before today is no milestone of today', () => {
  const weekly = { frequency: 'weekly' } as const;
  const weeks = Array.from({ length: 7 }, (_, n) => addDays(today, -7 * n));
  expect(after(weeks, weekly)).toBe(7);
  expect(after([...weeks, addDays(today, -1)], weekly)).toBeNull();
});
