import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { useRows } from '../../data/changes/useRows.ts';
import type { DataOf } from '../../data/client/request.ts';
import { useResponse } from '../../data/loading/useResponse.ts';

export type HabitsAtHand = DataOf<typeof habits.list>;

/** Options to read only responses that pages have fetched, and to fetch nothing. */
const passive = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/** The habits that pages have fetched, with pending changes. Undefined until a page has fetched them. */
export const useHabitsAtHand = (): HabitsAtHand | undefined => {
  // SWR renders this again only if the hook reads `data`.
  const { data } = useResponse(habits.list, everyHabit, passive);
  const rows = useRows();
  return data && rows.data(habits.list, everyHabit);
};
