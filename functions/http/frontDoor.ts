import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import { environment } from '../environment.ts';
import { noSuchCall } from '../problem.ts';
import { type ApiEvent, type ApiResult, header } from './event.ts';
import { originHeader } from './originHeader.ts';
import { viewerAddressOf } from './viewerAddress.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets nobody in but through CloudFront, which alone knows the secret: the gateway has an address of
 * its own, where neither the firewall stands nor the site's headers are set.
 */
export const frontDoor = (): MiddlewareObj<ApiEvent, ApiResult> => ({
  before: ({ event }) => {
    const accepted = environment().ORIGIN_SECRETS?.split(',');
    const shown = digest(header(event, originHeader) ?? '');
    if (accepted && !accepted.some((secret) => timingSafeEqual(digest(secret), shown))) {
      throw noSuchCall();
    }
    event.learned.viewerAddress = viewerAddressOf(event);
  },
});
