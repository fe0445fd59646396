import { useCallback } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { DaySetting, Habit } from '#shared/habits/model.ts';
import type { Success } from '../../../data/outbox/change.ts';
import type { Added } from '../../../data/outbox/createOutbox.ts';
import { type Make, useMake } from '../../../data/outbox/useOutbox.ts';
import { formatDay } from '../../../ui/format/days.ts';
import { showUndo } from '../../../ui/overlay/popups.ts';
import { formatAmount } from '../amounts/formatAmount.ts';
import { setHabitDay } from '../changes.ts';
import { isCompletedOn, isSkippedOn } from '../view.ts';

/** 'ticked', 'no longer skipped', '8 glasses', 'note added', 'note changed'. */
const wordsOf = (
  { completed, skipped, amount, note }: DaySetting,
  unit: string | null,
  noteBefore: string,
): string => {
  if (amount !== undefined) return amount === null ? 'nothing' : formatAmount(amount, unit);
  if (completed !== undefined) return completed ? 'ticked' : 'no longer ticked';
  if (skipped !== undefined) return skipped ? 'skipped' : 'no longer skipped';
  if (!note?.trim()) return 'note removed';
  return noteBefore ? 'note changed' : 'note added';
};

export const sendDay = (
  make: Make,
  { _id, name, unit }: Habit,
  day: Day,
  set: DaySetting,
  { success, noteBefore = '' }: { readonly success?: Success; readonly noteBefore?: string } = {},
): Added => {
  return make(
    setHabitDay,
    { params: { id: _id, date: day }, query: { from: day, to: day }, body: set },
    {
      label: `${name}, ${formatDay(day)}: ${wordsOf(set, unit, noteBefore)}`,
      failure: `"${name}" on ${formatDay(day)} could not be saved and is back as it was.`,
      success,
    },
  );
};

/** Sets what is given of a habit's day. `noteBefore` is the note that a new one replaces. */
export type SetDay = (habit: Habit, day: Day, set: DaySetting, noteBefore?: string) => void;

/** Sets what a day of a habit holds, and offers to set it back. */
export function useSetDay(): SetDay {
  const make = useMake();
  return useCallback(
    (habit, day, set, noteBefore = '') => {
      const skipped = isSkippedOn(habit, day);
      // The days of an amount habit are completed by their amounts.
      const before =
        habit.kind === 'amount' ? { skipped } : { completed: isCompletedOn(habit, day), skipped };
      const { over } = sendDay(make, habit, day, set, { noteBefore });
      showUndo(`${habit.name}: ${wordsOf(set, habit.unit, noteBefore)} for ${formatDay(day)}`, {
        over,
        undo: () => {
          sendDay(make, habit, day, set.note === undefined ? before : { note: noteBefore }, {
            success: 'Undone!',
            noteBefore: set.note ?? '',
          });
          return true;
        },
      });
    },
    [make],
  );
}
