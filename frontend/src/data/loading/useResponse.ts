import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { type RequestOf, type Route, routeKey } from '#shared/core/route.ts';
import { readRoute } from '../cache/readRoute.ts';
import type { ApiError } from '../client/ApiError.ts';
import type { DataOf } from '../client/request.ts';
import { usePersonData } from '../person/usePersonData.ts';

type Options = SWRConfiguration & {
  /** Set before the page opens: a failure leaves no error, since the page will try itself. */
  readonly isAhead?: boolean;
};

/**
 * The cached response of a GET route (all pages of a list) as the server last sent it. It is fetched at first use and
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
      // A response that arrives while a change is being sent may have it or not.
      if (isCached) await outbox.whenIdle();
      const reading = readRoute(route, requestKey[1]);
      return isAhead && !isCached ? reading.catch(() => undefined as never) : reading;
    },
    options,
  );
};
