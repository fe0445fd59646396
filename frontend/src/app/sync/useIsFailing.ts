import { useIsReachable } from '../../data/client/reachability.ts';
import { useUnsent } from '../../data/person/usePersonData.ts';

/** Whether the server responded to a pending change with an error more than once. */
export const useIsFailing = (): boolean => {
  const isReachable = useIsReachable();
  const unsent = useUnsent();
  return isReachable && unsent.some((change) => change.isFailing);
};
