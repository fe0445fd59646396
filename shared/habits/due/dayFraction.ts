import { hasDay } from '../../core/daySet.ts';
import type { Calendar, Day } from '../../core/days.ts';
import type { HabitSchedule } from '../schedule.ts';
import { isNeededOn } from './due.ts';

/** How many habits were asked for on a day, and how many of these were done. */
export interface DayFraction {
  readonly asked: number;
  readonly done: number;
}

/** Whether a day's fraction counts a habit: it was done on that day, even if it was not due, or the day needed it. */
export const isCountedOn = (habit: HabitSchedule, day: Day, calendar: Calendar): boolean =>
  hasDay(habit.completed, day) || isNeededOn(habit, day, calendar);

/**
 * The only count of a day; all screens and calls show it. Optional habits that were not done are in neither number. The
 * count of a past day ignores records of later days, and pauses, archiving and changes of schedule that begin later.
 * Days after today need nothing.
 *
 * On a Monday: two daily habits, one of them done (1 of 2); a weekly habit done the day before, in the same week (not
 * counted); a weekend habit done anyway (1 of 1). Total: 2 of 3.
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

/** Whether a day asked for something and all of it was done. It looks no further than the first open habit. */
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
