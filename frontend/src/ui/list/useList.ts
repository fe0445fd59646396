import { useMemo } from 'react';
import { useUrlChoice } from '../browser/useUrlParam.ts';
import { arrange, type ListRules, labelsOf, namesOf } from './listRules.ts';
import { useListSearch } from './useListSearch.ts';

export type List<Item extends object, F extends string, S extends string> = ReturnType<
  typeof useList<Item, F, S>
>;

/** The items that match the chosen filter and search, in the chosen order. The choices are stored in the URL. */
export const useList = <Item extends object, F extends string, S extends string>(
  items: readonly Item[],
  rules: ListRules<Item, F, S>,
) => {
  const [filter, setFilter] = useUrlChoice('filter', namesOf(rules.filters));
  const [sort, setSort] = useUrlChoice('sort', namesOf(rules.sorts));
  const search = useListSearch(items, rules.search);
  // Sorts by `equals` first, because `equals` may compare names, which is slow. A new order then sorts items that are
  // already sorted by `equals`, which is fast.
  const inOrder = useMemo(() => items.toSorted(rules.equals), [items, rules]);
  const shown = useMemo(
    () => arrange(inOrder.filter(search.matches), rules, filter, sort),
    [inOrder, search.matches, rules, filter, sort],
  );
  return {
    count: items.length,
    shown,
    search,
    filter: { value: filter, options: labelsOf(rules.filters), onChange: setFilter },
    sort: { value: sort, options: labelsOf(rules.sorts), onChange: setSort },
  };
};
