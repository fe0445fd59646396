import { expect, test } from 'vitest';
import type { Habit } from '#shared/habits/model.ts';
import { scheduleOn } from '#shared/habits/schedule.ts';
import { edited } from '../../domain/habits/changedHabit.ts';
import { habitAfter } from '../../domain/habits/dayEdits.ts';
import { markOf } from './calendar/calendar.ts';
import { cellsOf } from './day/habitYear.ts';
import { anAmountHabit } from './habit.fixture.ts';
import { isFullOn, isTotalOn, totalOn } from './totals.ts';
import { extrasOn } from './view.ts';

// A Friday. The weeks begin on Sunday.
const calendar = { today: '2026-11-20', weekStartsOn: 0 } as const;
const week = { target: 120, direction: 'at-least', targetPer: 'week' } as const;
const limit = { target: 10, direction: 'at-most', targetPer: 'week' } as const;
const quiet = { target: 2, direction: 'at-most', quiet: true } as const;

// biome-ignore format: one line a case
test.each<[string, Parameters<typeof anAmountHabit>[0], Record<string, number>, boolean]>([
  ['a sum below the target', week, { '2026-11-20': 80 }, false],
  ['a sum of several days', week, { '2026-11-16': 80, '2026-11-17': 40 }, true],
  ['a limit without a record today', limit, { '2026-11-16': 8 }, false],
  ['a limit with a record today', limit, { '2026-11-20': 8 }, true],
  ['an exceeded limit', limit, { '2026-11-16': 8, '2026-11-20': 3 }, false],
  ['a target for a day', { target: 120, direction: 'at-least' }, { '2026-11-20': 120 }, true],
])('the mark of %s is full: %s', (_, aim, amounts, isFull) => {
  const habit = anAmountHabit(aim, amounts, calendar);
  expect(isFullOn(habit, calendar.today, calendar)).toBe(isFull);
  expect(isTotalOn(habit, calendar.today)).toBe('targetPer' in aim);
});

// biome-ignore format: one line a case
test.each<[string, Parameters<typeof anAmountHabit>[0], Record<string, number>, string, object]>([
  ['a day of a total with an amount', week, { '2026-11-11': 40 }, '2026-11-11', { level: 4, text: 'done, 40 minutes' }],
  ['a day of a total without an amount', week, { '2026-11-11': 40 }, '2026-11-12', { level: 0, text: 'not done, optional' }],
  ['the last day of a missed week', week, { '2026-11-11': 40 }, '2026-11-14', { level: 0, text: 'not done' }],
  ['a day of a met week', week, { '2026-11-11': 120 }, '2026-11-12', { level: 1, text: 'week complete' }],
  ['a day that a quiet limit kept', quiet, {}, '2026-11-12', { level: 1, text: 'kept without a record', isFaint: false }],
  ['a day above a quiet limit', quiet, { '2026-11-12': 3 }, '2026-11-12', { level: 0, text: 'above the limit, 3 of at most 2 minutes', sign: 'cross' }],
  ['a day within a quiet limit', quiet, { '2026-11-12': 1 }, '2026-11-12', { level: 4, text: 'done, 1 of at most 2 minutes', sign: undefined }],
])('the square of %s', (_, aim, amounts, day, cell) => {
  const habit = anAmountHabit(aim, amounts, calendar);
  expect(cellsOf(habit, 2026, calendar, []).find(({ date }) => date === day)).toMatchObject(cell);
});

// biome-ignore format: one line a case
test.each<[string, Record<string, number>, object]>([
  ['kept', {}, { limit: 'kept', completed: false, isCounted: false }],
  ['exceeded', { '2026-11-12': 3 }, { limit: 'over', completed: false, isCounted: false }],
  ['kept with a record', { '2026-11-12': 1 }, { limit: undefined, completed: true, isCounted: false }],
])('the calendar marks a quiet limit, but no fraction counts it: %s', (_, amounts, mark) => {
  const habit = anAmountHabit(quiet, amounts, calendar);
  expect(markOf(habit, '2026-11-12', calendar)).toMatchObject(mark);
  expect(extrasOn([habit], '2026-11-12', calendar)).toEqual([]);
});

const sumOf = (habit: Habit) => (totalOn(habit, calendar.today, calendar)?.sum ?? 0) / 100;

test('habitAfter adds the first amounts of a weekly total to its sum', () => {
  const { allAmounts: _, ...walk } = anAmountHabit(week, {}, calendar);
  const after = habitAfter(walk, '2026-11-16', { add: 40 });
  expect([sumOf(after), sumOf(habitAfter(after, calendar.today, { amount: 80 }))]).toEqual([
    40, 120,
  ]);
});

test('the frequency becomes weekly with a weekly total, and daily once the target is for a day again', () => {
  const walk = anAmountHabit({ target: 30, direction: 'at-least' }, { '2026-11-16': 80 }, calendar);
  const total = edited(
    walk,
    { target: 120, targetPer: 'week', from: '2026-11-02' },
    calendar.today,
  );
  expect([sumOf(total), scheduleOn(total.schedules, calendar.today).frequency]).toEqual([
    80,
    'weekly',
  ]);
  const daily = edited(total, { targetPer: 'day' }, calendar.today);
  expect(isTotalOn(daily, calendar.today)).toBe(false);
  expect(scheduleOn(daily.schedules, calendar.today).frequency).toBe('daily');
});
