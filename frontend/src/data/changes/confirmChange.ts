import type { Cache, ScopedMutator } from 'swr';
import { isStale } from '../cache/stale.ts';
import type { Change } from '../outbox/change.ts';
import { editRows, mutationOf } from '../outbox/mutation.ts';
import { createRows, type Rows } from '../rows/rows.ts';
import { cacheKeyOf, responsesIn } from './cachedRows.ts';

export type Scope = { readonly cache: Cache; readonly mutate: ScopedMutator };

/** A change that the server has, and the rows that it edited. */
export type Confirmed = {
  readonly change: Change;
  readonly rows: Pick<Rows, 'isRight' | 'isOutdated'>;
};

/** Edits rows by a change that the server has, and takes the rows of its reply. */
export const confirmRows = (rows: Rows, change: Change, reply: unknown): Rows => {
  editRows(rows, [change]).takeReply(reply);
  return rows;
};

/** Writes a change that the server has to the cached responses. */
export const confirmInCache = (
  { cache, mutate }: Scope,
  change: Change,
  reply: unknown,
): Confirmed => {
  const rows = confirmRows(createRows(responsesIn(cache)), change, reply);
  // This also discards a response that is being fetched and may lack the change.
  for (const { route, request, data } of rows.responses())
    if (rows.isEdited(route)) void mutate([route, request], data, { revalidate: false });
  // A response that is still loading may lack the change.
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

/** Refetches what confirmed changes have made outdated. A response that their edits keep right is not fetched again. */
export const refetchOutdated = (
  { mutate }: Pick<Scope, 'mutate'>,
  confirmed: readonly Confirmed[],
): void => {
  void mutate((key) => confirmed.some((one) => isRefetched(one, key)));
};
