import { useMemo } from 'react';
import { isCreate } from '#shared/calls/routeErrors.ts';
import { useIsReachable } from '../client/reachability.ts';
import type { Change } from '../outbox/change.ts';
import { mutationOf } from '../outbox/mutation.ts';
import { useUnsent } from '../person/usePersonData.ts';

const createdBy = (change: Change): string | undefined => {
  const route = mutationOf(change)?.route;
  const { _id } = (change.request.body ?? {}) as { readonly _id?: string };
  return route && isCreate(route) ? _id : undefined;
};

/** The ids of items that were created here and wait for the network. The set stays the same until its ids change. */
export const useNotSent = (): ReadonlySet<string> => {
  const isReachable = useIsReachable();
  const unsent = useUnsent();
  const ids = isReachable ? '' : unsent.flatMap((change) => createdBy(change) ?? []).join(' ');
  return useMemo(() => new Set(ids.split(' ').filter(Boolean)), [ids]);
};
