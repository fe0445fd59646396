import { allHabitsOf, everyHabit } from '#shared/habits/everyHabit.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { useRows } from '../../../data/changes/useRows.ts';

/** The habit from the cached list with pending changes. It may be archived. */
export const useListedHabit = (id: string): Habit | undefined => {
  const list = useRows().data(habits.list, everyHabit);
  return list && allHabitsOf(list).find(({ _id }) => _id === id);
};
