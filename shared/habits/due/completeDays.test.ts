import { expect, test } from 'vitest';
import { daySetOf, packDays } from '../../days/daySet.ts';
import { type Day, defaultWeekStart } from '../../days/days.ts';
import type { Frequency, Habit } from '../model.ts';
import { completeDays } from './completeDays.ts';

const calendar = { today: '2026-01-14', weekStartsOn: defaultWeekStart } as const;

const neverOff = { pauses: [], vacations: [], archivedOn: null };

const habit = (
  frequency: Frequency,
  days: readonly Day[],
  createdDay = '2026-01-08',
  skipped: readonly Day[] = [],
) =>
  ({
    schedules: [{ from: createdDay, frequency }],
    createdDay,
    history: packDays(daySetOf(days)),
    skipped: packDays(daySetOf(skipped)),
    recorded: {},
    ...neverOff,
  }) as Partial<Habit> as Habit;

const jan = (...days: number[]): Day[] =>
  days.map((day) => `2026-01-${String(day).padStart(2, '0')}`);

// 10 and 11 January 2026 are a weekend.
// biome-ignore format: one line a case
test.each<[string, Habit[], Day[]]>([
  ['without habits, no day is complete', [], []],
  ['with one daily habit, its completed days are complete', [habit('daily', jan(8, 10, 14))], jan(8, 10, 14)],
  ['a day is complete if both habits are done', [habit('daily', jan(8, 9, 10)), habit('daily', jan(9, 10, 11))], jan(9, 10)],
  ['a day that asked for nothing is not complete', [habit('weekdays', jan(8, 9))], jan(8, 9)],
  ['a day off the schedule is complete if it is done', [habit('weekdays', jan(8, 9, 10))], jan(8, 9, 10)],
  ['days before a second habit stay complete', [habit('daily', jan(8, 9)), habit('daily', [], '2026-01-10')], jan(8, 9)],
  ['a weekly habit completes the day on which it is done', [habit('weekly', jan(12))], jan(12)],
  ['a week asks for a weekly habit only once', [habit('weekly', jan(12)), habit('daily', jan(11, 13))], jan(11, 13)],
  ['a skipped day asks for nothing', [habit('daily', jan(8, 9)), habit('daily', jan(8), '2026-01-08', jan(9, 10))], jan(8, 9)],
  ['a habit that begins tomorrow, after travelling west, can complete today', [habit('daily', jan(14), '2026-01-15')], jan(14)],
  ['a day after today is not complete', [habit('daily', jan(14, 15))], jan(14)],
])('%s', (_, habits, days) => {
  expect(completeDays(habits, '2026-01-01', calendar)).toEqual(days);
});

test('days before the first day asked for are left out', () => {
  expect(completeDays([habit('daily', jan(8, 9, 10))], '2026-01-09', calendar)).toEqual(jan(9, 10));
});
