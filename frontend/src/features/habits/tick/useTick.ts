import { useCallback } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import type { Success } from '../../../data/outbox/change.ts';
import type { Added } from '../../../data/outbox/createOutbox.ts';
import { type Make, useMake } from '../../../data/outbox/useOutbox.ts';
import { showUndo } from '../../../ui/overlay/popups.ts';
import { tickHabit } from '../changes.ts';
import { tickLabel } from '../format/format.ts';
import { amountRecordOf, isSkippedOn } from '../view.ts';
import { dayFailure, describeChange } from './describeChange.ts';
import { milestoneOf, withMilestones } from './milestone.ts';
import { habitAfter, timeChangeOf } from './timeChange.ts';
import { sendDay } from './useSetDay.ts';

export type Tick = (habit: Habit, day: Day, completed: boolean) => void;

/** Sets one day of one habit. */
export const sendTick = (
  make: Make,
  habit: Habit,
  date: Day,
  completed: boolean,
  success?: Success,
): Added => {
  return make(
    tickHabit,
    { params: { id: habit._id }, query: { from: date, to: date }, body: { date, completed } },
    {
      label: tickLabel(habit, date, { completed }),
      failure: dayFailure(habit, date),
      success,
      about: timeChangeOf(habit, date, { completed }),
    },
  );
};

/** Sets one day of one habit, and offers to set it back. */
export function useTick(): Tick {
  const make = useMake();
  const calendar = useCalendar();
  return useCallback(
    (habit, day, completed) => {
      const wasSkipped = isSkippedOn(habit, day);
      const { over } = sendTick(make, habit, day, completed);
      const done = describeChange(habit, day, { completed });
      const milestone = completed ? milestoneOf(habit, day, calendar) : null;
      showUndo(withMilestones(done, [milestone]), {
        over,
        undo: () => {
          const ticked = habitAfter(habit, day, { completed });
          if (habit.kind === 'amount')
            sendDay(make, ticked, day, amountRecordOf(habit, day), { success: 'Undone!' });
          else if (wasSkipped)
            sendDay(make, ticked, day, { skipped: true }, { success: 'Undone!' });
          else sendTick(make, ticked, day, !completed, 'Undone!');
          return true;
        },
      });
    },
    [make, calendar],
  );
}
