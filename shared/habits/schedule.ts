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
  type Calendar,
  type Day,
  dayOfWeek,
  endOfWeek,
  epochDay,
  startOfWeek,
  type WeekStart,
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
  /** How many are closed (their last day is over). Closed units come first; the others are open. */
  readonly closed: number;
}

export const streakUnitOf = (frequency: Frequency): StreakUnit =>
  frequency === 'weekly' ? 'week' : 'day';

/** 1 for the weekdays (0 Sunday to 6 Saturday) on which a unit of one day is. */
const UNIT_DAYS: Record<Exclude<Frequency, 'weekly'>, Uint8Array> = {
  daily: Uint8Array.of(1, 1, 1, 1, 1, 1, 1),
  weekdays: Uint8Array.of(0, 1, 1, 1, 1, 1, 0),
  weekends: Uint8Array.of(1, 0, 0, 0, 0, 0, 1),
};

/** 1 for the weekdays on which a unit ends: those on the schedule, of a week its last day. */
const unitEnds = (frequency: Frequency, weekStartsOn: WeekStart): Uint8Array =>
  frequency === 'weekly'
    ? new Uint8Array(7).fill(1, (weekStartsOn + 6) % 7, ((weekStartsOn + 6) % 7) + 1)
    : UNIT_DAYS[frequency];

/** A habit starts on the day it was created, or on its first completed day if that is earlier. */
export const startOf = ({ createdDay, completed }: Omit<HabitSchedule, 'frequency'>): Day => {
  const first = firstDay(completed);
  return first !== null && first < createdDay ? first : createdDay;
};

/**
 * Units run from the earlier of the day created and the first completed day, whose week counts for
 * `weekly`. Created on Wednesday 7 January 2026, seen on Saturday the 10th: daily has 4 units
 * (7, 8, 9 closed, 10 open), weekdays 3 (all closed), weekends 1 (open), weekly 1 (4 to 10, open, in weeks from Sunday).
 *
 * After travelling west, completed days can be after today. By the rule they are open
 * units, so a met one counts and the unmet ones are skipped: a streak of 5 that was complete
 * in Auckland is still 5 on landing in Honolulu, the day before.
 */
export function unitsOf(habit: HabitSchedule, { today, weekStartsOn }: Calendar): Units {
  const { frequency, completed } = habit;
  const newest = lastDay(completed);
  const isWeekly = frequency === 'weekly';
  const first = startOf(habit);
  const last = newest !== null && newest > today ? newest : today;
  const from = epochDay(isWeekly ? startOfWeek(first, weekStartsOn) : first);
  const flags = flagsBetween(
    completed,
    from,
    epochDay(isWeekly ? endOfWeek(last, weekStartsOn) : last),
  );

  const met = new Uint8Array(flags.length);
  const ends = unitEnds(frequency, weekStartsOn);
  const over = epochDay(today) - from;
  let count = 0;
  let closed = 0;
  let isMet = 0;
  let weekday = weekdayOfEpochDay(from);
  for (let n = 0; n < flags.length; n++) {
    const flag = flags[n] ?? 0;
    isMet = isWeekly ? isMet | flag : flag;
    if (ends[weekday] === 1) {
      met[count++] = isMet;
      isMet = 0;
      if (n < over) closed = count;
    }
    weekday = weekday === 6 ? 0 : weekday + 1;
  }
  return { met: met.subarray(0, count), closed };
}

/** How many units end from one day to another (days since 1970-01-01, both included), of a habit that always was. */
export function countUnits(
  frequency: Frequency,
  from: number,
  to: number,
  weekStartsOn: WeekStart,
): number {
  const ends = unitEnds(frequency, weekStartsOn);
  let count = 0;
  for (let day = from; day <= to; day++) count += ends[weekdayOfEpochDay(day)] ?? 0;
  return count;
}

/** The met units from one index up to, not including, another. */
export function countMet(met: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let index = from; index < to; index++) count += met[index] ?? 0;
  return count;
}

/** Whether the day is on the schedule. Weekly habits are scheduled every day, before and after they are met. */
export const isScheduledOn = (frequency: Frequency, day: Day): boolean =>
  frequency === 'weekly' || UNIT_DAYS[frequency][dayOfWeek(day)] === 1;

/** Whether the day is completed or, for a weekly habit, any day of its week. */
export const isMetOn = (
  { frequency, completed }: Pick<HabitSchedule, 'frequency' | 'completed'>,
  day: Day,
  { weekStartsOn }: Pick<Calendar, 'weekStartsOn'>,
): boolean =>
  frequency === 'weekly'
    ? countBetween(completed, startOfWeek(day, weekStartsOn), endOfWeek(day, weekStartsOn)) > 0
    : hasDay(completed, day);

/**
 * Whether the day asks for the habit: a day on its schedule, from its start up to today. Today asks
 * for it also where it was created on a later day, before travelling west.
 */
export const isAskedOn = (
  habit: HabitSchedule,
  day: Day,
  { today }: Pick<Calendar, 'today'>,
): boolean =>
  isScheduledOn(habit.frequency, day) &&
  (day === today || (day < today && (habit.createdDay <= day || startOf(habit) <= day)));

/** The percent of the habits asked today that are met: 2 of 3 -> 67; 0 when none is asked. */
export function todayCompletionRate(habits: readonly HabitSchedule[], calendar: Calendar): number {
  const { today } = calendar;
  const asked = habits.filter((habit) => isAskedOn(habit, today, calendar));
  return percent(asked.filter((habit) => isMetOn(habit, today, calendar)).length, asked.length);
}
