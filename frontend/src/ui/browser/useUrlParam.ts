import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The latest parameters. The router's location changes a moment later, so further changes start from these. */
let next = { at: '', search: '' };

/** The parameters of the URL, and a function that changes some of them. Null removes a parameter. */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const set = useCallback(
    (changes: Readonly<Record<string, string | null>>) =>
      setParams(
        () => {
          const after = new URLSearchParams(next.at === key ? next.search : window.location.search);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) after.delete(name);
            else after.set(name, value);
          }
          next = { at: key, search: after.toString() };
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams, key],
  );
  return [params, set] as const;
}

/**
 * A parameter of the URL (`?view=list`), so that a reload or Back restores it. Null if it is absent. Setting null
 * removes it.
 * @example const [month, setMonth] = useUrlParam('month')
 */
export function useUrlParam(name: string): [string | null, (value: string | null) => void] {
  const [params, set] = useUrlParams();
  const setOne = useCallback((value: string | null) => set({ [name]: value }), [set, name]);
  return [params.get(name), setOne];
}

/**
 * A choice that is stored in the URL (`?days=30`). The first value is the default, and replaces unknown values.
 * @example const [period, setPeriod] = useUrlChoice('days', periods)
 */
export function useUrlChoice<const V extends string>(
  name: string,
  values: readonly [V, ...V[]],
): [V, (value: V) => void] {
  const [param, setParam] = useUrlParam(name);
  const [first] = values;
  const set = useCallback(
    (value: V) => setParam(value === first ? null : value),
    [setParam, first],
  );
  return [values.find((value) => value === param) ?? first, set];
}
