import { expect, test } from 'vitest';
import { daySetOf, packDays } from '#shared/days/daySet.ts';
import { addDays, type Day, defaultWeekStart, lastDays } from '#shared/days/days.ts';
import { allAmountsOf, packAmounts } from '#shared/habits/allAmounts.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitOn } from '#shared/habits/rules.ts';
import { habitAfter } from '../../../domain/habits/dayEdits.ts';
import { aHabit } from '../habit.fixture.ts';
import { milestoneOf, withMilestones } from './milestone.ts';

const today = '2026-11-22';
const calendar = { today, weekStartsOn: defaultWeekStart };
const yesterday = addDays(today, -1);
const ofTick = (habit: Habit, day: Day) =>
  milestoneOf(habit, habitAfter(habit, day, { completed: true }), calendar);

test.each([
  [6, 'That makes 7 days in a row.'],
  [7, null],
  [28, null],
  [29, 'That makes 30 days in a row.'],
  [99, 'That makes 100 days in a row.'],
  [364, 'That makes 365 days in a row.'],
])('the tick after a streak of %i days: %s', (days, words) => {
  const history = packDays(daySetOf(lastDays(days, yesterday)));
  const habit = habitOn(aHabit({ history, createdDay: '2020-01-01' }), calendar);
  expect(ofTick(habit, today)).toBe(words);
});

test('a tick that closes a gap names the length of the whole streak', () => {
  const days = [...lastDays(5, today), ...lastDays(40, addDays(today, -6))];
  const habit = habitOn(
    aHabit({ history: packDays(daySetOf(days)), createdDay: '2020-01-01' }),
    calendar,
  );
  expect(ofTick(habit, addDays(today, -5))).toBe('That makes 46 days in a row.');
});

test('a streak of certain weekdays counts times instead of days', () => {
  const schedules = [{ from: '2020-01-01', frequency: 'days' as const, frequencyDays: [1, 3, 5] }];
  const days = lastDays(14, yesterday);
  const habit = habitOn(
    aHabit({ schedules, history: packDays(daySetOf(days)), createdDay: addDays(today, -14) }),
    calendar,
  );
  expect(habit.currentStreak).toBe(6);
  const friday = addDays(today, -16);
  expect(ofTick(habit, friday)).toBe('That makes 7 times in a row.');
});

test('a weekly total reaches a milestone once its sum is reached, not with the first amount of the week', () => {
  const days = Array.from({ length: 6 }, (_, n) => addDays(today, -7 * (n + 1)));
  const amounts = days.map((date) => ({ date, amount: 120 }));
  const walk = habitOn(
    aHabit({
      kind: 'amount',
      frequency: 'weekly',
      unit: 'minutes',
      schedules: [{ from: '2026-09-01', frequency: 'weekly' }],
      targets: [{ from: '2026-09-01', target: 120, direction: 'at-least', targetPer: 'week' }],
      createdDay: days.at(-1) ?? today,
      days,
      amounts,
      allAmounts: packAmounts(allAmountsOf(new Map(days.map((day) => [day, 120])))),
    }),
    calendar,
  );
  expect(walk.currentStreak).toBe(6);
  const some = habitOn(habitAfter(walk, today, { add: 80 }), calendar);
  expect(milestoneOf(walk, some, calendar)).toBeNull();
  expect(milestoneOf(some, habitAfter(some, today, { add: 40 }), calendar)).toBe(
    'That makes 7 weeks in a row.',
  );
});

test.each([
  ['Read: ticked for 20 November', [null]],
  [
    'Read: ticked for 20 November. That makes 7 days in a row.',
    ['That makes 7 days in a row.', null],
  ],
])('a tick with its milestones: %s', (words, milestones) => {
  expect(withMilestones('Read: ticked for 20 November', milestones)).toBe(words);
});
