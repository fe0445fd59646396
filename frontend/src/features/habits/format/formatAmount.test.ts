import { expect, test } from 'vitest';
import type { Habit } from '#shared/habits/model.ts';
import { aHabit } from '../habit.fixture.ts';
import {
  formatAmount,
  formatProgress,
  formatTarget,
  isOver,
  shareOn,
  stepOf,
} from './formatAmount.ts';

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
])('%#: %s', (habit, words, share, over) => {
  expect([formatProgress(habit, day, calendar), shareOn(habit, day, calendar), isOver(habit, day, calendar)]).toEqual([words, share, over]);
});

test.each([
  [1, 'glasses', '1 (glasses)'],
  [2, 'glasses', '2 glasses'],
  [1, 'pages', '1 (pages)'],
  [1, 'km', '1 km'],
  [1, 's', '1 s'],
  [1, 'bench press', '1 bench press'],
  [1, null, '1'],
])('%s of %s: %s', (amount, unit, words) => {
  expect(formatAmount(amount, unit)).toBe(words);
});

test('the target in words', () => {
  expect([water(), water(1, 'at-most'), aHabit()].map(formatTarget)).toEqual([
    'At least 8 glasses',
    'At most 8 glasses',
    '',
  ]);
});

// biome-ignore format: one line a case
test.each([[0.5, 1], [8, 1], [19, 1], [20, 5], [99.99, 5], [100, 10], [10_000, 10]])('a target of %s takes steps of %s', (target, step) => {
  expect(stepOf(target)).toBe(step);
});
