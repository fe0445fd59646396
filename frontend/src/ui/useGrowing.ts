import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { grownCount, grownCounts } from './grownCount.ts';

/** How far below the screen the end of the list may come before it grows. */
const AHEAD = '1500px 0px';

/** Shows the first of `total` things, and more of them as `end` nears the screen. */
export const useGrowing = (total: number) => {
  const { key } = useLocation();
  const [count, setCount] = useState(() => grownCounts.at(key));
  const end = useRef<HTMLDivElement>(null);
  const isWhole = count >= total;

  useEffect(() => grownCounts.keep(key, count), [key, count]);

  // Observed anew after each growth: an end that stays near the screen is no news to an old observer.
  useEffect(() => {
    if (!end.current || count >= total) return;
    const observer = new IntersectionObserver(
      ([entry]) =>
        entry?.isIntersecting && startTransition(() => setCount(grownCount(count, total))),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, total]);

  return { count, end, isWhole, grow: () => setCount(grownCount(count, total)) };
};
