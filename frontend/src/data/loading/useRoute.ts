import { useEffect, useMemo, useRef } from 'react';
import { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { type RequestOf, type Route, routeKey } from '#shared/calls/route.ts';
import { selected, tablesReadBy } from '../cache/areaCache.ts';
import { showing } from '../cache/freshness.ts';
import { shownRows } from '../changes/cachedRows.ts';
import { type ApiError, isUnreachable } from '../client/ApiError.ts';
import type { AnyRequest, DataOf } from '../client/request.ts';
import { useCalendar } from '../days/useToday.ts';
import { usePending } from '../person/usePersonData.ts';
import { createRows } from '../rows/rows.ts';
import { addedTo, NotLoaded } from './NotLoaded.ts';
import { useResponse } from './useResponse.ts';

export type Loaded<R extends Route> = {
  /** Undefined until the response has loaded. */
  readonly data: DataOf<R> | undefined;
  /** Why the response failed to load. With cached data, being offline is no error. */
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
};

type Options = Pick<SWRConfiguration, 'keepPreviousData'> & {
  /** Whether the response is for an optional part of a page. A failure is then logged, because no screen shows it. */
  readonly isOptional?: boolean;
};

const noRows = createRows([]);

/** Returns the same array as before while its values are the same. */
export const useSame = (values: readonly unknown[]): readonly unknown[] => {
  const last = useRef(values);
  const isSame =
    last.current.length === values.length &&
    last.current.every((value, index) => value === values[index]);
  if (!isSame) last.current = values;
  return last.current;
};

/**
 * The `data` of a GET route (all pages of a list): the cached response with pending changes, derived for today.
 * Fetches it at first use and whenever it may be outdated. A null request fetches nothing.
 */
export const useRoute = <R extends Route>(
  route: R,
  request: RequestOf<R> | null,
  { isOptional = false, keepPreviousData = false }: Options = {},
): Loaded<R> => {
  const key = routeKey(route);
  const pending = usePending();
  const calendar = useCalendar();
  const { cache } = useSWRConfig();
  const response = useResponse(route, request, {
    keepPreviousData,
    ...(isOptional && { onError: (error) => console.warn(`${key} failed`, error) }),
  });
  const cacheKey = unstable_serialize([key, request]);
  const rows = request === null ? noRows : shownRows(cache, pending);
  // SWR may still show the response to the previous request.
  const shownRequest = useRef(cacheKey);
  if (rows.dataOf(cacheKey) !== undefined) shownRequest.current = cacheKey;
  const shown =
    response.data === undefined ? undefined : (rows.dataOf(shownRequest.current) ?? response.data);
  const read = useSame(tablesReadBy(key).flatMap((table) => rows.dataOfTable(table)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the rows of `shown` and `read`
  const data = useMemo(
    () => (shown === undefined ? undefined : selected(key, shown as DataOf<R>, calendar, rows)),
    [key, shown, calendar, read, rows.hasEdits()],
  );
  const shownKey = data === undefined ? '' : cacheKey;
  useEffect(() => (shownKey === '' ? undefined : showing(shownKey)), [shownKey]);
  const { mutate } = response;
  // `response.data` may belong to another request, so look in the cache.
  const isCached = cache.get(cacheKey)?.data !== undefined;
  const failure = isCached && isUnreachable(response.error) ? undefined : response.error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cache key names the request
  const error = useMemo(
    () =>
      failure?.kind === 'FETCH_ERROR'
        ? new NotLoaded(failure, addedTo(route, request as AnyRequest | null, pending))
        : failure,
    [failure, route, cacheKey, pending],
  );
  return { data, error, isLoading: response.isLoading, retry: () => void mutate() };
};
