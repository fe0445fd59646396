import { hasDay } from '../../days/daySet.ts';
import { type Calendar, type Day, epochDay } from '../../days/days.ts';
import {
  type HabitSchedule,
  isOnSchedule,
  scheduleOn,
  startOf,
  streakUnitOf,
  wantedOf,
} from '../schedule.ts';
import { countPossibleDays, isExcused } from './excused.ts';
import { isMetByTotal, isQuietOn, totalAround } from './totalAround.ts';
import { spanOf, stretchOn } from './units.ts';

/** Whether the day is on the habit's schedule and not excused. Weekly and monthly schedules include all days. */
export const isScheduledOn = (habit: HabitSchedule, day: Day): boolean =>
  isOnSchedule(scheduleOn(habit.schedules, day), day) && !isExcused(habit, day);

/** The progress of a week or month: how many days are done, and how many are needed. */
export interface Progress {
  readonly done: number;
  readonly wanted: number;
  /**
   * The last day of the week or month, in days since 1970-01-01. A schedule change or the habit's end may cut the week
   * or month short. Then it is the last day before the change, or the last day of the habit.
   */
  readonly last: number;
  /** Whether a schedule change or the end cut the week or month short. If so, it counts only if it is met. */
  readonly isCut: boolean;
}

/**
 * The progress of a day's week or month. Null if the schedule is in days. Example: 3 a week, 1 done, with 5 of the 7
 * days excused, is 1 of 2.
 */
export function progressOn(
  habit: HabitSchedule,
  day: Day,
  { weekStartsOn }: Pick<Calendar, 'weekStartsOn'>,
): Progress | null {
  const stretch = stretchOn(habit, epochDay(day));
  const unit = stretch && streakUnitOf(stretch.schedule);
  if (!unit || unit === 'day') return null;
  const [begin, finish] = spanOf(unit, epochDay(day), weekStartsOn);
  const from = stretch.isChange ? Math.max(begin, stretch.from) : begin;
  const last = Math.min(finish, stretch.to);
  const { done } = countPossibleDays(habit, from, last);
  const start = Math.max(begin, epochDay(startOf(habit)));
  const { possible } = countPossibleDays(habit, start, finish);
  const isCut = from > start || last < finish;
  return { done, wanted: Math.min(wantedOf(stretch.schedule), possible), last, isCut };
}

/**
 * Whether the day is completed, or its week or month has enough completed days. For a total, see `isMetByTotal`.
 */
export function isMetOn(
  habit: HabitSchedule,
  day: Day,
  calendar: Pick<Calendar, 'weekStartsOn'>,
): boolean {
  const total = totalAround(habit, day, calendar);
  if (total) return isMetByTotal(habit, day, total);
  if (hasDay(habit.completed, day)) return true;
  const progress = progressOn(habit, day, calendar);
  return progress !== null && progress.wanted > 0 && progress.done >= progress.wanted;
}

/**
 * Whether the habit is due on the day: the day is on its schedule, not excused, and between the habit's start and
 * today. A quiet limit is never due. A person may create a habit and then travel west, so that `createdDay` is after
 * today. Such a habit is also due today.
 */
export const isDueOn = (habit: HabitSchedule, day: Day, calendar: Calendar): boolean =>
  (day === calendar.today ||
    (day < calendar.today && (habit.createdDay <= day || startOf(habit) <= day))) &&
  isScheduledOn(habit, day) &&
  !isQuietOn(habit, day, calendar);
