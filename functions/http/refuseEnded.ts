import type { MiddlewareObj } from '@middy/core';
import { isSessionEnded } from '../account/sessionsEnded.ts';
import { Problem, sessionEnded } from '../problem.ts';
import { requireAccount } from '../table/emptyRange.ts';
import type { ApiEvent, ApiResult, RequestContext } from './event.ts';

/**
 * Refuses a valid token whose session or account was ended on another device with 401, which logs this device out. A
 * write is refused before it begins, for one read unit. A call that reads is refused only if it finds nothing, for half
 * a read unit: the account may have been deleted.
 */
export const refuseEnded = (): MiddlewareObj<ApiEvent, ApiResult> => ({
  before: async ({ event: { context } }) => {
    const session = writingSession(context);
    if (session && (await isSessionEnded(session.userId, session.authTime))) throw sessionEnded();
  },
  onError: async (request) => {
    const { context } = request.event;
    const { userId, call } = context;
    const { error } = request;
    // Without a call, it was refused before anything was read.
    if (!userId || !call || !(error instanceof Problem) || error.code !== 'not_found') return;
    if (writingSession(context)) return;
    try {
      await requireAccount(userId);
    } catch (failure) {
      request.error = failure as Error;
    }
  },
});

/** The session with which a call writes, if any. A person's own tokens are read at each call anyway. */
const writingSession = ({ route, userId, authTime }: RequestContext) =>
  userId && authTime !== undefined && route?.method !== 'GET' ? { userId, authTime } : undefined;
