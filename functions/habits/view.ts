import { daysIn } from '#shared/core/daySet.ts';
import { addDays, type Day } from '#shared/core/days.ts';
import { completionsWindow, type Habit, habitDefaults } from '#shared/habits/model.ts';
import { deriveHabit, isMetToday, isScheduledToday, startOf } from '#shared/habits/rules.ts';
import type { StoredHabit } from '../table/habits.ts';

/** Which completed days are asked for. */
export type Asked = { readonly from?: Day | undefined; readonly to?: Day | undefined };

/** Days of `completions`, both included. */
export type Window = { readonly from: Day; readonly to: Day };

export const windowOf = ({ from, to }: Asked, today: Day): Window => {
  const end = to ?? (from && from > today ? from : today);
  return { from: from ?? addDays(end, 1 - completionsWindow), to: end };
};

/** A stored habit as the API answers it: with its defaults, its derived numbers and the days of a window. */
export const viewHabit = (
  habit: StoredHabit,
  today: Day,
  { from, to }: Window = windowOf({}, today),
): Habit => {
  const { frequency, completed, createdDay } = habit;
  const targetDays = habit.targetDays ?? habitDefaults.targetDays;
  return {
    _id: habit._id,
    name: habit.name,
    frequency,
    description: habit.description ?? habitDefaults.description,
    category: habit.category ?? habitDefaults.category,
    difficulty: habit.difficulty ?? habitDefaults.difficulty,
    targetDays,
    reminderTime: habit.reminderTime ?? null,
    color: habit.color ?? habitDefaults.color,
    completions: daysIn(completed, from, to).map((date) => ({ date, completed: true })),
    ...deriveHabit({ frequency, targetDays, createdDay, completed }, today),
    startDate: startOf({ createdDay, completed }),
    isScheduledToday: isScheduledToday(frequency, today),
    isMetToday: isMetToday({ frequency, completed }, today),
    createdAt: habit.createdAt,
    updatedAt: habit.updatedAt,
  };
};
