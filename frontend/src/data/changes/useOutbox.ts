import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { monotonicFactory } from 'ulid';
import { todayIn } from '#shared/core/days.ts';
import { idOn } from '#shared/core/ids.ts';
import { type RequestOf, type Route, routeKey } from '#shared/core/route.ts';
import { isCreate } from '#shared/core/routeErrors.ts';
import type { AnyRequest } from '../client/request.ts';
import { daySettings } from '../days/daySettings.ts';
import { type Change, isHeld } from '../outbox/change.ts';
import type { Added } from '../outbox/createOutbox.ts';
import { holdFor } from '../outbox/heldChanges.ts';
import type { Listener } from '../outbox/outcomes.ts';
import { syncTag } from '../outbox/syncTag.ts';
import { usePersonData } from '../person/usePersonData.ts';
import { type Confirmed, confirmInCache, refetchOutdated } from './confirmChange.ts';

/** How a change is described to the person. */
export type ChangeDetails<About = unknown> = Pick<
  Change,
  'label' | 'failure' | 'success' | 'draft'
> & {
  readonly about?: About;
  /** Whether reversing the change would lose something. The change is then sent after the time to undo it. */
  readonly isHeld?: boolean;
};

export type MakeChange = <R extends Route>(
  mutation: { readonly route: R },
  request: RequestOf<R>,
  details: ChangeDetails,
) => Added;

/** Gives a create an id, so that sending it twice creates one item. */
const withId = (route: Route, request: AnyRequest): AnyRequest => {
  if (!isCreate(route)) return request;
  const body = request.body as { readonly date?: string };
  return { ...request, body: { _id: idOn(body.date), ...body } };
};

/** Changes of the same millisecond, as of one tap for many habits, also keep their order. */
const nextId = monotonicFactory();

/** Makes a change. It shows in this frame, and is sent as soon as possible. */
export const useMake = (): MakeChange => {
  const { outbox } = usePersonData();
  return useCallback<MakeChange>(
    ({ route }, request, { isHeld = false, ...details }) => {
      const { timeZone, dayStartsAt } = daySettings();
      const now = Date.now();
      return outbox.add({
        id: nextId(now),
        route: routeKey(route),
        request: withId(route, request as AnyRequest),
        day: todayIn(now, timeZone, dayStartsAt),
        timeZone,
        dayStartsAt,
        madeAt: new Date(now).toISOString(),
        ...(isHeld && { heldUntil: now + holdFor }),
        ...details,
      });
    },
    [outbox],
  );
};

type Syncing = { readonly sync?: { readonly register: (tag: string) => Promise<void> } };

let isAsked = false;

/** With Background Sync, the browser wakes the service worker although no page is open. */
const askForSync = (): void => {
  if (isAsked || !navigator.serviceWorker?.controller) return;
  isAsked = true;
  const ask = async () => {
    const registration = (await navigator.serviceWorker.ready) as Syncing;
    await registration.sync?.register(syncTag);
  };
  // The browser may forbid Background Sync. Then the next page sends.
  ask()
    .catch(() => undefined)
    .finally(() => {
      isAsked = false;
    });
};

type Outcomes = Pick<Listener, 'onSaved' | 'onOffline' | 'onRefused'>;

/** Sends pending changes while the component is mounted. */
export const useSending = (outcomes: Outcomes): void => {
  const { outbox } = usePersonData();
  const { cache, mutate } = useSWRConfig();
  const latest = useRef(outcomes);
  useEffect(() => {
    latest.current = outcomes;
  });
  useEffect(
    () =>
      outbox.subscribe(() => {
        // Other senders leave alone what can still be undone.
        if (!outbox.pending().every(isHeld)) askForSync();
      }),
    [outbox],
  );
  useEffect(() => {
    let confirmed: Confirmed[] = [];
    return outbox.start({
      onConfirmed: (change, reply) => {
        confirmed.push(confirmInCache({ cache, mutate }, change, reply));
      },
      onSaved: (change) => latest.current.onSaved(change),
      onOffline: (change) => latest.current.onOffline(change),
      onRefused: (change, error) => latest.current.onRefused(change, error),
      onDrained: () => {
        refetchOutdated({ mutate }, confirmed);
        confirmed = [];
      },
    });
  }, [outbox, cache, mutate]);
};
