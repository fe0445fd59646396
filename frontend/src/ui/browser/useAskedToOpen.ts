import { useEffect } from 'react';
import { useUrlParam } from './useUrlParam.ts';

/** Opens the dialog that the URL names (`?open=vacation`) once. Other pages can then link to the dialog. */
export function useAskedToOpen<const Name extends string>(
  names: readonly Name[],
  open: (name: Name) => void,
): void {
  const [wanted, setWanted] = useUrlParam('open');
  const name = names.find((one) => one === wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each request
  useEffect(() => {
    if (name === undefined) return;
    setWanted(null);
    open(name);
  }, [name]);
}
