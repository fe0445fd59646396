import { type Cache, unstable_serialize } from 'swr';
import { routeKey } from '#shared/core/route.ts';
import type { Peek } from './mutation.ts';

/** Looks into the cached responses. */
export const peekInto =
  (cache: Pick<Cache, 'get'>): Peek =>
  (route, request) =>
    cache.get(unstable_serialize([routeKey(route), request]))?.data;
