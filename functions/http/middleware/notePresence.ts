import { setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareObj } from '@middy/core';
import { areaOf } from '#shared/calls/areaOf.ts';
import type { Route } from '#shared/calls/route.ts';
import type { Day } from '#shared/days/days.ts';
import { noteLastDay } from '../../account/lastDay.ts';
import { isSessionEnded } from '../../account/sessionsEnded.ts';
import { sessionEnded } from '../../problem.ts';
import { type ApiEvent, type ApiResult, header, type RequestContext } from '../event.ts';

/**
 * A response waits at most this many milliseconds for the note. After an early timeout, `serve` leaves the function
 * more time than this.
 */
const longestWait = 300;

/**
 * Notes the last day on which a person was here: a page of theirs was visible, or a record of theirs arrived. The
 * handler gets that day as `hereOn`. A visit is noted while the handler runs, a record only after it was written.
 */
export const notePresence = (): MiddlewareObj<ApiEvent, ApiResult> => ({
  before: ({ event }) => {
    const { context } = event;
    const { route, call, userId, authTime } = context;
    if (!route || !call || !userId) return;
    const isVisit = authTime !== undefined && header(event, 'x-visible') === '1';
    if (!isVisit && !writesRecord(route)) return;
    call.hereOn = call.arrivedOn;
    if (isVisit) context.noting = note(context);
  },
  after: async ({ event: { context } }) => {
    if (context.call?.hereOn) context.noting ??= note(context);
    await inTime(context.noting);
  },
  onError: ({ event: { context } }) => inTime(context.noting),
});

/** Whether the call writes data of an area. Deletions, settings and changes of the account don't count. */
const writesRecord = (route: Route): boolean =>
  ['POST', 'PUT', 'PATCH'].includes(route.method) && areaOf(route) !== undefined;

const note = ({ route, call, userId = '', authTime }: RequestContext): Promise<void> =>
  noteLastDay(userId, call?.hereOn as Day, async () => {
    // Every other call of an ended session was refused before, see `refuseEnded`.
    if (route?.method !== 'GET' || authTime === undefined) return;
    if (await isSessionEnded(userId, authTime)) throw sessionEnded();
  });

const inTime = async (noting: Promise<void> | undefined): Promise<void> => {
  if (noting) await Promise.race([noting, pause(longestWait, undefined, { ref: false })]);
};
