import { useEffect } from 'react';
import { useUrlParam } from './useUrlParam.ts';

/** Opens what the address asks for (`?open=vacation`) once, so that another page can lead straight to it. */
export function useAskedToOpen<const Name extends string>(
  names: readonly Name[],
  open: (name: Name) => void,
): void {
  const [asked, setAsked] = useUrlParam('open');
  const name = names.find((one) => one === asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is asked
  useEffect(() => {
    if (name === undefined) return;
    setAsked(null);
    open(name);
  }, [name]);
}
