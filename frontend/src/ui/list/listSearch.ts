import { inLanguage } from '#shared/language/intl.ts';
import { compareText } from '../format/compare.ts';
import { fold, foldedWords } from '../format/fold.ts';

/** Longer lists have a search and a compact layout. */
export const LONG_LIST = 20;
/** Longer lists start compact, unless the person chose cards. */
export const COMPACT_LIST = 50;

/** A filter by one value of the items, such as a tag or a type. */
export type Facet<Item> = {
  /** 'Tag' */
  readonly label: () => string;
  readonly valuesOf: (item: Item) => readonly string[];
  /** The label of a value, if it differs from the value. */
  readonly labelOf?: (value: string) => string;
};

/** How an area's list is searched. Each area has one constant. */
export type ListSearch<Item> = {
  readonly textsOf: (item: Item) => readonly string[];
  /** Facets by their names in the URL. */
  readonly facets: Readonly<Record<string, Facet<Item>>>;
  /** A longer list starts compact. By default `COMPACT_LIST`. */
  readonly mostCards?: number;
};

export type Criteria = {
  readonly query: string;
  readonly chosen: Readonly<Record<string, string>>;
};

/** Caches each item's folded texts, because folding is slow. */
const foldedTexts = inLanguage(() => new WeakMap<object, string>());

const textOf = <Item extends object>(item: Item, { textsOf }: ListSearch<Item>): string => {
  const known = foldedTexts().get(item);
  if (known !== undefined) return known;
  const text = fold(textsOf(item).join('\n'));
  foldedTexts().set(item, text);
  return text;
};

/** Returns a function that matches items with every word of the query, in any order, and every chosen value. */
export const matcherOf = <Item extends object>(
  search: ListSearch<Item>,
  { query, chosen }: Criteria,
): ((item: Item) => boolean) => {
  const words = foldedWords(query);
  const wanted = Object.entries(chosen);
  return (item) =>
    wanted.every(([name, value]) => search.facets[name]?.valuesOf(item).includes(value)) &&
    (words.length === 0 || words.every((word) => textOf(item, search).includes(word)));
};

/** The values of each facet that the items have, sorted. Facets without values are left out. */
export const valuesOfFacets = <Item>(
  items: readonly Item[],
  { facets }: ListSearch<Item>,
): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(facets).flatMap(([name, { valuesOf }]) => {
      const values = [...new Set(items.flatMap(valuesOf))].filter(Boolean);
      return values.length > 0 ? [[name, values.sort(compareText)]] : [];
    }),
  );
