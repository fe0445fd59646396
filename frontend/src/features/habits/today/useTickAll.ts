import { useCallback } from 'react';
import type { Day } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { habitAfter } from '../../../domain/habits/dayEdits.ts';
import { showUndo } from '../../../ui/overlay/popups/popups.ts';
import { milestoneOf, withMilestones } from '../tick/milestone.ts';
import { reverseOf } from '../tick/reverseOf.ts';
import { sendDay } from '../tick/useSetDay.ts';

/** `group` is the name of the list: 'Morning'. */
type TickAll = (habits: readonly Habit[], day: Day, group: string) => void;

/** Ticks several habits, with one change for each habit. One Undo reverts all changes. */
export function useTickAll(): TickAll {
  const make = useMake();
  const calendar = useCalendar();
  return useCallback(
    (habits, day, group) => {
      const tick = { completed: true };
      const { today } = calendar;
      for (const habit of habits) sendDay(make, habit, day, tick);
      const milestones = habits.flatMap((habit) => {
        const milestone = milestoneOf(habit, habitAfter(habit, day, tick), calendar);
        return milestone === null
          ? []
          : i18n.t('{name}: {milestone}', { name: habit.name, milestone });
      });
      const done = i18n.t(
        '{group}: {count, plural, one {# habit ticked for {day}} other {# habits ticked for {day}}}',
        { group, count: habits.length, day: formatDay(day) },
      );
      showUndo(withMilestones(done, milestones), {
        undo: () => {
          for (const habit of habits) {
            const before = reverseOf(habit, day, tick, { noteBefore: '', today });
            const success = habit === habits.at(-1) ? 'Undone!' : undefined;
            sendDay(make, habitAfter(habit, day, tick), day, before, { success });
          }
          return true;
        },
      });
    },
    [make, calendar],
  );
}
