import { useCallback } from 'react';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import type { Success } from '../../../data/outbox/change.ts';
import { updateHabit } from '../../../domain/habits/edits.ts';
import { showUndo } from '../../../ui/overlay/popups.ts';
import { timeLabel } from '../format/format.ts';

type Time = Habit['timeOfDay'];

/** Moves habits to a time of day, with one change each. One Undo moves all of them back. */
export function useSetTimes(): (habits: readonly Habit[], time: Time) => void {
  const make = useMake();
  return useCallback(
    (habits, time) => {
      const set = ({ _id: id, name }: Habit, timeOfDay: Time, success?: Success) =>
        make(
          updateHabit,
          { params: { id }, body: { timeOfDay } },
          {
            label: i18n.t('{name}: edited', { name }),
            failure: i18n.t('“{name}” could not be saved.', { name }),
            success,
          },
        );
      const moved = habits.filter(({ timeOfDay }) => timeOfDay !== time);
      for (const habit of moved) set(habit, time);
      showUndo(describeMoved(habits.length, timeLabel(time)), {
        undo: () => {
          for (const habit of moved)
            set(habit, habit.timeOfDay, habit === moved.at(-1) ? 'Undone!' : undefined);
          return true;
        },
      });
    },
    [make],
  );
}

const describeMoved = (count: number, time: string): string =>
  i18n.t('{count, plural, one {# habit} other {# habits}}: {time}', { count, time });
