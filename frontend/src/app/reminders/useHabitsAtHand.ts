import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { routeKey } from '#shared/core/route.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { peekInto } from '../../data/changes/confirmChange.ts';
import type { DataOf } from '../../data/client/request.ts';
import { useResponse } from '../../data/loading/useResponse.ts';
import { withChanges } from '../../data/outbox/mutation.ts';
import { usePending } from '../../data/person/usePersonData.ts';

export type HabitsAtHand = DataOf<typeof habits.list>;

/** Only reads responses that pages have fetched. */
const passive = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/** The habits that pages have fetched, with pending changes; undefined until a page has fetched them. */
export const useHabitsAtHand = (): HabitsAtHand | undefined => {
  const { cache } = useSWRConfig();
  const pending = usePending();
  const { data } = useResponse(habits.list, everyHabit, passive);
  return useMemo(
    () =>
      data &&
      withChanges(routeKey(habits.list), everyHabit, data, pending, peekInto(cache, pending)),
    [data, pending, cache],
  );
};
