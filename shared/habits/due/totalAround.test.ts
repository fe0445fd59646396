import { expect, test } from 'vitest';
import { daySetOf } from '../../days/daySet.ts';
import type { Day } from '../../days/days.ts';
import { allAmountsOf } from '../allAmounts.ts';
import type { Target } from '../model.ts';
import type { HabitSchedule } from '../schedule.ts';
import { dayFraction } from './dayFraction.ts';
import { dueOf } from './due.ts';
import { isMetOn } from './dueDays.ts';

// Sunday 4 to Saturday 10 January 2026 is a week.
const jan = (day: number): Day => `2026-01-${String(day).padStart(2, '0')}`;

type Given = Partial<Omit<Target, 'from'>> & Pick<HabitSchedule, 'skipped' | 'pauses'>;

/** A total of 120 minutes a week, with amounts by day of January. */
const total = (amounts: Readonly<Record<number, number>>, given: Given = {}): HabitSchedule => {
  const { skipped, pauses, ...aim } = given;
  const target: Target = {
    from: '2025-12-01',
    target: 120,
    direction: 'at-least',
    targetPer: 'week',
    ...aim,
  };
  const byDay = new Map(Object.entries(amounts).map(([day, amount]) => [jan(Number(day)), amount]));
  const days = daySetOf(byDay.keys());
  return {
    schedules: [
      target.targetPer === 'week'
        ? { from: '2025-12-01', frequency: 'weekly' }
        : { from: '2025-12-01', frequency: 'per-month', frequencyCount: 1 },
    ],
    createdDay: '2025-12-01',
    unit: 'minutes',
    targets: [target],
    completed: days,
    recorded: days,
    allAmounts: allAmountsOf(byDay),
    skipped,
    pauses,
  };
};

const limit = (amounts: Readonly<Record<number, number>>, given: Given = {}): HabitSchedule =>
  total(amounts, { direction: 'at-most', target: 10, ...given });

const saturday = { skipped: daySetOf([jan(10)]) };

// biome-ignore format: one line a case
test.each<[string, HabitSchedule, number, string, string | null, boolean]>([
  ['80 of 120 on Thursday', total({ 4: 40, 6: 40 }), 8, 'later', '80 of 120 minutes; 40 more by Saturday', false],
  ['80 of 120 after a session today', total({ 4: 40, 8: 40 }), 8, 'later', '80 of 120 minutes; 40 more by Saturday', false],
  ['80 of 120 on Saturday', total({ 4: 40, 6: 40 }), 10, 'now', '80 of 120 minutes; 40 more today', true],
  ['120 of 120', total({ 4: 40, 6: 80 }), 7, 'done', null, false],
  ['119.99 of 120 on Saturday', total({ 4: 119.99 }), 10, 'now', '119.99 of 120 minutes; 0.01 more today', true],
  ['120 less a skipped Saturday, on Friday', total({ 4: 40 }, saturday), 9, 'now', '40 of 102.86 minutes; 62.86 more today', true],
  ['a skipped Saturday itself', total({ 4: 40 }, saturday), 10, 'excused', null, false],
  ['two days of vacation', total({}, { pauses: [{ from: jan(5), to: jan(6) }] }), 8, 'later', '0 of 85.71 minutes; 85.71 more by Saturday', false],
  ['a month', total({ 4: 40 }, { targetPer: 'month' }), 8, 'later', '40 of 120 minutes; 80 more by 31 January', false],
  ['a limit without a record today', limit({ 4: 3, 6: 4 }), 8, 'now', '7 of 10 minutes; 3 left until Saturday', false],
  ['a limit with a record today', limit({ 4: 3, 8: 4 }), 8, 'done', '7 of 10 minutes; 3 left until Saturday', false],
  ['a limit on Saturday without any record', limit({}), 10, 'now', '0 of 10 minutes; 10 left today', true],
  ['a limit that is exceeded', limit({ 4: 11 }), 8, 'now', null, false],
  ['a quiet limit', limit({ 4: 3 }, { quiet: true }), 8, 'off', '3 of 10 minutes; 7 left until Saturday', false],
  ['a quiet limit on a skipped day', limit({ 4: 3 }, { quiet: true, ...saturday }), 10, 'off', null, false],
])('%s: due and what is left', (_, habit, day, due, forecast, atRisk) => {
  const found = dueOf(habit, 5, { today: jan(day), weekStartsOn: 0 });
  expect([found.due, found.left?.message ?? null, found.atRisk]).toEqual([due, forecast, atRisk]);
});

// biome-ignore format: one line a case
test.each<[string, HabitSchedule, number, number, string, boolean]>([
  ['a day with an amount', total({ 4: 40 }), 4, 4, '1 of 1', true],
  ['a day without one', total({ 4: 40 }), 5, 5, '0 of 0', false],
  ['the last day without the sum', total({ 4: 40, 10: 40 }), 10, 10, '0 of 1', false],
  ['the last day with the sum', total({ 4: 40, 10: 80 }), 10, 10, '1 of 1', true],
  ['the last day of a week that was met before', total({ 4: 120 }), 10, 10, '0 of 0', true],
  ['a past last day, before a later record', total({ 4: 40, 10: 40, 11: 500 }), 10, 12, '0 of 1', false],
  ['a day of a limit without a record', limit({ 4: 3 }), 5, 5, '0 of 1', false],
  ['a day of a limit with a record', limit({ 4: 3 }), 4, 4, '1 of 1', true],
  ['the day on which a limit is exceeded', limit({ 4: 3, 5: 8 }), 5, 5, '0 of 1', false],
  ['a day before the limit was exceeded', limit({ 4: 3, 5: 8 }), 4, 5, '1 of 1', false],
  ['a skipped day of a limit with a record', limit({ 4: 3 }, { skipped: daySetOf([jan(4)]) }), 4, 4, '0 of 0', false],
  ['a day of a quiet limit', limit({ 4: 3 }, { quiet: true }), 4, 4, '0 of 0', true],
])('%s: the fraction of the day, and whether it is met', (_, habit, day, today, fraction, isMet) => {
  const calendar = { today: jan(today), weekStartsOn: 0 } as const;
  const { done, asked } = dayFraction([habit], jan(day), calendar);
  expect([`${done} of ${asked}`, isMetOn(habit, jan(day), calendar)]).toEqual([fraction, isMet]);
});
