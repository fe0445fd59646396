import { useSyncExternalStore } from 'react';
import { type Day, todayIn } from '#shared/core/days.ts';
import { browserTimeZone } from './browserTimeZone.ts';

const CHECK_MS = 20_000;

const readToday = (): Day => todayIn(Date.now(), browserTimeZone());

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all that ask: each card of a long list may. */
function onPassingTime(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tell, CHECK_MS);
  document.addEventListener('visibilitychange', tell);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tell);
  };
}

/** The user's local day; a page left open over midnight moves on to the next. */
export const useToday = (): Day => useSyncExternalStore(onPassingTime, readToday);
