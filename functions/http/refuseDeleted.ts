import type { MiddlewareObj } from '@middy/core';
import { Problem } from '../problem.ts';
import { requireAccount } from '../table/emptyRange.ts';
import type { ApiEvent, ApiResult } from './event.ts';

/**
 * Who finds nothing by a token that is still valid may have deleted the account on another device: 401 then, which logs
 * this one out. Half a read unit for each 404, and none for a call that finds what it asks for.
 */
export const refuseDeleted = (): MiddlewareObj<ApiEvent, ApiResult> => ({
  onError: async (request) => {
    const { userId, call } = request.event.context;
    const { error } = request;
    // Without a call it was refused before anything was looked for.
    if (!userId || !call || !(error instanceof Problem) || error.code !== 'not_found') return;
    try {
      await requireAccount(userId);
    } catch (failure) {
      request.error = failure as Error;
    }
  },
});
