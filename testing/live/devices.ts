import { createECDH, createHash, randomBytes } from 'node:crypto';
import { pushRoutes } from '#shared/reminders/routes.ts';
import type { Client } from './client.ts';

/** The id of a device: the hash of its endpoint. */
export const deviceIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex');

/** The browser's data for a new subscription at this endpoint. */
export const subscriptionAt = (endpoint: string) => ({
  endpoint,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
  label: 'Firefox on Linux',
});

export const registerDevice = async ({ call }: Pick<Client, 'call'>, endpoint: string) => {
  const params = { id: deviceIdOf(endpoint) };
  const { data } = await call(pushRoutes.setDevice, { params, body: subscriptionAt(endpoint) });
  return data.device;
};
