import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { WithCookies } from '../../http/call.ts';
import { deviceCookie } from '../../http/cookies.ts';
import { signatureOf } from '../../identity/clientSecret.ts';
import type { Visit } from '../../limits/withinLimits.ts';

type VisitOfDevice = Visit & { readonly device: string };

/** Returns the id, which has 128 bits, with its signature. 22 characters of base64url are 132 bits. */
const signed = async (id: string): Promise<string> =>
  `${id}.${(await signatureOf(`device ${id}`)).slice(0, 22)}`;

/** Returns the device in a cookie that we signed. Undefined for any other cookie. */
const genuine = async (cookie: string | undefined): Promise<string | undefined> => {
  const [id] = cookie?.split('.') ?? [];
  if (!cookie || !id) return undefined;
  const own = await signed(id);
  return timingSafeEqual(Buffer.from(own), Buffer.from(cookie)) ? id : undefined;
};

/**
 * Returns the device and address of a call to /api/auth. A browser without a valid device cookie gets one after
 * signing in.
 */
export const visitOf = async (call: {
  readonly device: string | undefined;
  readonly viewerAddress: string;
  readonly now: Date;
}): Promise<VisitOfDevice> => {
  const device = await genuine(call.device);
  return {
    device: device ?? randomBytes(16).toString('base64url'),
    isOwnDevice: device !== undefined,
    address: call.viewerAddress,
    now: call.now,
  };
};

/** Renews the cookie of the device, so that later calls from the device are recognised. */
export const withDeviceCookie = async <B>(
  { device }: VisitOfDevice,
  { body, cookies }: WithCookies<B>,
): Promise<WithCookies<B>> => ({
  body,
  cookies: [...cookies, deviceCookie(await signed(device))],
});
