import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { type RequestOf, type Route, routeKey } from '#shared/core/route.ts';
import type { ApiError } from '../client/ApiError.ts';
import type { DataOf } from '../client/request.ts';
import { usePersonData } from '../storage/usePersonData.ts';
import { readRoute } from './readRoute.ts';

/**
 * The cached response of a GET route (of a list all pages) as the server last sent it. Fetched when it is first used and
 * whenever it may be outdated; a null request fetches nothing yet.
 */
export const useResponse = <R extends Route>(
  route: R,
  request: RequestOf<R> | null,
  options: SWRConfiguration = {},
) => {
  const { outbox } = usePersonData();
  const { cache } = useSWRConfig();
  return useSWR<DataOf<R>, ApiError>(
    request === null ? null : [routeKey(route), request],
    async (requestKey: readonly [string, RequestOf<R>]) => {
      // A response that comes while a change is under way may have it or not.
      if (cache.get(unstable_serialize(requestKey))?.data !== undefined) await outbox.whenIdle();
      return readRoute(route, requestKey[1]);
    },
    options,
  );
};
