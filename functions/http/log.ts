import type { MiddlewareObj } from '@middy/core';
import { logger } from '../logger.ts';
import { currentUsage } from '../table/usage.ts';
import type { ApiEvent, ApiResult } from './event.ts';
import { compressed } from './json.ts';

/** One line a request, and compression, which must come after everything else. */
export const log = (): MiddlewareObj<ApiEvent, ApiResult> => {
  let coldStart = true;
  const finish = (request: { event: ApiEvent; response: ApiResult | null | undefined }) => {
    const { event, response } = request;
    logger.info('request', {
      userId: event.learned.userId,
      status: response?.statusCode,
      latency: Date.now() - event.requestContext.timeEpoch,
      coldStart,
      ...currentUsage(),
    });
    coldStart = false;
    if (response) request.response = compressed(event, response);
  };
  return { after: finish, onError: finish };
};
