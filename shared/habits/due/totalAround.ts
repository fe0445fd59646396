import { hasDay, NO_DAYS } from '../../days/daySet.ts';
import { type Calendar, type Day, epochDay } from '../../days/days.ts';
import { type HabitSchedule, startOf, streakUnitOf } from '../schedule.ts';
import { hasQuietTarget, hasQuietTargets } from './limits.ts';
import {
  isAbove,
  isReachedTotal,
  type Total,
  totalDaysBetween,
  totalFrom,
  totalOf,
} from './sums.ts';
import { spanOf, stretchOn } from './units.ts';

export type TotalAround = Total & {
  /**
   * Whether a change of the schedule or the end cuts the week or month short. If so, it counts only if it is met or
   * above its limit.
   */
  readonly isCut: boolean;
};

/**
 * The total of a day's week or month, with the records up to `until`. Undefined if the day's target is for a single
 * day. Also undefined if the habit begins in a later week or month, or ended in an earlier one.
 */
export function totalAround(
  habit: HabitSchedule,
  day: Day,
  { weekStartsOn }: Pick<Calendar, 'weekStartsOn'>,
  until?: Day,
): TotalAround | undefined {
  const place = epochDay(day);
  if (!totalFrom(habit, place)) return undefined;
  const stretch = stretchOn(habit, place);
  const unit = stretch && streakUnitOf(stretch.schedule);
  if (!unit || unit === 'day') return undefined;
  const span = spanOf(unit, place, weekStartsOn);
  const start = Math.max(span[0], stretch.from, epochDay(startOf(habit)));
  const end = Math.min(span[1], stretch.to);
  if (start > end) return undefined;
  const part = [start, end] as const;
  const days = totalDaysBetween(habit, span[0], span[1], place);
  if (until !== undefined) days.amounts.fill(0, Math.max(0, epochDay(until) + 1 - span[0]));
  return { ...totalOf(habit, span, part, days), isCut: part[1] < span[1] };
}

export const isLastOpenDay = ({ lastOpen }: Total, day: Day): boolean => lastOpen === epochDay(day);

/**
 * Whether a day of a total is met. For an at-least total, its week or month has the sum, or the day is completed and is
 * not the last open day. For a limit, the day has a record, and its week or month is not above the limit.
 */
export const isMetByTotal = (habit: HabitSchedule, day: Day, total: Total): boolean => {
  const isDone = isDoneForTotal(habit, day, total);
  if (total.target.direction === 'at-most') return isDone && !isAbove(total);
  return isReachedTotal(total) || (isDone && !isLastOpenDay(total, day));
};

/** Whether something was done on a day of a total. For a limit, any record of a day that is not skipped counts. */
export const isDoneForTotal = (
  { completed, recorded = NO_DAYS, skipped = NO_DAYS }: HabitSchedule,
  day: Day,
  { target }: Total,
): boolean =>
  target.direction === 'at-most'
    ? hasDay(recorded, day) && !hasDay(skipped, day)
    : hasDay(completed, day);

/**
 * Whether a day's limit is kept quietly: nothing asks for a record, and a day without one counts as kept. The days of a
 * total have the target of its last day.
 */
export const isQuietOn = (
  habit: HabitSchedule,
  day: Day,
  calendar: Pick<Calendar, 'weekStartsOn'>,
): boolean => {
  if (!hasQuietTargets(habit)) return false;
  const total = totalAround(habit, day, calendar);
  return total ? total.target.quiet === true : hasQuietTarget(habit, day);
};
