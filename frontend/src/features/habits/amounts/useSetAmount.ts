import { useCallback } from 'react';
import type { Day } from '#shared/core/days.ts';
import { isReached, targetOn } from '#shared/habits/amounts.ts';
import type { Habit } from '#shared/habits/model.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { useMake } from '../../../data/outbox/useOutbox.ts';
import { formatDay } from '../../../ui/format/days.ts';
import { showUndo } from '../../../ui/overlay/popups.ts';
import { milestoneOf } from '../tick/milestone.ts';
import { sendDay } from '../tick/useSetDay.ts';
import { amountRecordOf, isCompletedOn } from '../view.ts';
import { formatAmount } from './formatAmount.ts';

/** Sets the whole amount of a day, so that it may be sent twice; null clears it. */
export type SetAmount = (habit: Habit, day: Day, amount: number | null) => void;

/** Sets the amount of a habit's day, and offers to set it back. */
export function useSetAmount(): SetAmount {
  const make = useMake();
  const calendar = useCalendar();
  return useCallback(
    (habit, day, amount) => {
      const { name, unit, targets } = habit;
      const before = amountRecordOf(habit, day);
      const { over } = sendDay(make, habit, day, { amount });
      const words = amount === null ? 'nothing recorded' : formatAmount(amount, unit);
      const done = `${name}: ${words} on ${formatDay(day)}`;
      const aim = targetOn(targets, day);
      const completes =
        aim !== undefined && isReached(amount ?? undefined, aim) && !isCompletedOn(habit, day);
      const milestone = completes ? milestoneOf(habit, day, calendar) : null;
      showUndo(milestone === null ? done : `${done}. ${milestone}`, {
        over,
        together: `${habit._id} ${day}`,
        undo: () => {
          sendDay(make, habit, day, before, { success: 'Undone!' });
          return true;
        },
      });
    },
    [make, calendar],
  );
}
