import { hasDay } from '../../core/daySet.ts';
import { type Calendar, type Day, epochDay } from '../../core/days.ts';
import { type HabitSchedule, startOf, streakUnitOf } from '../schedule.ts';
import {
  isAbove,
  isReachedTotal,
  type Total,
  totalDaysBetween,
  totalFrom,
  totalOf,
} from './sums.ts';
import { spanOf, stretchesOf } from './units.ts';

/** The total of a day's week or month. */
export type TotalAround = Total & {
  /** Whether a change of the schedule cuts the week or month short. If so, it counts only if it is met or above. */
  readonly isCut: boolean;
};

/**
 * The total of a day's week or month, with the records up to `until`. Undefined if the day's target is for a single
 * day, or the habit begins later.
 */
export function totalAround(
  habit: HabitSchedule,
  day: Day,
  { weekStartsOn }: Pick<Calendar, 'weekStartsOn'>,
  until?: Day,
): TotalAround | undefined {
  const place = epochDay(day);
  if (!totalFrom(habit, place)) return undefined;
  const stretch = stretchesOf(habit, epochDay(startOf(habit))).find(
    ({ from, to }) => from <= place && place <= to,
  );
  const unit = stretch && streakUnitOf(stretch.schedule);
  if (!unit || unit === 'day') return undefined;
  const span = spanOf(unit, place, weekStartsOn);
  const part = [Math.max(span[0], stretch.from), Math.min(span[1], stretch.to)] as const;
  const days = totalDaysBetween(habit, span[0], span[1], place);
  if (until !== undefined) days.amounts.fill(0, Math.max(0, epochDay(until) + 1 - span[0]));
  return { ...totalOf(habit, span, part, days), isCut: part[1] < span[1] };
}

export const isLastOpenDay = ({ lastOpen }: Total, day: Day): boolean => lastOpen === epochDay(day);

/**
 * Whether a day of a total is met. At least: the week or month has its sum, or the day has an amount and is not the
 * last one. A limit: the day has a record, and its week or month is not above.
 */
export const isMetByTotal = (habit: HabitSchedule, day: Day, total: Total): boolean => {
  const isDone = hasDay(habit.completed, day);
  if (total.target.direction === 'at-most') return isDone && !isAbove(total);
  return isReachedTotal(total) || (isDone && !isLastOpenDay(total, day));
};
