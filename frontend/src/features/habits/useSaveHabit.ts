import { useCallback } from 'react';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { useAction } from '../../data/useAction.ts';
import { createBody, type HabitFormValues, patchBody } from './habitForm.ts';

/** Saves a new habit, or the changes of the given one. */
export function useSaveHabit(habit: Habit | undefined) {
  const { run: create } = useAction(habits.create);
  const { run: update } = useAction(habits.update);
  return useCallback(
    async (values: HabitFormValues): Promise<void> => {
      if (!habit) {
        await create({ body: createBody(values) });
        return;
      }
      const body = patchBody(habit, values);
      if (Object.keys(body).length > 0) await update({ params: { id: habit._id }, body });
    },
    [habit, create, update],
  );
}
