import { useSyncExternalStore } from 'react';
import type { Fetch } from './send.ts';

let answers = true;
const listeners = new Set<() => void>();

const set = (next: boolean) => {
  if (answers === next) return;
  answers = next;
  for (const listener of listeners) listener();
};

/** A fetch that notices whether the server responds at all. */
export const noticed =
  (fetch: Fetch): Fetch =>
  async (url, init) => {
    try {
      const response = await fetch(url, init);
      set(true);
      return response;
    } catch (error) {
      set(false);
      throw error;
    }
  };

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the network is there and the server responded last. */
export const useIsReachable = (): boolean =>
  useSyncExternalStore(subscribe, () => navigator.onLine && answers);
