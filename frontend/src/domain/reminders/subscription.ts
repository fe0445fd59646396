import type { DeviceFields } from '#shared/reminders/model.ts';
import { deviceName } from './deviceName.ts';

/** How long to wait for the service worker to start, in ms. */
const patience = 10_000;

const registered = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('There is no service worker')), patience);
    }),
  ]);

/** This browser's subscription. Null if it has none or does not support push. */
export const currentSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
};

/** Whether the subscription was made with the server's public key. */
export const isFor = ({ options }: PushSubscription, publicKey: string): boolean =>
  options.applicationServerKey !== null && base64url(options.applicationServerKey) === publicKey;

/** Subscribes with the server's public key (base64url). Replaces a subscription that was made with another key. */
export const subscribeWith = async (publicKey: string): Promise<PushSubscription> => {
  const { pushManager } = await registered();
  const current = await pushManager.getSubscription();
  if (current && isFor(current, publicKey)) return current;
  await current?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
};

/** The id of a device: the SHA-256 of its endpoint, in hex. */
export const deviceIdOf = async ({ endpoint }: Pick<PushSubscription, 'endpoint'>) => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The fields with which the server can send notifications to this browser. */
export const deviceFieldsOf = (subscription: PushSubscription): DeviceFields => ({
  endpoint: subscription.endpoint,
  p256dh: base64url(subscription.getKey('p256dh')),
  auth: base64url(subscription.getKey('auth')),
  label: deviceName(navigator.userAgent),
});

/** Base64url without padding, as in RFC 8291. */
const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
