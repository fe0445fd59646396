import { daysIn, packDays } from '#shared/core/daySet.ts';
import { addDays, type Calendar, type Day } from '#shared/core/days.ts';
import { amountStatsOf } from '#shared/habits/amounts.ts';
import { completionsWindow, type DayAmount, type Habit } from '#shared/habits/model.ts';
import { deriveHabit } from '#shared/habits/rules.ts';
import type { StoredHabit } from './store.ts';

/** The window of completed days that the request asks for. */
export type Asked = { readonly from?: Day | undefined; readonly to?: Day | undefined };

/** Days of `completions`, both included. */
export type Window = { readonly from: Day; readonly to: Day };

export const windowOf = ({ from, to }: Asked, today: Day): Window => {
  const end = to ?? (from && from > today ? from : today);
  return { from: from ?? addDays(end, 1 - completionsWindow), to: end };
};

/** The response for a stored habit: with its stats, the completed days of a window and, where they were read, its amounts. */
export const viewHabit = (
  habit: StoredHabit,
  calendar: Calendar,
  { from, to }: Window = windowOf({}, calendar.today),
  amounts?: readonly DayAmount[],
): Habit => ({
  ...habit,
  ...deriveHabit(habit, calendar),
  history: packDays(habit.completed),
  skipped: packDays(habit.skipped),
  ...(habit.kind === 'amount' &&
    amounts && {
      amounts: [...amounts],
      amountStats: amountStatsOf(amounts, habit.targets, calendar),
    }),
  completions: daysIn(habit.completed, from, to).map((date) => ({ date, completed: true })),
});
