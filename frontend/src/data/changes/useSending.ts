import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { registerSync } from '../outbox/backgroundSync.ts';
import { isHeld } from '../outbox/change.ts';
import type { Listener } from '../outbox/outcomes.ts';
import { usePersonData } from '../person/usePersonData.ts';
import { type Confirmed, confirmInCache, refetchOutdated } from './confirmChange.ts';

let isAsked = false;

/** Asks for a Background Sync if a service worker is active. */
const askForSync = (): void => {
  if (isAsked || !navigator.serviceWorker?.controller) return;
  isAsked = true;
  void navigator.serviceWorker.ready.then(registerSync).finally(() => {
    isAsked = false;
  });
};

type Outcomes = Pick<Listener, 'onSaved' | 'onOffline' | 'onRefused'>;

/** Sends pending changes while the component is mounted. */
export const useSending = (outcomes: Outcomes): void => {
  const { outbox } = usePersonData();
  const { cache, mutate } = useSWRConfig();
  const latest = useRef(outcomes);
  useEffect(() => {
    latest.current = outcomes;
  });
  useEffect(
    () =>
      outbox.subscribe(() => {
        // Changes that can still be undone need no sync yet. Releasing them calls this listener again.
        if (!outbox.pending().every(isHeld)) askForSync();
      }),
    [outbox],
  );
  useEffect(() => {
    let confirmed: Confirmed[] = [];
    return outbox.start({
      onConfirmed: (change, reply) => {
        confirmed.push(confirmInCache({ cache, mutate }, change, reply));
      },
      onSaved: (change) => latest.current.onSaved(change),
      onOffline: (change) => latest.current.onOffline(change),
      onRefused: (change, error) => latest.current.onRefused(change, error),
      onDrained: () => {
        refetchOutdated({ mutate }, confirmed);
        confirmed = [];
      },
    });
  }, [outbox, cache, mutate]);
};
