import { useEffect, useReducer } from 'react';
import { serverNow } from '../../../data/client/serverClock.ts';

/** Checks at least this often, in ms. Timeouts of more than 24 days would overflow. */
const longest = 3_600_000;

/** Whether a moment (ms since 1970) has passed. Renders again when it passes, even after the device slept. */
export const useIsOver = (instant: number | undefined): boolean => {
  const [, look] = useReducer((turn: number) => turn + 1, 0);
  const left = instant === undefined ? Number.POSITIVE_INFINITY : instant - serverNow();
  const isOver = left < 0;
  useEffect(() => {
    if (instant === undefined || isOver) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      const rest = instant - serverNow();
      if (rest < 0) return look();
      timer = setTimeout(wait, Math.min(rest + 1, longest));
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [instant, isOver]);
  return isOver;
};
