import { useCallback } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { DaySetting, Habit } from '#shared/habits/model.ts';
import type { Success } from '../../../data/outbox/change.ts';
import type { Added } from '../../../data/outbox/createOutbox.ts';
import { type Make, useMake } from '../../../data/outbox/useOutbox.ts';
import { showUndo } from '../../../ui/overlay/popups.ts';
import { setHabitDay } from '../changes.ts';
import { isCompletedOn, isSkippedOn } from '../view.ts';
import { dayFailure, describeChange } from './describeChange.ts';
import { habitAfter, timeChangeOf } from './timeChange.ts';

export const sendDay = (
  make: Make,
  habit: Habit,
  day: Day,
  set: DaySetting,
  { success, noteBefore = '' }: { readonly success?: Success; readonly noteBefore?: string } = {},
): Added => {
  return make(
    setHabitDay,
    { params: { id: habit._id, date: day }, query: { from: day, to: day }, body: set },
    {
      label: describeChange(habit, day, set, noteBefore),
      failure: dayFailure(habit, day),
      success,
      about: timeChangeOf(habit, day, set),
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
      showUndo(describeChange(habit, day, set, noteBefore), {
        over,
        undo: () => {
          sendDay(
            make,
            habitAfter(habit, day, set),
            day,
            set.note === undefined ? before : { note: noteBefore },
            {
              success: 'Undone!',
              noteBefore: set.note ?? '',
            },
          );
          return true;
        },
      });
    },
    [make],
  );
}
