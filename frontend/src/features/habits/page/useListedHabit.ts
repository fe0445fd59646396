import { useSWRConfig } from 'swr';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { peekInto } from '../../../data/changes/confirmChange.ts';
import { usePending } from '../../../data/person/usePersonData.ts';

/** The habit of the cached list, archived or not, with pending changes. */
export const useListedHabit = (id: string): Habit | undefined => {
  const { cache } = useSWRConfig();
  const waiting = usePending();
  const list = peekInto(cache, waiting)(habits.list, everyHabit);
  return [...(list?.habits ?? []), ...(list?.archived ?? [])].find((one) => one._id === id);
};
