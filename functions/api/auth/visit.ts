import { randomBytes } from 'node:crypto';
import type { WithCookies } from '../../http/call.ts';
import { deviceCookie } from '../../http/cookies.ts';
import type { Visit } from '../../limits/withinLimits.ts';

type VisitOfDevice = Visit & { readonly device: string };

/** The device and address of a call to /api/auth. A browser without a device cookie gets one after signing in. */
export const visitOf = (call: {
  readonly device: string | undefined;
  readonly viewerAddress: string;
  readonly now: Date;
}): VisitOfDevice => ({
  device: call.device ?? randomBytes(16).toString('base64url'),
  address: call.viewerAddress,
  now: call.now,
});

/** Renews the cookie of the device, which is known from now on. */
export const remembering = <B>(
  { device }: VisitOfDevice,
  { body, cookies }: WithCookies<B>,
): WithCookies<B> => ({ body, cookies: [...cookies, deviceCookie(device)] });
