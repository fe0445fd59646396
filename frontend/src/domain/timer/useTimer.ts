import { useMemo } from 'react';
import type { RequestOf, Route } from '#shared/calls/route.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import type { Session } from '#shared/timer/spans.ts';
import { useRows } from '../../data/changes/useRows.ts';
import { daySettings } from '../../data/days/daySettings.ts';
import { useResponse } from '../../data/loading/useResponse.ts';
import { useRoute } from '../../data/loading/useRoute.ts';
import { usePending } from '../../data/person/usePersonData.ts';
import { currentTimer } from '../rows/timer.ts';
import { nameOf } from './sentences.ts';
import { type Timed, timedAreas, timedItem } from './timedItems.ts';
import { sessionOf } from './timerFacts.ts';

export type CurrentTimer = {
  readonly session: Session;
  /**
   * The target's item. Undefined if the item was deleted, if it can no longer have a timer, or if its list is not
   * cached.
   */
  readonly item: Timed | undefined;
  readonly name: string;
};

const asCached = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/** The id of the item whose timer runs. Undefined if no timer runs. */
export const useRunningId = (): string | undefined => useTimer()?.session.timer.target.value.id;

/** The current timer with pending changes. Undefined if no timer runs. */
export const useTimer = (): CurrentTimer | undefined => {
  useRoute(timerRoutes.get, {}, { isOptional: true });
  const rows = useRows();
  const pending = usePending();
  const timer = currentTimer(rows, pending);
  const session = useMemo(() => sessionOf(timer, daySettings()), [timer]);
  const target = session?.timer.target.value;
  const list = timedAreas.find(({ name }) => name === target?.area)?.list;
  // Only the target's name is needed, so a cached list isn't fetched again.
  const { data: named } = useResponse(
    list?.route ?? timerRoutes.get,
    (list?.request ?? null) as RequestOf<Route> | null,
    asCached,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list with the name has come
  return useMemo(() => {
    if (!session) return undefined;
    const { timer } = session;
    return {
      session,
      item: timedItem(timer.target.value, rows),
      name: nameOf(timer, rows, pending),
    };
  }, [session, named, rows, pending]);
};
