import { daysIn, packDays } from '#shared/core/daySet.ts';
import { addDays, type Day, defaultWeekStart } from '#shared/core/days.ts';
import { completionsWindow, type Habit } from '#shared/habits/model.ts';
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

/** The response for a stored habit: with its stats and the completed days of a window. */
export const viewHabit = (
  habit: StoredHabit,
  today: Day,
  { from, to }: Window = windowOf({}, today),
): Habit => ({
  ...habit,
  ...deriveHabit(habit, { today, weekStartsOn: defaultWeekStart }),
  history: packDays(habit.completed),
  skipped: packDays(habit.skipped),
  completions: daysIn(habit.completed, from, to).map((date) => ({ date, completed: true })),
});
