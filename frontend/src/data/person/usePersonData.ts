import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { type Change, isHeld } from '../outbox/change.ts';
import type { PersonData } from './personData.ts';

export const PersonDataContext = createContext<PersonData | null>(null);

export const usePersonData = (): PersonData => {
  const data = use(PersonDataContext);
  if (!data) throw new Error('usePersonData needs a signed-in person');
  return data;
};

/** The changes that the server has not confirmed yet, oldest first. */
export const usePending = (): readonly Change[] => {
  const { outbox } = usePersonData();
  return useSyncExternalStore(outbox.subscribe, outbox.pending);
};

/** The pending changes, except those that can still be undone. */
export const useUnsent = (): readonly Change[] => {
  const pending = usePending();
  return useMemo(() => pending.filter((change) => !isHeld(change)), [pending]);
};

/** The changes that the server refused. */
export const useRefused = (): readonly Change[] => {
  const { outbox } = usePersonData();
  return useSyncExternalStore(outbox.subscribe, outbox.refused);
};
