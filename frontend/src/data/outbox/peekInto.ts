import { type Cache, unstable_serialize } from 'swr';
import { routeKey } from '#shared/core/route.ts';
import type { AnyRequest } from '../request.ts';
import type { Change } from './change.ts';
import { type Peek, withChanges } from './mutation.ts';

/** Looks into the cached responses, with the changes that wait. */
export const peekInto = (cache: Pick<Cache, 'get'>, waiting: readonly Change[] = []): Peek => {
  const received: Peek = (route, request) =>
    cache.get(unstable_serialize([routeKey(route), request]))?.data;
  if (waiting.length === 0) return received;
  return (route, request) => {
    const data = received(route, request);
    return data === undefined
      ? undefined
      : withChanges(routeKey(route), request as AnyRequest, data, waiting, received);
  };
};
