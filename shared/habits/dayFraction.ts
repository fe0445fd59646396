import { hasDay } from '../core/daySet.ts';
import type { Calendar, Day } from '../core/days.ts';
import { isDueOn, isMetOn } from './dueDays.ts';
import type { HabitSchedule } from './schedule.ts';

/** What a day asked, and what was done on it. */
export interface DayFraction {
  readonly asked: number;
  /** Of these, done on that day. */
  readonly done: number;
  /** Done though not asked: off the schedule, or in a pause. */
  readonly extra: number;
}

/**
 * The one count of a day, which every screen shows. A habit whose week or month is met by other days is not asked, nor
 * done without doing. Two daily habits, one of them done, a weekly one done the day before, and one for weekends done on
 * a Monday -> 1 of 2 done, 1 extra. No day after today asks for any.
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

/** Everything that was done on a day, asked or not. */
export const completionsOf = ({ done, extra }: DayFraction): number => done + extra;

/** Whether all that a day asked is done, and it asked for something. */
export const isComplete = ({ asked, done }: DayFraction): boolean => asked > 0 && done === asked;
