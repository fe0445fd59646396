import { unstable_serialize } from 'swr';
import type { Calendar } from '#shared/core/days.ts';
import { routeKey } from '#shared/core/route.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { isReviewTime, weekToReview } from '#shared/reviews/weeks.ts';
import type { ScreenArea } from '../area.ts';
import type { ResponseCache } from '../data/cache/responseCache.ts';
import { whenIdle } from '../ui/page/whenIdle.ts';

export type List = ScreenArea['list'];

/** For how long a response that nobody looks at needs no other, in ms. */
const fresh = 3_600_000;
/** How often it is looked whether all is quiet, in ms. */
const look = 1_000;

/** The week that Today points to, when it is time to review it. */
export const weekAhead = (calendar: Calendar): List[] =>
  isReviewTime(calendar)
    ? [{ route: reviews.get, request: { params: { weekStart: weekToReview(calendar) } } }]
    : [];

export const cacheKeyOf = ({ route, request }: List): string =>
  unstable_serialize([routeKey(route), request]);

/** The first list that this browser does not hold, or holds only of long ago, and that did not fail before. */
export const nextAhead = (
  lists: readonly List[],
  receivedAt: ResponseCache['receivedAt'],
  tried: ReadonlySet<string>,
  now: number,
): List | undefined =>
  lists.find((list) => {
    const key = cacheKeyOf(list);
    return !tried.has(key) && now - (receivedAt(key) ?? Number.NEGATIVE_INFINITY) > fresh;
  });

const isBusy = (cache: ResponseCache): boolean =>
  document.readyState !== 'complete' ||
  document.visibilityState === 'hidden' ||
  [...cache.keys()].some((key) => cache.get(key)?.isValidating);

/** Calls back once the page is there and waits for nothing. Returns what calls it off. */
export const whenQuiet = (cache: ResponseCache, callback: () => void): (() => void) => {
  let isOff = false;
  const timer = setInterval(() => {
    if (isBusy(cache)) return;
    clearInterval(timer);
    whenIdle(() => {
      if (!isOff) callback();
    });
  }, look);
  return () => {
    isOff = true;
    clearInterval(timer);
  };
};
