import { type Cache, type ScopedMutator, type State, unstable_serialize } from 'swr';
import { routeKey } from '#shared/core/route.ts';
import { isReplyField, listOfItem } from '../cache/areaCache.ts';
import { isStale } from '../cache/stale.ts';
import type { AnyRequest } from '../client/request.ts';
import type { Change } from '../outbox/change.ts';
import { changeItem } from '../outbox/items.ts';
import { mutationOf, type Peek, withChanges } from '../outbox/mutation.ts';

type Item = { readonly _id: string };

type CacheKey = readonly [route: string, request: AnyRequest];

/** The data of a cached response after the server confirmed a change with a reply. */
export const confirmedData = (
  [route, request]: CacheKey,
  data: unknown,
  change: Change,
  reply: unknown,
  peek: Peek,
): unknown => withReply(route, withChanges(route, request, data, [change], peek), reply);

/** A cached list with the items of a response. Fields that only lists have stay. */
const withReply = (route: string, data: unknown, reply: unknown): unknown => {
  const items = (reply as { readonly data?: Readonly<Record<string, Item | null>> } | undefined)
    ?.data;
  return Object.entries(items ?? {}).reduce<unknown>((list, [name, item]) => {
    if (isReplyField(name, route)) return { ...(list as object), [name]: item };
    const [, of, fields = []] = listOfItem(name) ?? [];
    if (of !== route || item === null) return list;
    const fieldsOf = list as Readonly<Record<string, readonly Item[] | undefined>>;
    const field = fields.find((one) => fieldsOf[one]?.some(({ _id }) => _id === item._id));
    const before = field === undefined ? undefined : fieldsOf[field];
    if (field === undefined || !before) return list;
    return { ...fieldsOf, [field]: changeItem(before, item._id, (one) => ({ ...one, ...item })) };
  }, data);
};

export type Scope = { readonly cache: Cache; readonly mutate: ScopedMutator };

const cacheKeyOf = (state: State | undefined): CacheKey | undefined => {
  const cacheKey = (state as { readonly _k?: unknown } | undefined)?._k;
  return Array.isArray(cacheKey) ? (cacheKey as unknown as CacheKey) : undefined;
};

/** Applies a confirmed change, and the items of its response, to the cached responses. */
export const confirmInCache = ({ cache, mutate }: Scope, change: Change, reply: unknown): void => {
  const peek = peekInto(cache);
  for (const key of [...cache.keys()]) {
    const state = cache.get(key);
    const cacheKey = cacheKeyOf(state);
    if (!cacheKey) continue;
    // The request in flight may lack the change.
    if (state?.data === undefined) {
      if (state?.isValidating && isStale(cacheKey, pathOf(change))) void mutate(cacheKey);
      continue;
    }
    const data = confirmedData(cacheKey, state.data, change, reply, peek);
    if (data !== state.data) void mutate(cacheKey, data, { revalidate: false });
  }
};

const pathOf = (change: Change): string => mutationOf(change)?.route.path ?? '';

/** Whether a change makes a cached response outdated so that only the server can update it. */
export const isRefetched = (change: Change, cacheKey: unknown): boolean => {
  if (!Array.isArray(cacheKey)) return false;
  const [key] = cacheKey as unknown as CacheKey;
  const { effects = [], refetches } = mutationOf(change) ?? {};
  if (refetches?.(change).includes(key)) return true;
  return isStale(cacheKey, pathOf(change)) && !effects.some(({ route }) => route === key);
};

/** Refetches responses that confirmed changes made outdated, unless the changes' effects keep them right. */
export const refetchOutdated = ({ mutate }: Scope, confirmed: readonly Change[]): void => {
  void mutate((key) => confirmed.some((change) => isRefetched(change, key)));
};

/** Reads cached responses, with pending changes. */
export const peekInto = (cache: Pick<Cache, 'get'>, pending: readonly Change[] = []): Peek => {
  const received: Peek = (route, request) =>
    cache.get(unstable_serialize([routeKey(route), request]))?.data;
  if (pending.length === 0) return received;
  return (route, request) => {
    const data = received(route, request);
    return data === undefined
      ? undefined
      : withChanges(routeKey(route), request as AnyRequest, data, pending, received);
  };
};
