import { useIsReachable } from '../../data/client/reachability.ts';
import { useUnsent } from '../../data/storage/usePersonData.ts';

/** Whether the server was reached and failed with a change that waits, more than once. */
export const useIsFailing = (): boolean => {
  const isReachable = useIsReachable();
  const unsent = useUnsent();
  return isReachable && unsent.some((change) => change.isFailing);
};
