import { hasDay } from '../core/daySet.ts';
import type { Calendar, Day } from '../core/days.ts';
import { isDueOn, isMetOn } from './dueDays.ts';
import type { HabitSchedule } from './schedule.ts';

/** What was due on a day, and what was done. */
export interface DayFraction {
  readonly asked: number;
  /** Of these, done on that day. */
  readonly done: number;
  /** Done without being due: off the schedule, or in a pause. */
  readonly extra: number;
}

/**
 * The only count of a day, which every screen shows. A habit whose week or month is met by other days is not due, and
 * counts as done only on days it was done. Two daily habits, one of them done, a weekly one done the day before, and
 * one for weekends done on a Monday -> 1 of 2 done, 1 extra. Nothing is due after today.
 */
export function dayFraction(
  habits: readonly HabitSchedule[],
  day: Day,
  calendar: Calendar,
): DayFraction {
  let [asked, done, extra] = [0, 0, 0];
  for (const habit of habits) {
    const isDue = isDueOn(habit, day, calendar);
    if (hasDay(habit.completed, day)) {
      if (isDue) done++;
      else extra++;
    } else if (isDue && !isMetOn(habit, day, calendar)) asked++;
  }
  return { asked: asked + done, done, extra };
}

/** Everything done on a day, due or not. */
export const completionsOf = ({ done, extra }: DayFraction): number => done + extra;

/** Whether everything due on a day is done, and something was due. */
export const isComplete = ({ asked, done }: DayFraction): boolean => asked > 0 && done === asked;
