import { useEffect, useMemo, useRef, useState } from 'react';
import { useIsPrinting } from '../browser/useIsPrinting.ts';
import { useUrlParams } from '../browser/useUrlParam.ts';
import {
  COMPACT_LIST,
  type ListSearch,
  LONG_LIST,
  matcherOf,
  valuesOfFacets,
} from './listSearch.ts';

const QUERY = 'q';
const LAYOUT = 'layout';
const layouts = ['cards', 'compact'] as const;
export type Layout = (typeof layouts)[number];

/** After this pause in typing, the URL is updated, in ms. Browsers refuse too many updates. */
const pause = 250;

export type ListView<Item> = ReturnType<typeof useListSearch<Item & object>>;

/** The search and the layout of a list. Both are stored in the URL: `?q=react&tag=hooks&layout=compact`. */
export const useListSearch = <Item extends object>(
  items: readonly Item[],
  search: ListSearch<Item>,
) => {
  const [params, setParams] = useUrlParams();
  const [query, type, flush] = useTyped(params.get(QUERY) ?? '', (text) =>
    setParams({ [QUERY]: text || null }),
  );
  const values = useMemo(() => valuesOfFacets(items, search), [items, search]);
  const facets = Object.entries(values).map(([name, known]) => {
    const wanted = params.get(name) ?? '';
    const facet = search.facets[name];
    return {
      name,
      label: facet?.label() ?? '',
      values: known,
      value: known.includes(wanted) ? wanted : '',
      labelOf: facet?.labelOf,
    };
  });
  const isPrinting = useIsPrinting();
  const asked = layouts.find((layout) => layout === params.get(LAYOUT));
  const isLong = items.length > (search.mostCards ?? COMPACT_LIST);
  const layout = asked ?? (isLong ? 'compact' : 'cards');
  const chosen = facets.filter(({ value }) => value !== '');
  const key = JSON.stringify(chosen.map(({ name, value }) => [name, value]));
  const matches = useMemo(
    () => matcherOf(search, { query, chosen: Object.fromEntries(JSON.parse(key)) }),
    [search, query, key],
  );
  return {
    /** Whether the list shows a search. A short list shows it only if the URL has a search, a facet or a layout. */
    isOffered: isLong || items.length > LONG_LIST || query !== '' || chosen.length > 0 || !!asked,
    query,
    type,
    flush,
    facets,
    choose: (name: string, value: string) => setParams({ [name]: value || null }),
    /** Printed lists are always compact. */
    isCompact: isPrinting || layout === 'compact',
    setLayout: (next: Layout) => setParams({ [LAYOUT]: next }),
    matches,
    /** Clears the search, the facets and the list's own filter, so that all items are shown. */
    clear: () => {
      type('');
      const names = [QUERY, 'filter', ...Object.keys(search.facets)];
      setParams(Object.fromEntries(names.map((name) => [name, null])));
    },
  };
};

/**
 * A typed text. It changes immediately. The URL follows after a pause, or when `flush` is called because the field
 * lost the focus.
 */
const useTyped = (current: string, save: (text: string) => void) => {
  const [typed, setTyped] = useState(current);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; saveNow: () => void }>(undefined);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    // While the person types, the typed text is newer than the URL.
    if (!waiting.current) setTyped(current);
  }, [current]);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  const flush = () => waiting.current?.saveNow();
  const type = (text: string) => {
    clearTimeout(waiting.current?.timer);
    setTyped(text);
    const saveNow = () => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      latest.current(text);
    };
    waiting.current = { timer: setTimeout(saveNow, pause), saveNow };
  };
  return [typed, type, flush] as const;
};
