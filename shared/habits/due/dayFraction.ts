import { hasDay } from '../../core/daySet.ts';
import type { Calendar, Day } from '../../core/days.ts';
import type { HabitSchedule } from '../schedule.ts';
import { isNeededOn } from './due.ts';

/** How many habits a day asked for, and how many of these were done on it. */
export interface DayFraction {
  readonly asked: number;
  readonly done: number;
}

/** Whether a day's fraction counts a habit: it was done on that day, also if it was not due, or the day needed it. */
export const isCountedOn = (habit: HabitSchedule, day: Day, calendar: Calendar): boolean =>
  hasDay(habit.completed, day) || isNeededOn(habit, day, calendar);

/**
 * The only count of a day, which every screen and call shows. What was optional and not done is in neither number. Two
 * daily habits, one of them done, a weekly one done the day before, and one for weekends done on a Monday -> 2 of 3. A
 * past day stays as it was, whatever is recorded, paused or archived later. No day after today needs anything.
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

/** Whether everything that a day asked for is done, and it asked for something. */
export const isComplete = ({ asked, done }: DayFraction): boolean => asked > 0 && done === asked;
