import { expect, test } from 'vitest';
import type { Habit } from '#shared/habits/model.ts';
import { aHabit, anAmountHabit } from '../habit.fixture.ts';
import { formatDayAmount, formatProgress, isOver, shareOn, stepOf } from './formatAmount.ts';

const day = '2026-11-20';
const calendar = { today: day, weekStartsOn: 0 } as const;
const water = (amount?: number, direction: 'at-least' | 'at-most' = 'at-least'): Habit =>
  aHabit({
    kind: 'amount',
    unit: 'glasses',
    target: 8,
    direction,
    targets: [{ from: '2026-11-02', target: 8, direction }],
    amounts: amount === undefined ? [] : [{ date: day, amount }],
  });

// biome-ignore format: one line a case
test.each<[Habit, string, number, boolean]>([
  [water(), '0 of 8 glasses', 0, false],
  [water(2), '2 of 8 glasses', 0.25, false],
  [water(1_250.5), '1,250.5 of 8 glasses', 1, false],
  [water(undefined, 'at-most'), 'at most 8 glasses', 0, false],
  [water(0, 'at-most'), '0 of at most 8 glasses', 0, false],
  [water(9, 'at-most'), '9 of at most 8 glasses', 1, true],
])('progress towards a target per day, case %#', (habit, words, share, over) => {
  expect([formatProgress(habit, day, calendar), shareOn(habit, day, calendar), isOver(habit, day, calendar)]).toEqual([words, share, over]);
});

const week = { target: 120, direction: 'at-least', targetPer: 'week' } as const;
const limit = { target: 100, direction: 'at-most', targetPer: 'month' } as const;
const [early, late] = ['2026-11-16', '2026-11-20'];

// biome-ignore format: one line a case
test.each<[Parameters<typeof anAmountHabit>[0], Record<string, number>, string, string, number, boolean]>([
  [week, {}, late, '0 of 120 minutes this week', 0, false],
  [week, { [early]: 30, [late]: 50 }, late, '80 of 120 minutes this week', 80 / 120, false],
  [week, { [early]: 90, [late]: 50 }, early, '140 of 120 minutes this week', 1, false],
  [week, { '2026-11-10': 90 }, '2026-11-11', '90 of 120 minutes that week', 0.75, false],
  [limit, { [early]: 90 }, late, '90 of at most 100 minutes this month', 0.9, false],
  [limit, { [early]: 101 }, late, '101 of at most 100 minutes this month', 1, true],
  [{ ...limit, target: 0 }, {}, late, '0 minutes this month', 0, false],
  [{ target: 0, direction: 'at-most' }, {}, late, 'not at all', 0, false],
  [{ target: 0, direction: 'at-most' }, { [late]: 2 }, late, '2 minutes', 1, true],
])('progress towards a target of any period, case %#', (aim, amounts, on, words, share, over) => {
  const habit = anAmountHabit(aim, amounts, calendar);
  expect([formatProgress(habit, on, calendar), shareOn(habit, on, calendar), isOver(habit, on, calendar)]).toEqual([words, share, over]);
});

test('formatDayAmount gives the amount of a single day of a weekly total', () => {
  const walk = anAmountHabit(week, { [early]: 30 }, calendar);
  expect([early, late].map((on) => formatDayAmount(walk, on))).toEqual(['30 minutes', '']);
});

// biome-ignore format: one line a case
test.each([[0.5, 1], [8, 1], [19, 1], [20, 5], [99.99, 5], [100, 10], [10_000, 10]])('a target of %s takes steps of %s', (target, step) => {
  expect(stepOf(target)).toBe(step);
});
