import type { ResponseCache } from './responseCache.ts';

const shown = new Map<string, number>();

/** Notes that a cached response is on the screen. Returns a function to call when it leaves the screen. */
export const showing = (key: string): (() => void) => {
  shown.set(key, (shown.get(key) ?? 0) + 1);
  return () => {
    const left = (shown.get(key) ?? 1) - 1;
    if (left > 0) shown.set(key, left);
    else shown.delete(key);
  };
};

/** When the oldest response on the screen was received, in ms since 1970. Undefined if the screen shows none. */
export const oldestShown = ({ receivedAt }: ResponseCache): number | undefined => {
  const times = [...shown.keys()].flatMap((key) => receivedAt(key) ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
};
