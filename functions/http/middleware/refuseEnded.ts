import type { MiddlewareObj } from '@middy/core';
import { isSessionEnded } from '../../account/sessionsEnded.ts';
import { Problem, sessionEnded } from '../../problem.ts';
import { requireAccount } from '../../table/emptyRange.ts';
import type { ApiEvent, ApiResult, RequestContext } from '../event.ts';

/**
 * Refuses a valid token with 401 if its session or account was ended on another device. The 401 logs this device out. A
 * write checks the session first, which costs one read unit. A read checks the account only if it finds nothing,
 * because the account may then be deleted. This check costs half a read unit.
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
    // Without `call`, the request was refused before anything was read.
    if (!userId || !call || !(error instanceof Problem) || error.code !== 'not_found') return;
    if (writingSession(context)) return;
    try {
      await requireAccount(userId);
    } catch (failure) {
      request.error = failure as Error;
    }
  },
});

/**
 * Returns the session of a writing call, if any. A token that the person created needs no check here, because each
 * call reads it anyway.
 */
const writingSession = ({ route, userId, authTime }: RequestContext) =>
  userId && authTime !== undefined && route?.method !== 'GET' ? { userId, authTime } : undefined;
