import type { ScopedMutator } from 'swr';
import { type Route, routeKey } from '#shared/core/route.ts';
import { isOutdated } from './refreshes.ts';

/** A cached list answers with its items below one name: `{projects: […]}`. */
type ListOf<Name extends string, Item> = { readonly [name in Name]: readonly Item[] };

/** Changes the items of a cached list, where it is there, without asking the server. */
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

/** Asks anew what a change made out of date, but for the answers of `fresh`, which have it already. */
export const refreshOthers = (
  mutate: ScopedMutator,
  changed: Pick<Route, 'path'>,
  fresh: readonly Pick<Route, 'method' | 'path'>[],
): void => {
  const freshKeys: readonly unknown[] = fresh.map(routeKey);
  const isFresh = (key: unknown): boolean => Array.isArray(key) && freshKeys.includes(key[0]);
  void mutate((key) => isOutdated(key, changed.path) && !isFresh(key));
};
