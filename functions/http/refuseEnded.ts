import type { MiddlewareObj } from '@middy/core';
import { Problem, sessionEnded } from '../problem.ts';
import { requireAccount } from '../table/emptyRange.ts';
import { isSessionEnded } from '../table/sessionsEnded.ts';
import type { ApiEvent, ApiResult, RequestContext } from './event.ts';

/**
 * Refuses a token that is still valid, but whose session or account was ended on another device: 401 then, which logs
 * this one out. A write is refused before it begins, for one read unit. A call that reads is refused only where it finds
 * nothing, for half a read unit: then the account may be gone.
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
    // Without a call it was refused before anything was looked for.
    if (!userId || !call || !(error instanceof Problem) || error.code !== 'not_found') return;
    if (writingSession(context)) return;
    try {
      await requireAccount(userId);
    } catch (failure) {
      request.error = failure as Error;
    }
  },
});

/** The session by which a call writes, if it does. A person's own tokens are read at each call anyway. */
const writingSession = ({ route, userId, authTime }: RequestContext) =>
  userId && authTime !== undefined && route?.method !== 'GET' ? { userId, authTime } : undefined;
