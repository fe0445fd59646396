import type { Calendar, Day } from '../../days/days.ts';
import type { HabitSchedule } from '../schedule.ts';
import { askedOn } from './due.ts';

/** How many habits a day asked for, and how many of these were done. */
export interface DayFraction {
  readonly asked: number;
  readonly done: number;
}

/**
 * The fraction of a day, as all screens and calls show it. Neither number includes optional habits that were not done.
 * The fraction of a past day ignores records of later days. It also ignores later pauses, archiving and schedule
 * changes.
 *
 * Example for a Monday: of two daily habits, one is done (1 of 2). A weekly habit was done the day before, in the same
 * week, so it is not counted. A weekend habit was done anyway (1 of 1). Together, this is 2 of 3.
 */
export function dayFraction(
  habits: readonly HabitSchedule[],
  day: Day,
  calendar: Calendar,
): DayFraction {
  const asked = habits.map((habit) => askedOn(habit, day, calendar));
  return {
    asked: asked.filter((one) => one !== 'no').length,
    done: asked.filter((one) => one === 'done').length,
  };
}

/** Whether a day asked for something, and all of it was done. Stops at the first habit that is not done. */
export const isCompleteOn = (
  habits: readonly HabitSchedule[],
  day: Day,
  calendar: Calendar,
): boolean => {
  let isAnyDone = false;
  for (const habit of habits) {
    const asked = askedOn(habit, day, calendar);
    if (asked === 'not done') return false;
    isAnyDone ||= asked === 'done';
  }
  return isAnyDone;
};
