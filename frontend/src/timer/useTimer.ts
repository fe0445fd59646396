import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { RequestOf, Route } from '#shared/core/route.ts';
import { routeKey } from '#shared/core/route.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import type { Session } from '#shared/timer/spans.ts';
import { useResponse } from '../data/cache/useResponse.ts';
import { useRoute } from '../data/cache/useRoute.ts';
import { daySettings } from '../data/days/daySettings.ts';
import { peekInto } from '../data/outbox/confirmChange.ts';
import { withChanges } from '../data/outbox/mutation.ts';
import { usePending } from '../data/storage/usePersonData.ts';
import { nameOf } from './sentences.ts';
import { type Timed, timedAreas, timedItem } from './timedItems.ts';
import { sessionOf } from './timerFacts.ts';

export type CurrentTimer = {
  readonly session: Session;
  /** What its time counts for; undefined where that was deleted, or its list was never loaded. */
  readonly item: Timed | undefined;
  readonly name: string;
};

const none = { timer: null };
const asCached = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/** The timer that runs or is paused, with the changes that wait to be sent; undefined where there is none. */
export const useTimer = (): CurrentTimer | undefined => {
  const { data } = useRoute(timerRoutes.get, {}, { isOptional: true });
  const { cache } = useSWRConfig();
  const pending = usePending();
  const session = useMemo(() => {
    // Started without a network in a browser that never loaded it.
    const shown =
      data ?? withChanges(routeKey(timerRoutes.get), {}, none, pending, peekInto(cache));
    return sessionOf(shown.timer, daySettings());
  }, [data, pending, cache]);
  const target = session?.timer.target.value;
  const list = timedAreas.find(({ name }) => name === target?.area)?.list;
  // Only its name is needed: the list is not fetched again for it.
  const { data: named } = useResponse(
    list?.route ?? timerRoutes.get,
    (list?.request ?? null) as RequestOf<Route> | null,
    asCached,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list with the name has come
  return useMemo(() => {
    if (!session) return undefined;
    const peek = peekInto(cache, pending);
    const { timer } = session;
    return {
      session,
      item: timedItem(timer.target.value, peek),
      name: nameOf(timer, peek, pending),
    };
  }, [session, named, cache, pending]);
};
