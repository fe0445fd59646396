import { hasDay } from '../../core/daySet.ts';
import type { Calendar, Day } from '../../core/days.ts';
import type { HabitSchedule } from '../schedule.ts';
import { isNeededOn } from './due.ts';

/** How many habits a day asked for, and how many of these were done. */
export interface DayFraction {
  readonly asked: number;
  readonly done: number;
}

/**
 * Whether a day's fraction counts a habit. It does if the habit was done on that day, even if not due, or if the day
 * needed it.
 */
export const isCountedOn = (habit: HabitSchedule, day: Day, calendar: Calendar): boolean =>
  hasDay(habit.completed, day) || isNeededOn(habit, day, calendar);

/**
 * The only count of a day. All screens and calls show it. Neither number includes optional habits that were not done.
 * The count of a past day ignores records of later days. It also ignores later pauses, archiving and schedule
 * changes.
 *
 * Example for a Monday: of two daily habits, one is done (1 of 2). A weekly habit was done the day before, in the
 * same week, so it is not counted. A weekend habit was done anyway (1 of 1). The total is 2 of 3.
 */
export function dayFraction(
  habits: readonly HabitSchedule[],
  day: Day,
  calendar: Calendar,
): DayFraction {
  const counted = habits.filter((habit) => isCountedOn(habit, day, calendar));
  return {
    asked: counted.length,
    done: counted.filter(({ completed }) => hasDay(completed, day)).length,
  };
}

/** Whether a day asked for something, and all of it was done. Stops at the first habit that is not done. */
export const isCompleteOn = (
  habits: readonly HabitSchedule[],
  day: Day,
  calendar: Calendar,
): boolean => {
  const isDone = ({ completed }: HabitSchedule): boolean => hasDay(completed, day);
  return (
    habits.every((habit) => isDone(habit) || !isNeededOn(habit, day, calendar)) &&
    habits.some(isDone)
  );
};
