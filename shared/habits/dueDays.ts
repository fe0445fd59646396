import { percent } from '../core/counting.ts';
import { hasDay } from '../core/daySet.ts';
import { type Calendar, type Day, epochDay } from '../core/days.ts';
import { countOf, isExcused } from './excused.ts';
import {
  type HabitSchedule,
  isOnSchedule,
  scheduleIndexOn,
  scheduleOn,
  startOf,
  streakUnitOf,
  wantedOf,
} from './schedule.ts';
import { spanOf } from './units.ts';

/** Whether the day is on the schedule that holds on it, and not excused. A week or month schedules all its days. */
export const isScheduledOn = (habit: HabitSchedule, day: Day): boolean =>
  isOnSchedule(scheduleOn(habit.schedules, day), day) && !isExcused(habit, day);

/** The week or month of a day: how many of its days are done and wanted. */
export interface Progress {
  readonly done: number;
  readonly wanted: number;
  /** The last day of its part, since 1970-01-01. */
  readonly last: number;
  /** Whether a change of the schedule cut it: unless it is met, it is left out. */
  readonly isCut: boolean;
}

/**
 * How far the week or month of a day is, null where the schedule is in days. With 3 a week, 1 done, and 5 of its 7 days
 * excused: 1 of 2.
 */
export function progressOn(
  habit: HabitSchedule,
  day: Day,
  { weekStartsOn }: Pick<Calendar, 'weekStartsOn'>,
): Progress | null {
  const index = scheduleIndexOn(habit.schedules, day);
  const schedule = scheduleOn(habit.schedules, day);
  const unit = streakUnitOf(schedule);
  if (unit === 'day') return null;
  const [begin, finish] = spanOf(unit, epochDay(day), weekStartsOn);
  const next = habit.schedules[index + 1];
  const from = index === 0 ? begin : Math.max(begin, epochDay(schedule.from));
  const last = next === undefined ? finish : Math.min(finish, epochDay(next.from) - 1);
  const { done } = countOf(habit, from, last);
  const start = Math.max(begin, epochDay(startOf(habit)));
  const { left } = countOf(habit, start, finish);
  const isCut = from > start || last < finish;
  return { done, wanted: Math.min(wantedOf(schedule), left), last, isCut };
}

/** Whether the day is completed, or its week or month has what it wants. */
export function isMetOn(
  habit: HabitSchedule,
  day: Day,
  calendar: Pick<Calendar, 'weekStartsOn'>,
): boolean {
  if (hasDay(habit.completed, day)) return true;
  const progress = progressOn(habit, day, calendar);
  return progress !== null && progress.wanted > 0 && progress.done >= progress.wanted;
}

/**
 * Whether the day asks for the habit: a day on its schedule that is not excused, from its start up to today. Today asks
 * for it also where it was created on a later day, before travelling west.
 */
export const isDueOn = (
  habit: HabitSchedule,
  day: Day,
  { today }: Pick<Calendar, 'today'>,
): boolean =>
  (day === today || (day < today && (habit.createdDay <= day || startOf(habit) <= day))) &&
  isScheduledOn(habit, day);

/**
 * What the dashboard's response says of today: the percent of the habits on its schedule that are met, a weekly one also by
 * another day of its week. 2 of 3 -> 67; 0 when there is none. Screens count by `dayFraction`.
 */
export function todayCompletionRate(habits: readonly HabitSchedule[], calendar: Calendar): number {
  const { today } = calendar;
  const due = habits.filter((habit) => isDueOn(habit, today, calendar));
  return percent(due.filter((habit) => isMetOn(habit, today, calendar)).length, due.length);
}
