import type { ScopedMutator } from 'swr';
import { type Route, routeKey } from '#shared/core/route.ts';
import { isOutdated } from './refreshes.ts';

/** A cached list has its items under one name: `{projects: […]}`. */
type ListOf<Name extends string, Item> = { readonly [name in Name]: readonly Item[] };

/** Changes the items of a list if it is cached, without a request. */
export const changeList = <Name extends string, Item>(
  mutate: ScopedMutator,
  list: Pick<Route, 'method' | 'path'>,
  name: Name,
  change: (items: readonly Item[]) => readonly Item[],
): Promise<unknown> =>
  mutate<ListOf<Name, Item>>(
    [routeKey(list), {}],
    (cached) => cached && { ...cached, [name]: change(cached[name]) },
    { revalidate: false },
  );

/** Refetches what a change made stale, except the keys of `fresh`, which have the change already. */
export const refreshOthers = (
  mutate: ScopedMutator,
  changed: Pick<Route, 'path'>,
  fresh: readonly Pick<Route, 'method' | 'path'>[],
): void => {
  const freshKeys: readonly unknown[] = fresh.map(routeKey);
  const isFresh = (key: unknown): boolean => Array.isArray(key) && freshKeys.includes(key[0]);
  void mutate((key) => isOutdated(key, changed.path) && !isFresh(key));
};
