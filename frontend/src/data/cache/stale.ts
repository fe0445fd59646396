import { apiBase } from '#shared/calls/route.ts';
import { refetchAfter } from './areaCache.ts';

/** The resource of a route or path: both 'GET /api/habits/{id}' and '/habits/{id}' -> 'habits'. */
export const resourceOf = (routeOrKey: string): string => {
  const path = routeOrKey.slice(routeOrKey.indexOf('/'));
  const below = path.startsWith(`${apiBase}/`) ? path.slice(apiBase.length) : path;
  return below.split('/')[1] ?? '';
};

/** Whether a cached response is stale after a call changed something below `changedPath`. */
export const isStale = (cachedKey: unknown, changedPath: string): boolean => {
  if (!Array.isArray(cachedKey) || typeof cachedKey[0] !== 'string') return false;
  const [cached, changed] = [resourceOf(cachedKey[0]), resourceOf(changedPath)];
  const after = refetchAfter(cached);
  return cached === changed || after === 'any' || after.includes(changed);
};
