import { hasDay, NO_DAYS } from '../days/daySet.ts';
import type { Day, WeekStart } from '../days/days.ts';
import { targetOn } from '../habits/amounts.ts';
import { dueOf } from '../habits/due/due.ts';
import { isLastOpenDay, totalAround } from '../habits/due/totalAround.ts';
import type { Remind, Target } from '../habits/model.ts';
import { type HabitSchedule, scheduleOn, streakUnitOf } from '../habits/schedule.ts';

export interface RemindedHabit extends HabitSchedule {
  readonly remind: Remind;
  /** The targets of an amount habit, oldest first. */
  readonly targets: readonly Target[];
  /** The day on which the habit was archived, or null. */
  readonly archivedOn: Day | null;
}

/**
 * Whether `isOpen` depends on the amount of a day. It does only for an at-most target, and only until the day is
 * completed. An amount below an at-least target leaves the day open.
 */
export const needsAmount = (
  { targets, completed }: Pick<RemindedHabit, 'targets' | 'completed'>,
  day: Day,
): boolean => targetOn(targets, day)?.direction === 'at-most' && !hasDay(completed, day);

/**
 * Whether to remind of a habit on a day, as if that day were today. The habit must be due `now` or `later`. With
 * `last-chance`, it reminds only if missing this day would end a streak, or make a week or month fail. Example: a habit
 * for three days a week was done once, and weeks start on Sunday. Its last chance is from Friday on. A week that can no
 * longer be met has no last chance. A habit of at most 5 is open only while nothing is recorded. A habit with a target
 * for a whole week or month, and a record on this day, is open only on the unit's last open day, see `isLastOpenDay`.
 */
export function isOpen(
  habit: RemindedHabit,
  day: Day,
  weekStartsOn: WeekStart,
  isRecorded: boolean,
): boolean {
  if (habit.archivedOn !== null) return false;
  if (isRecorded && needsAmount(habit, day)) return false;
  const total = totalAround(habit, day, { weekStartsOn });
  const isLast = total !== undefined && isLastOpenDay(total, day);
  if (total && hasDay(habit.recorded ?? NO_DAYS, day) && !isLast) return false;
  const { due, left } = dueOf(habit, 0, { today: day, weekStartsOn });
  if (habit.remind === 'open') return due === 'now' || due === 'later';
  const isDaily = streakUnitOf(scheduleOn(habit.schedules, day)) === 'day';
  return due === 'now' && (isDaily || (left !== null && (!total || isLast)));
}
