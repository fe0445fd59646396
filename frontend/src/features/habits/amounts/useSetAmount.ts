import { useCallback } from 'react';
import type { Day } from '#shared/core/days.ts';
import { isReached, targetOn } from '#shared/habits/amounts.ts';
import type { Habit } from '#shared/habits/model.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { useMake } from '../../../data/outbox/useOutbox.ts';
import { showUndo } from '../../../ui/overlay/popups.ts';
import { describeChange } from '../tick/describeChange.ts';
import { milestoneOf, withMilestones } from '../tick/milestone.ts';
import { habitAfter } from '../tick/timeChange.ts';
import { sendDay } from '../tick/useSetDay.ts';
import { amountRecordOf, isCompletedOn } from '../view.ts';

/** Sets the whole amount of a day, so that it may be sent twice; null clears it. */
export type SetAmount = (habit: Habit, day: Day, amount: number | null) => void;

/** Sets the amount of a habit's day, and offers to set it back. */
export function useSetAmount(): SetAmount {
  const make = useMake();
  const calendar = useCalendar();
  return useCallback(
    (habit, day, amount) => {
      const before = amountRecordOf(habit, day);
      const { over } = sendDay(make, habit, day, { amount });
      const done = describeChange(habit, day, { amount });
      const aim = targetOn(habit.targets, day);
      const completes =
        aim !== undefined && isReached(amount ?? undefined, aim) && !isCompletedOn(habit, day);
      const milestone = completes ? milestoneOf(habit, day, calendar) : null;
      showUndo(withMilestones(done, [milestone]), {
        over,
        together: `${habit._id} ${day}`,
        undo: () => {
          sendDay(make, habitAfter(habit, day, { amount }), day, before, { success: 'Undone!' });
          return true;
        },
      });
    },
    [make, calendar],
  );
}
