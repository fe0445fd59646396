import { useCallback } from 'react';
import { monotonicFactory } from 'ulid';
import { type RequestOf, type Route, routeKey } from '#shared/calls/route.ts';
import { isCreate } from '#shared/calls/routeErrors.ts';
import { idOn } from '#shared/core/ids.ts';
import { todayIn } from '#shared/days/days.ts';
import type { AnyRequest } from '../client/request.ts';
import { daySettings } from '../days/daySettings.ts';
import type { Change } from '../outbox/change.ts';
import type { Added } from '../outbox/createOutbox.ts';
import { holdFor } from '../outbox/heldChanges.ts';
import { usePersonData } from '../person/usePersonData.ts';

/** How a change is described to the person. */
export type ChangeDetails<About = unknown> = Pick<
  Change,
  'label' | 'failure' | 'success' | 'draft'
> & {
  readonly about?: About;
  /** Whether reversing the change would lose data. Such a change is sent only once it can't be undone any more. */
  readonly isHeld?: boolean;
};

export type MakeChange = <R extends Route>(
  mutation: { readonly route: R },
  request: RequestOf<R>,
  details: ChangeDetails,
) => Added;

/** Gives a new item an id. If the request is sent twice, it then creates only one item. */
const withId = (route: Route, request: AnyRequest): AnyRequest => {
  if (!isCreate(route)) return request;
  const body = request.body as { readonly date?: string };
  return { ...request, body: { _id: idOn(body.date), ...body } };
};

/** Ids stay in order even for changes in the same millisecond, for example when one tap ticks many habits. */
const nextId = monotonicFactory();

/** Makes a change. Screens show it immediately. It is sent as soon as possible, or later if it is held. */
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
