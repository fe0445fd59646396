import type { SWRResponse } from 'swr';
import { type RequestOf, type Route, routeKey } from '#shared/core/route.ts';
import type { ApiError } from './ApiError.ts';
import { type DataOf, useRoute } from './useRoute.ts';

/** As useRoute, for optional parts of a page: a failure is only logged. */
export const useQuietRoute = <R extends Route>(
  route: R,
  request: RequestOf<R> | null,
): SWRResponse<DataOf<R>, ApiError> =>
  useRoute(route, request, {
    onError: (error) => console.warn(`${routeKey(route)} failed`, error),
  });
