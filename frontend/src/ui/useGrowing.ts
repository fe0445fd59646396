import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cardsAFrame, drawnAtOnce, grownCount, grownCounts } from './grownCount.ts';

/** How far below the screen the end of the list may come before it grows. */
const AHEAD = '1500px 0px';

/**
 * Shows the first of `total` things, and more of them as `end` nears the screen: `count` in all, of
 * which `drawn` are there by now.
 */
export const useGrowing = (total: number) => {
  const { key } = useLocation();
  const [count, setCount] = useState(() => grownCounts.at(key));
  const [drawn, setDrawn] = useState(() => drawnAtOnce(count, total));
  const end = useRef<HTMLDivElement>(null);
  const isWhole = count >= total;

  useEffect(() => grownCounts.keep(key, count), [key, count]);

  useEffect(() => {
    if (drawn >= Math.min(count, total)) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + cardsAFrame)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count, total]);

  // Observed anew after each growth: an end that stays near the screen is no news to an old observer.
  useEffect(() => {
    if (!end.current || count >= total || drawn < count) return;
    const observer = new IntersectionObserver(
      ([entry]) =>
        entry?.isIntersecting && startTransition(() => setCount(grownCount(count, total))),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [drawn, count, total]);

  return {
    count,
    drawn: Math.min(drawn, count),
    end,
    isWhole,
    grow: () => setCount(grownCount(count, total)),
  };
};
