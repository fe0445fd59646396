import { useCallback } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { useMake } from '../../../data/outbox/useOutbox.ts';
import { formatDay } from '../../../ui/format/days.ts';
import { formatCount } from '../../../ui/format/formatCount.ts';
import { showUndo } from '../../../ui/overlay/popups.ts';
import { milestoneOf } from '../tick/milestone.ts';
import { sendTick } from '../tick/useTick.ts';

/** Ticks habits for a day. They are named by how many there are and `group`: '4 habits of the morning'. */
export type TickAll = (habits: readonly Habit[], day: Day, group: string) => void;

/** Ticks habits, each by a change of its own, and offers to take all of it back at once. */
export function useTickAll(): TickAll {
  const make = useMake();
  const calendar = useCalendar();
  return useCallback(
    (habits, day, group) => {
      for (const habit of habits) sendTick(make, habit, day, true);
      const milestones = habits.flatMap((habit) => {
        const milestone = milestoneOf(habit, day, calendar);
        return milestone === null ? [] : `${habit.name}: ${milestone}`;
      });
      const done = `${formatCount(habits.length, 'habit')} ${group}: ticked for ${formatDay(day)}`;
      showUndo(milestones.length === 0 ? done : `${done}. ${milestones.join(' ')}`, {
        undo: () => {
          for (const habit of habits)
            sendTick(make, habit, day, false, habit === habits.at(-1) ? 'Undone!' : undefined);
          return true;
        },
      });
    },
    [make, calendar],
  );
}
