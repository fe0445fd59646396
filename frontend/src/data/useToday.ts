import { useSyncExternalStore } from 'react';
import { type Day, todayIn } from '#shared/core/days.ts';
import { browserTimeZone } from './browserTimeZone.ts';

const CHECK_MS = 20_000;

const readToday = (): Day => todayIn(Date.now(), browserTimeZone());

function onPassingTime(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The user's local day; a page left open over midnight moves on to the next. */
export const useToday = (): Day => useSyncExternalStore(onPassingTime, readToday);
