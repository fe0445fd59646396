import { randomBytes } from 'node:crypto';
import type { WithCookies } from '../../http/call.ts';
import { deviceCookie } from '../../http/cookies.ts';
import type { Visit } from '../../limits/withinLimits.ts';

type VisitOfDevice = Visit & { readonly device: string };

/** Where a call of /api/auth comes from. A browser without the cookie of a device gets a new one when it has signed in. */
export const visitOf = (call: {
  readonly device: string | undefined;
  readonly viewerAddress: string;
  readonly now: Date;
}): VisitOfDevice => ({
  device: call.device ?? randomBytes(16).toString('base64url'),
  address: call.viewerAddress,
  now: call.now,
});

/** The device is known from now on, so its cookie lasts for as long again. */
export const remembering = <B>(
  { device }: VisitOfDevice,
  { body, cookies }: WithCookies<B>,
): WithCookies<B> => ({ body, cookies: [...cookies, deviceCookie(device)] });
