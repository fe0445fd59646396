import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A parameter of the URL (`?view=list`), so that a reload or a way back finds it again; null where it
 * is not there, and where it shall not be.
 * @example const [month, setMonth] = useUrlParam('month')
 */
export function useUrlParam(name: string): [string | null, (value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string | null) =>
      setParams(
        () => {
          // What the router hands over is what was drawn last: it lacks a change of the same moment.
          const after = new URLSearchParams(window.location.search);
          if (value === null) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams, name],
  );
  return [params.get(name), set];
}
