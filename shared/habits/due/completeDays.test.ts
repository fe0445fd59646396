import { expect, test } from 'vitest';
import { daySetOf, packDays } from '../../core/daySet.ts';
import { type Day, defaultWeekStart } from '../../core/days.ts';
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
  ['no habits', [], []],
  ['a daily habit: its completed days', [habit('daily', jan(8, 10, 14))], jan(8, 10, 14)],
  ['two: the days of both', [habit('daily', jan(8, 9, 10)), habit('daily', jan(9, 10, 11))], jan(9, 10)],
  ['a day that asked for nothing is none', [habit('weekdays', jan(8, 9))], jan(8, 9)],
  ['unless it was done all the same', [habit('weekdays', jan(8, 9, 10))], jan(8, 9, 10)],
  ['the days before a second habit stay', [habit('daily', jan(8, 9)), habit('daily', [], '2026-01-10')], jan(8, 9)],
  ['a weekly habit makes the day on which it is done', [habit('weekly', jan(12))], jan(12)],
  ['and stands in the way of no other day of its week', [habit('weekly', jan(12)), habit('daily', jan(11, 13))], jan(11, 13)],
  ['a skipped day asks for nothing', [habit('daily', jan(8, 9)), habit('daily', jan(8), '2026-01-08', jan(9, 10))], jan(8, 9)],
  ['today by a habit created tomorrow, before travelling west', [habit('daily', jan(14), '2026-01-15')], jan(14)],
  ['none ahead', [habit('daily', jan(14, 15))], jan(14)],
])('%s', (_, habits, days) => {
  expect(completeDays(habits, '2026-01-01', calendar)).toEqual(days);
});

test('since a day', () => {
  expect(completeDays([habit('daily', jan(8, 9, 10))], '2026-01-09', calendar)).toEqual(jan(9, 10));
});
