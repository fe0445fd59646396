import type { DeviceFields } from '#shared/reminders/model.ts';
import { deviceName } from './deviceName.ts';

/** How long the worker that receives pushes may take to start, in ms. */
const patience = 10_000;

const registered = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('There is no service worker')), patience);
    }),
  ]);

/** This browser's subscription; null if it has none or doesn't support it. */
export const currentSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
};

/** Whether a subscription is for the server's public key. */
export const isFor = ({ options }: PushSubscription, publicKey: string): boolean =>
  options.applicationServerKey !== null && base64url(options.applicationServerKey) === publicKey;

/** The subscription for the server's public key (base64url). One for another key is replaced. */
export const subscribeWith = async (publicKey: string): Promise<PushSubscription> => {
  const { pushManager } = await registered();
  const current = await pushManager.getSubscription();
  if (current && isFor(current, publicKey)) return current;
  await current?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
};

/** The SHA-256 of the endpoint, in hex. */
export const deviceIdOf = async ({ endpoint }: Pick<PushSubscription, 'endpoint'>) => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The fields that the server needs to send to this browser. */
export const deviceFieldsOf = (subscription: PushSubscription): DeviceFields => ({
  endpoint: subscription.endpoint,
  p256dh: base64url(subscription.getKey('p256dh')),
  auth: base64url(subscription.getKey('auth')),
  label: deviceName(navigator.userAgent),
});

/** Without padding, as in RFC 8291. */
const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
