import type { Day } from '#shared/core/days.ts';
import { firstListedDay } from '#shared/habits/amounts.ts';
import type { DaySetting, Habit } from '#shared/habits/model.ts';
import { amountOn } from '../amounts/formatAmount.ts';
import { isCompletedOn, isSkippedOn } from '../view.ts';

/**
 * The sum of additions that the person sees in the amount of a day, also those of other devices: an amount that is typed
 * replaces them, and no others. Undefined for a day of long ago, where it replaces all.
 */
export const seenAdditions = ({ added = {} }: Habit, day: Day, today: Day): number | undefined =>
  day < firstListedDay(today) ? undefined : (added[day] ?? 0);

type Undone = { readonly noteBefore: string; readonly today: Day };

/** What sets a day of a habit back. What other devices added meanwhile stays. */
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
