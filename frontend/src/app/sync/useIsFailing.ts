import { useIsReachable } from '../../data/client/reachability.ts';
import { useUnsent } from '../../data/person/usePersonData.ts';

/** Whether the server is reachable, but failed more than once to save a pending change. */
export const useIsFailing = (): boolean => {
  const isReachable = useIsReachable();
  const unsent = useUnsent();
  return isReachable && unsent.some((change) => change.isFailing);
};
