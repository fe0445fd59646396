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

/** Registers a device, with new keys or with those of a subscription. */
export const registerDevice = async (
  { call }: Pick<Client, 'call'>,
  endpoint: string,
  keys: { readonly p256dh?: string; readonly auth?: string } = {},
) => {
  const params = { id: deviceIdOf(endpoint) };
  const body = { ...subscriptionAt(endpoint), ...keys };
  return (await call(pushRoutes.setDevice, { params, body })).data.device;
};
