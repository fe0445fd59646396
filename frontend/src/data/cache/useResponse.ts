import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { type RequestOf, type Route, routeKey } from '#shared/core/route.ts';
import type { ApiError } from '../client/ApiError.ts';
import type { DataOf } from '../client/request.ts';
import { usePersonData } from '../storage/usePersonData.ts';
import { readRoute } from './readRoute.ts';

type Options = SWRConfiguration & {
  /** Nobody looks yet: a failure leaves nothing that the page would show before it has tried itself. */
  readonly isAhead?: boolean;
};

/**
 * The cached response of a GET route (of a list all pages) as the server last sent it. Fetched when it is first used and
 * whenever it may be outdated; a null request fetches nothing yet.
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
      // A response that comes while a change is under way may have it or not.
      if (isCached) await outbox.whenIdle();
      const reading = readRoute(route, requestKey[1]);
      return isAhead && !isCached ? reading.catch(() => undefined as never) : reading;
    },
    options,
  );
};
