import { useCallback } from 'react';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import type { Success } from '../../../data/outbox/change.ts';
import { updateHabit } from '../../../domain/habits/edits.ts';
import { showUndo } from '../../../ui/overlay/popups/popups.ts';

/** The part of a list that shows a habit: a time of day, or a group. */
export type Place = Pick<Habit, 'timeOfDay'> | Pick<Habit, 'group'>;

const placeOf = ({ timeOfDay, group }: Habit, place: Place): Place =>
  'group' in place ? { group } : { timeOfDay };

const isIn = (habit: Habit, place: Place): boolean =>
  'group' in place ? habit.group === place.group : habit.timeOfDay === place.timeOfDay;

/**
 * Moves habits to a time of day or a group, with one change for each habit. One Undo moves all habits back. `name` is
 * the place as the popup shows it: 'Morning'.
 */
export function useMoveHabits(): (habits: readonly Habit[], place: Place, name: string) => void {
  const make = useMake();
  return useCallback(
    (habits, place, name) => {
      const move = ({ _id: id, name }: Habit, to: Place, success?: Success) =>
        make(
          updateHabit,
          { params: { id }, body: to },
          {
            label: i18n.t('{name}: edited', { name }),
            failure: i18n.t('“{name}” could not be saved.', { name }),
            success,
          },
        );
      const moved = habits.filter((habit) => !isIn(habit, place));
      for (const habit of moved) move(habit, place);
      showUndo(describeMoved(habits.length, name), {
        undo: () => {
          for (const habit of moved)
            move(habit, placeOf(habit, place), habit === moved.at(-1) ? 'Undone!' : undefined);
          return true;
        },
      });
    },
    [make],
  );
}

const describeMoved = (count: number, place: string): string =>
  i18n.t('{count, plural, one {# habit} other {# habits}}: {time}', { count, time: place });
