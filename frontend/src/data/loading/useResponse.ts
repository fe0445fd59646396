import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { type RequestOf, type Route, routeKey } from '#shared/calls/route.ts';
import { readRoute } from '../cache/readRoute.ts';
import type { ApiError } from '../client/ApiError.ts';
import type { DataOf } from '../client/request.ts';
import { usePersonData } from '../person/usePersonData.ts';

type Options = SWRConfiguration & {
  /** Whether this is a prefetch. A failed prefetch leaves no error, because the page will fetch again by itself. */
  readonly isAhead?: boolean;
};

/**
 * The cached response of a GET route (all pages of a list), as the server last sent it. Fetches it at first use and
 * whenever it may be outdated. A null request fetches nothing.
 */
export const useResponse = <R extends Route>(
  route: R,
  request: RequestOf<R> | null,
  { isAhead = false, ...options }: Options = {},
) => {
  const { outbox } = usePersonData();
  const { cache } = useSWRConfig();
  return useSWR<DataOf<R>, ApiError>(
    request === null ? null : [routeKey(route), request],
    async (requestKey: readonly [string, RequestOf<R>]) => {
      const isCached = cache.get(unstable_serialize(requestKey))?.data !== undefined;
      // A response that arrives while a change is being sent may or may not include the change.
      if (isCached) await outbox.whenIdle();
      const reading = readRoute(route, requestKey[1]);
      return isAhead && !isCached ? reading.catch(() => undefined as never) : reading;
    },
    options,
  );
};
