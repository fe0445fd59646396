import type { MiddlewareObj } from '@middy/core';
import { apiBase } from '#shared/calls/route.ts';
import { logger } from '../../logger.ts';
import { currentUsage } from '../../table/usage.ts';
import type { ApiEvent, ApiResult } from '../event.ts';
import { compressed } from '../json.ts';

/**
 * Logs the client's address only for routes that try passwords. The gateway's own log shows only CloudFront's address.
 */
const isOfAuth = ({ routeKey }: ApiEvent): boolean => routeKey.includes(` ${apiBase}/auth/`);

/** Logs one line per request, and compresses the response. Compression must come last. */
export const log = (): MiddlewareObj<ApiEvent, ApiResult> => {
  let coldStart = true;
  const finish = (request: { event: ApiEvent; response: ApiResult | null | undefined }) => {
    const { event, response } = request;
    logger.info('request', {
      userId: event.context.userId,
      tokenId: event.context.tokenId,
      ...(isOfAuth(event) && { viewerAddress: event.context.viewerAddress }),
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
