import { useCallback } from 'react';
import type { Habit } from '#shared/habits/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { createHabit, updateHabit } from './changes.ts';
import { createBody, type HabitFormValues, patchBody } from './habitForm.ts';

const failure = 'Failed to save habit';

/** Saves a new habit, or the changes of the given one. */
export function useSaveHabit(habit: Habit | undefined) {
  const make = useMake();
  return useCallback(
    async (values: HabitFormValues) => {
      if (!habit) {
        const body = createBody(values);
        return make(createHabit, { body }, { label: `New habit: ${body.name}`, failure }).outcome();
      }
      const body = patchBody(habit, values);
      if (Object.keys(body).length === 0) return undefined;
      const request = { params: { id: habit._id }, body };
      return make(updateHabit, request, { label: `${habit.name}: edited`, failure }).outcome();
    },
    [habit, make],
  );
}
