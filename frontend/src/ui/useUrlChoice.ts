import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A choice kept in the URL (`?sort=hours`), so that a reload or a way back finds it again. The first
 * value is the one that is meant when the URL says none, or none that is known.
 * @example const [sort, setSort] = useUrlChoice('sort', skillSorts)
 */
export const useUrlChoice = <const V extends string>(
  name: string,
  values: readonly [V, ...V[]],
): [V, (value: V) => void] => {
  const [params, setParams] = useSearchParams();
  const [first] = values;
  const said = params.get(name);
  const set = useCallback(
    (value: V) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === first) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams, name, first],
  );
  return [values.find((value) => value === said) ?? first, set];
};
