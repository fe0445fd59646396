import type { ListSearch } from './listSearch.ts';

export type Order<Item> = (a: Item, b: Item) => number;

type Filter<Item> = { readonly label: () => string; readonly passes: (item: Item) => boolean };
type Sort<Item> = { readonly label: () => string; readonly order: Order<Item> };

/**
 * How an area's list is filtered, sorted and searched. The names of filters and orders are also used in the URL. Each
 * area has one constant.
 */
export type ListRules<Item, F extends string = string, S extends string = string> = {
  /** The first filter is the default, and passes every item. */
  readonly filters: Readonly<Record<F, Filter<Item>>>;
  /** The first order is the default. */
  readonly sorts: Readonly<Record<S, Sort<Item>>>;
  /** Orders items that are equal in the chosen order. */
  readonly equals: Order<Item>;
  readonly search: ListSearch<Item>;
};

/** The items that pass a filter, in the chosen order. */
export const arrange = <Item, F extends string, S extends string>(
  items: readonly Item[],
  { filters, sorts, equals }: ListRules<Item, F, S>,
  filter: F,
  sort: S,
): Item[] => items.filter(filters[filter].passes).sort(equals).sort(sorts[sort].order);

type Labelled = { readonly label: () => string };

/** The names of all filters or orders. The default comes first. */
export const namesOf = <N extends string>(all: Readonly<Record<N, unknown>>) =>
  Object.keys(all) as [N, ...N[]];

export const labelsOf = <N extends string>(all: Readonly<Record<N, Labelled>>) =>
  Object.fromEntries(
    Object.entries<Labelled>(all).map(([name, { label }]) => [name, label()]),
  ) as Record<N, string>;
