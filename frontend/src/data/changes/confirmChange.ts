import type { Cache, ScopedMutator } from 'swr';
import { isStale } from '../cache/stale.ts';
import type { Change } from '../outbox/change.ts';
import { editRows, mutationOf } from '../outbox/mutation.ts';
import { createRows, type Rows } from '../rows/rows.ts';
import { cacheKeyOf, responsesIn } from './cachedRows.ts';

export type Scope = { readonly cache: Cache; readonly mutate: ScopedMutator };

/** A change that the server has saved, and the rows that it edited. */
export type Confirmed = {
  readonly change: Change;
  readonly rows: Pick<Rows, 'isRight' | 'isOutdated'>;
};

/** Edits rows by a saved change, then copies the rows of the server's reply into them. */
export const confirmRows = (rows: Rows, change: Change, reply: unknown): Rows => {
  editRows(rows, [change]).takeReply(reply);
  return rows;
};

/** Writes a change that the server has saved into the cached responses. */
export const confirmInCache = (
  { cache, mutate }: Scope,
  change: Change,
  reply: unknown,
): Confirmed => {
  const rows = confirmRows(createRows(responsesIn(cache)), change, reply);
  // `mutate` also discards a response that is being fetched right now, because the response may lack the change.
  for (const { route, request, data } of rows.responses())
    if (rows.isEdited(route)) void mutate([route, request], data, { revalidate: false });
  // A first response that is still loading may lack the change too, so it is fetched again.
  for (const key of [...cache.keys()]) {
    const state = cache.get(key);
    const cacheKey = cacheKeyOf(state);
    const isLoading = state?.data === undefined && state?.isValidating;
    if (isLoading && cacheKey && isStale(cacheKey, pathOf(change))) void mutate(cacheKey);
  }
  return { change, rows };
};

const pathOf = (change: Change): string => mutationOf(change)?.route.path ?? '';

/** Whether a cached response must be fetched again after a change. */
export const isRefetched = ({ change, rows }: Confirmed, cacheKey: unknown): boolean => {
  if (!Array.isArray(cacheKey) || typeof cacheKey[0] !== 'string') return false;
  const [route] = cacheKey as [string];
  return rows.isOutdated(route) || (isStale(cacheKey, pathOf(change)) && !rows.isRight(route));
};

/**
 * Refetches the responses that confirmed changes made outdated. Responses that the edits kept right are not
 * refetched.
 */
export const refetchOutdated = (
  { mutate }: Pick<Scope, 'mutate'>,
  confirmed: readonly Confirmed[],
): void => {
  void mutate((key) => confirmed.some((one) => isRefetched(one, key)));
};
