import { hasDay } from '#shared/days/daySet.ts';
import type { Calendar, Day } from '#shared/days/days.ts';
import { targetOn } from '#shared/habits/amounts.ts';
import { isReachedTotal } from '#shared/habits/due/sums.ts';
import { isMetByTotal, type TotalAround, totalAround } from '#shared/habits/due/totalAround.ts';
import { type Habit, totalPerOf } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';

/** Whether a day's target is for a whole week or month. Such a habit has an amount instead of a tick. */
export const isTotalOn = ({ targets }: Pick<Habit, 'targets'>, day: Day): boolean =>
  totalPerOf(targetOn(targets, day)) !== undefined;

/** The sum of a day's week or month. Undefined if the day has a target of its own. */
export const totalOn = (
  habit: Habit,
  day: Day,
  calendar: Pick<Calendar, 'weekStartsOn'>,
): TotalAround | undefined =>
  isTotalOn(habit, day) ? totalAround(habitFactsOf(habit), day, calendar) : undefined;

/**
 * Whether a habit's mark on a day is full. Without a total, the mark is full if the day is done. For a goal of a week
 * or month, the mark is full once the sum reaches the target. For a limit of a week or month, the mark is full if the
 * day has a record and the limit is not exceeded.
 */
export function isFullOn(habit: Habit, day: Day, calendar: Calendar): boolean {
  const facts = habitFactsOf(habit);
  const total = totalOn(habit, day, calendar);
  if (!total) return hasDay(facts.completed, day);
  return total.target.direction === 'at-least'
    ? isReachedTotal(total)
    : isMetByTotal(facts, day, total);
}
