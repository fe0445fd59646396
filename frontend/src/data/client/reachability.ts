import { useSyncExternalStore } from 'react';
import { createListeners } from '../sync/observable.ts';
import type { Fetch } from './send.ts';

let responds = true;

const { notify, subscribe } = createListeners((changed) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
});

const set = (next: boolean) => {
  if (responds === next) return;
  responds = next;
  notify();
};

/** Wraps fetch to note whether the server responds at all. */
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

/** Whether the device is online and the server responded to the last request. */
export const useIsReachable = (): boolean =>
  useSyncExternalStore(subscribe, () => navigator.onLine && responds);
