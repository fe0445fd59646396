import type { Day } from '#shared/days/days.ts';
import { firstListedDay } from '#shared/habits/amounts.ts';
import type { DaySetting, Habit } from '#shared/habits/model.ts';
import { amountOn } from '../../../domain/habits/amountOn.ts';
import { isCompletedOn, isSkippedOn } from '../view.ts';

/**
 * The sum of the additions in the amount that the person sees, including additions from other devices. A typed amount
 * replaces only these additions. Undefined for a day before the listed days. On such a day, a typed amount
 * replaces all additions.
 */
export const seenAdditions = ({ added = {} }: Habit, day: Day, today: Day): number | undefined =>
  day < firstListedDay(today) ? undefined : (added[day] ?? 0);

type Undone = { readonly noteBefore: string; readonly today: Day };

/** The setting that undoes a change of a day. Additions that other devices made since the change stay. */
export function reverseOf(
  habit: Habit,
  day: Day,
  set: DaySetting,
  { noteBefore, today }: Undone,
): DaySetting {
  if (set.note !== undefined) return { note: noteBefore };
  const skipped = isSkippedOn(habit, day);
  if (set.add !== undefined) return { add: -set.add, ...(skipped && { skipped }) };
  if (habit.kind === 'amount') {
    const amount = amountOn(habit, day) ?? null;
    const isSkip = set.amount === undefined && set.completed === undefined;
    return isSkip ? { skipped } : { amount, skipped, replaces: seenAdditions(habit, day, today) };
  }
  if (skipped) return { skipped };
  if (isCompletedOn(habit, day)) return { completed: true };
  return set.completed === undefined ? { skipped } : { completed: false };
}
