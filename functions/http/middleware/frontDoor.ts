import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import { environment } from '../../environment.ts';
import { noSuchCall } from '../../problem.ts';
import { type ApiEvent, type ApiResult, header } from '../event.ts';
import { originHeader } from '../originHeader.ts';
import { viewerAddressOf } from '../viewerAddress.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Refuses requests that did not come through CloudFront. Only CloudFront knows the secret. The gateway has its own
 * public address, which lacks the firewall and the site's headers.
 */
export const frontDoor = (): MiddlewareObj<ApiEvent, ApiResult> => ({
  before: ({ event }) => {
    const accepted = environment().ORIGIN_SECRETS?.split(',');
    const shown = digest(header(event, originHeader) ?? '');
    if (accepted && !accepted.some((secret) => timingSafeEqual(digest(secret), shown))) {
      throw noSuchCall();
    }
    event.context.viewerAddress = viewerAddressOf(event);
  },
});
