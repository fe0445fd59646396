import { completionsWindow, type Habit, habitDefaults } from '#shared/contract/habits.ts';
import { daysIn } from '#shared/rules/daySet.ts';
import { addDays, type Day } from '#shared/rules/days.ts';
import { deriveHabit, isMetToday, isScheduledToday, startOf } from '#shared/rules/habits.ts';
import type { StoredHabit } from '../table/habits.ts';

export type Window = { readonly from?: Day | undefined; readonly to?: Day | undefined };

/** A stored habit as the API answers it: with its defaults, its derived numbers and the days of a window. */
export const viewHabit = (habit: StoredHabit, today: Day, window: Window = {}): Habit => {
  const to = window.to ?? (window.from && window.from > today ? window.from : today);
  const from = window.from ?? addDays(to, 1 - completionsWindow);
  const { frequency, completed, createdDay, targetDays = habitDefaults.targetDays } = habit;
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
