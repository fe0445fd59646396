import type { MiddlewareObj } from '@middy/core';
import { apiBase } from '#shared/core/route.ts';
import { logger } from '../logger.ts';
import { currentUsage } from '../table/usage.ts';
import type { ApiEvent, ApiResult } from './event.ts';
import { compressed } from './json.ts';

/** Where somebody tries passwords, and nowhere else, the log tells from where: the gateway's own shows CloudFront alone. */
const isOfAuth = ({ routeKey }: ApiEvent): boolean => routeKey.includes(` ${apiBase}/auth/`);

/** One line a request, and compression, which must come after everything else. */
export const log = (): MiddlewareObj<ApiEvent, ApiResult> => {
  let coldStart = true;
  const finish = (request: { event: ApiEvent; response: ApiResult | null | undefined }) => {
    const { event, response } = request;
    logger.info('request', {
      userId: event.learned.userId,
      ...(isOfAuth(event) && { viewerAddress: event.learned.viewerAddress }),
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
