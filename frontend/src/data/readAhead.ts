import { type State, unstable_serialize } from 'swr';
import { type Route, routeKey, urlOf } from '#shared/core/route.ts';
import { takeEarly } from './earlyResponses.ts';
import type { PersonData } from './personData.ts';
import { readRoute } from './readRoute.ts';
import type { AnyRequest } from './request.ts';

/** A placeholder that would stay shorter costs a second drawing and is only a flicker. */
const patienceMs = 100;

export type Read = readonly [route: Route, request: AnyRequest];

/**
 * Reads what a screen is about to show. Where this browser holds nothing of it yet, waits for it a moment, so that the
 * screen is drawn once.
 */
export const readAhead = async (
  reads: readonly Read[],
  { cache, outbox, ahead }: Pick<PersonData, 'cache' | 'outbox' | 'ahead'>,
): Promise<void> => {
  if (outbox.waiting().length > 0) {
    // What was asked for before they are sent lacks them.
    for (const read of reads) takeEarly(urlOf(...read));
    return;
  }
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.all(
    reads.map(async ([route, request]) => {
      const asked = [routeKey(route), request];
      const key = unstable_serialize(asked);
      const reading = readRoute(route, request as never);
      ahead.set(key, reading);
      // A failure is told where it is shown.
      const read = reading.catch(() => undefined);
      if (cache.get(key)?.data !== undefined) return;
      const data = await Promise.race([read, patience]);
      if (data !== undefined) cache.set(key, { data, _k: asked } as State);
    }),
  );
};
