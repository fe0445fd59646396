import { unstable_serialize } from 'swr';
import { routeKey } from '#shared/calls/route.ts';
import { cards } from '#shared/cards/routes.ts';
import type { Calendar } from '#shared/days/days.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { isReviewTime, weekToReview } from '#shared/reviews/weeks.ts';
import type { ScreenArea } from '../../area.ts';
import type { ResponseCache } from '../../data/cache/responseCache.ts';
import { whenIdle } from '../../ui/browser/whenIdle.ts';

export type List = ScreenArea['list'];

/** A cached response counts as fresh for this long, in ms. */
const fresh = 3_600_000;

/** The weekly review, if Today links to it now. Empty on days without such a link. */
export const weekAhead = (calendar: Calendar): List[] =>
  isReviewTime(calendar)
    ? [{ route: reviews.get, request: { params: { weekStart: weekToReview(calendar) } } }]
    : [];

/** The takeaways that are due. They need their own request, because the area's own list has all takeaways. */
export const takeawaysAhead: List = { route: cards.due, request: {} };

export const cacheKeyOf = ({ route, request }: List): string =>
  unstable_serialize([routeKey(route), request]);

/** The first list whose cached response is missing or old. Skips lists that were tried before. */
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

/**
 * Calls back once the page is loaded and visible, and no request is pending. Checks this every `checkEvery` ms.
 * Returns a function that cancels the call.
 */
export const whenQuiet = (
  cache: ResponseCache,
  callback: () => void,
  checkEvery = 1_000,
): (() => void) => {
  let isOff = false;
  const timer = setInterval(() => {
    if (isBusy(cache)) return;
    clearInterval(timer);
    whenIdle(() => {
      if (!isOff) callback();
    });
  }, checkEvery);
  return () => {
    isOff = true;
    clearInterval(timer);
  };
};
