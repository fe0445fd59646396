import { useUrlParam } from './useUrlParam.ts';

/**
 * A choice kept in the URL (`?sort=hours`). The first value is the default where the URL has
 * none, or an unknown one.
 * @example const [sort, setSort] = useUrlChoice('sort', skillSorts)
 */
export function useUrlChoice<const V extends string>(
  name: string,
  values: readonly [V, ...V[]],
): [V, (value: V) => void] {
  const [said, say] = useUrlParam(name);
  const [first] = values;
  return [
    values.find((value) => value === said) ?? first,
    (value) => say(value === first ? null : value),
  ];
}
