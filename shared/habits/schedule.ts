import { percent } from '../core/counting.ts';
import {
  countBetween,
  type DaySet,
  firstDay,
  flagsBetween,
  hasDay,
  lastDay,
} from '../core/daySet.ts';
import {
  type Day,
  dayOfWeek,
  endOfWeek,
  epochDay,
  startOfWeek,
  weekdayOfEpochDay,
} from '../core/days.ts';
import type { Frequency, StreakUnit } from './model.ts';

/** The stored facts of a habit that its stats depend on. */
export interface HabitSchedule {
  readonly frequency: Frequency;
  /** The user's day at creation. */
  readonly createdDay: Day;
  readonly completed: DaySet;
}

/** The scheduled units of a habit from its start, oldest first. */
export interface Units {
  /** 1 where the unit is met: its day is completed, or any day of its week. */
  readonly met: Uint8Array;
  /** The last day of each unit, in days since 1970-01-01. */
  readonly lastDays: Int32Array;
  /** How many are closed (their last day is over). Closed units come first; the others are open. */
  readonly closed: number;
}

export const streakUnitOf = (frequency: Frequency): StreakUnit =>
  frequency === 'weekly' ? 'week' : 'day';

function isScheduledWeekday(frequency: Frequency, weekday: number): boolean {
  const isWeekend = weekday === 0 || weekday === 6;
  if (frequency === 'weekdays') return !isWeekend;
  return frequency === 'weekends' ? isWeekend : true;
}

/** A habit starts on the day it was created, or on its first completed day if that is earlier. */
export const startOf = ({ createdDay, completed }: Omit<HabitSchedule, 'frequency'>): Day => {
  const first = firstDay(completed);
  return first !== null && first < createdDay ? first : createdDay;
};

/**
 * Units run from the earlier of the day created and the first completed day, whose week counts for
 * `weekly`. Created on Wednesday 7 January 2026, seen on Saturday the 10th: daily has 4 units
 * (7, 8, 9 closed, 10 open), weekdays 3 (all closed), weekends 1 (open), weekly 1 (4 to 10, open).
 *
 * After travelling west, completed days can be after today. By the rule they are open
 * units, so a met one counts and the unmet ones are skipped: a streak of 5 that was complete
 * in Auckland is still 5 on landing in Honolulu, the day before.
 */
export function unitsOf(habit: HabitSchedule, today: Day): Units {
  const { frequency, completed } = habit;
  const newest = lastDay(completed);
  const end = epochDay(newest !== null && newest > today ? newest : today);
  const start = epochDay(startOf(habit));
  const length = frequency === 'weekly' ? 7 : 1;
  const from = frequency === 'weekly' ? start - weekdayOfEpochDay(start) : start;
  const flags = flagsBetween(completed, from, end);

  const met = new Uint8Array(flags.length);
  const lastDays = new Int32Array(flags.length);
  const now = epochDay(today);
  let count = 0;
  let closed = 0;
  for (let day = from; day <= end; day += length) {
    if (!isScheduledWeekday(frequency, weekdayOfEpochDay(day))) continue;
    const last = day + length - 1;
    for (let n = day; n <= last; n++) {
      if (flags[n - from] === 1) met[count] = 1;
    }
    lastDays[count++] = last;
    if (last < now) closed++;
  }
  return { met: met.subarray(0, count), lastDays: lastDays.subarray(0, count), closed };
}

/** The met units from one index up to, not including, another. */
export function countMet(met: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let index = from; index < to; index++) count += met[index] ?? 0;
  return count;
}

/** Whether today is on the schedule. Weekly habits are scheduled every day, before and after they are met. */
export const isScheduledToday = (frequency: Frequency, today: Day): boolean =>
  isScheduledWeekday(frequency, dayOfWeek(today));

/** Whether today is completed or, for a weekly habit, any day of this week (Sunday to Saturday). */
export const isMetToday = (
  { frequency, completed }: Pick<HabitSchedule, 'frequency' | 'completed'>,
  today: Day,
): boolean =>
  frequency === 'weekly'
    ? countBetween(completed, startOfWeek(today), endOfWeek(today)) > 0
    : hasDay(completed, today);

/** The percent of the habits scheduled today that are met: 2 of 3 -> 67; 0 when none is scheduled. */
export function todayCompletionRate(
  habits: readonly Pick<HabitSchedule, 'frequency' | 'completed'>[],
  today: Day,
): number {
  const scheduled = habits.filter(({ frequency }) => isScheduledToday(frequency, today));
  return percent(scheduled.filter((habit) => isMetToday(habit, today)).length, scheduled.length);
}
