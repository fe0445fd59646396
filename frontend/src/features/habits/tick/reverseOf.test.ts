import { expect, test } from 'vitest';
import { daySetOf, packDays } from '#shared/days/daySet.ts';
import { addDays } from '#shared/days/days.ts';
import type { DaySetting, Habit } from '#shared/habits/model.ts';
import { aHabit } from '../habit.fixture.ts';
import { reverseOf, seenAdditions } from './reverseOf.ts';

const day = '2026-11-20';
const packed = packDays(daySetOf([day]));
const walk = aHabit();
const water = aHabit({
  kind: 'amount',
  amounts: [{ date: day, amount: 3 }],
  added: { [day]: 2 },
});

// biome-ignore format: one line a case
test.each<[string, Habit, DaySetting, DaySetting]>([
  ['a tick', walk, { completed: true }, { completed: false }],
  ['an untick', { ...walk, history: packed }, { completed: false }, { completed: true }],
  ['a tick of a skipped day', { ...walk, skipped: packed }, { completed: true }, { skipped: true }],
  ['a skip', walk, { skipped: true }, { skipped: false }],
  ['a skip of a ticked day', { ...walk, history: packed }, { skipped: true }, { completed: true }],
  ['a note', walk, { note: 'Late' }, { note: 'Early' }],
  ['an addition', water, { add: 1 }, { add: -1 }],
  ['an addition to a skipped day', { ...water, skipped: packed }, { add: 5 }, { add: -5, skipped: true }],
  ['an amount', water, { amount: 8 }, { amount: 3, skipped: false, replaces: 2 }],
  ['the first amount', { ...water, amounts: [], added: {} }, { amount: 8 }, { amount: null, skipped: false, replaces: 0 }],
  ['a tick of an amount', water, { completed: true }, { amount: 3, skipped: false, replaces: 2 }],
  ['a skip of an amount', water, { skipped: true }, { skipped: false }],
])('%s is undone', (_, habit, set, reverse) => {
  expect(reverseOf(habit, day, set, { noteBefore: 'Early', today: day })).toEqual(reverse);
});

test('the additions of a day are known for 91 days after it', () => {
  expect(seenAdditions(water, day, addDays(day, 91))).toBe(2);
  expect(seenAdditions(water, day, addDays(day, 92))).toBeUndefined();
});
