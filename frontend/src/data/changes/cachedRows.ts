import type { Cache, State } from 'swr';
import type { ResponseCache } from '../cache/responseCache.ts';
import type { AnyRequest } from '../client/request.ts';
import type { Change } from '../outbox/change.ts';
import { editRows } from '../outbox/mutation.ts';
import { type CachedResponse, createRows, type Rows } from '../rows/rows.ts';

export type CacheKey = readonly [route: string, request: AnyRequest];

export const cacheKeyOf = (state: State | undefined): CacheKey | undefined => {
  const cacheKey = (state as { readonly _k?: unknown } | undefined)?._k;
  return Array.isArray(cacheKey) ? (cacheKey as unknown as CacheKey) : undefined;
};

type Received = Pick<ResponseCache, 'receivedAt'>;

export const responsesIn = (cache: Cache & Partial<Received>): CachedResponse[] =>
  [...cache.keys()].flatMap((key) => {
    const state = cache.get(key);
    const [route, request] = cacheKeyOf(state) ?? [];
    return route === undefined || request === undefined || state?.data === undefined
      ? []
      : [{ key, route, request, data: state.data, at: cache.receivedAt?.(key) }];
  });

type Shown = {
  readonly pending: readonly Change[];
  readonly responses: readonly CachedResponse[];
  readonly rows: Rows;
};

const shown = new WeakMap<Cache, Shown>();

/** The rows of cached responses with pending changes. Computed once per state and shared by all callers. */
export const shownRows = (cache: Cache, pending: readonly Change[]): Rows => {
  const before = shown.get(cache);
  const responses = responsesIn(cache);
  const isSame =
    before?.pending === pending &&
    before.responses.length === responses.length &&
    before.responses.every(({ key, data }, index) => {
      const now = responses[index];
      return now?.key === key && now.data === data;
    });
  if (before && isSame) return before.rows;
  const rows = editRows(createRows(responses), pending);
  shown.set(cache, { pending, responses, rows });
  return rows;
};
