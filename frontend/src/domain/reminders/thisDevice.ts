import type { Device } from '#shared/reminders/model.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { isMissing } from '../../data/client/ApiError.ts';
import { callWith } from '../../data/client/client.ts';
import { storedDevice } from '../../data/session/storedDevice.ts';
import { createListeners } from '../../data/sync/observable.ts';
import { endHere } from './endHere.ts';
import { type PushSupport, pushSupport } from './pushSupport.ts';
import {
  currentSubscription,
  deviceFieldsOf,
  deviceIdOf,
  isFor,
  subscribeWith,
} from './subscription.ts';

/** 'denied': the person forbade Cairn's notifications in the browser. */
export type DeviceState = 'on' | 'off' | 'denied' | Exclude<PushSupport, 'yes'>;

/** The state of reminders in this browser for the person. */
export const deviceState = (person: string): DeviceState => {
  const support = pushSupport();
  if (support !== 'yes') return support;
  if (Notification.permission === 'denied') return 'denied';
  const isOn = Notification.permission === 'granted' && storedDevice.get()?.person === person;
  return isOn ? 'on' : 'off';
};

const { notify, subscribe: onPermission } = createListeners((changed) => {
  // The person may have changed the permission in the browser's settings.
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
});

export const subscribeToState = (listener: () => void): (() => void) => {
  const ends = [storedDevice.subscribe(listener), onPermission(listener)];
  return () => {
    for (const end of ends) end();
  };
};

const register = async (person: string, publicKey: string): Promise<string> => {
  const subscription = await subscribeWith(publicKey);
  const id = await deviceIdOf(subscription);
  await callWith(pushRoutes.setDevice, { params: { id }, body: deviceFieldsOf(subscription) });
  storedDevice.set({ id, person });
  return id;
};

const readDevices = async () => (await callWith(pushRoutes.listDevices, {})).data;

/** Whether the server already knows that this browser was used today. The browser registers once a day. */
const isUsedToday = ({ lastUsedAt }: Device): boolean =>
  lastUsedAt.slice(0, 10) === new Date().toISOString().slice(0, 10);

/**
 * Asks for permission, then registers this browser for the person's reminders. Must be called on a press, because
 * browsers show the permission prompt only then. Registers nothing if permission is denied.
 * @throws ApiError, or the browser's error
 */
export const turnOnHere = async (person: string): Promise<void> => {
  const permission = await Notification.requestPermission();
  notify();
  if (permission !== 'granted') return;
  const { publicKey } = await readDevices();
  await register(person, publicKey);
};

/** Removes one of the person's devices from the server. Ignores a device that is already gone. */
export const removeDevice = (id: string): Promise<unknown> =>
  callWith(pushRoutes.removeDevice, { params: { id } }).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });

/**
 * Ends reminders here and on the server. Offline, they end only here, and it throws an ApiError. The server removes the
 * device once the push service reports that the subscription has ended.
 */
export const turnOffHere = async (): Promise<void> => {
  const stored = storedDevice.get();
  await endHere();
  if (stored) await removeDevice(stored.id);
};

/**
 * Runs at each start. Registers this browser again once a day, and if its subscription was lost, replaced, or made with
 * another key. Ends the registration if it belongs to another person. Also ends it if the person removed it on another
 * device or by setting a new password.
 * @returns whether the person's reminders ended although they did not turn them off here
 */
export const renewHere = async (person: string): Promise<boolean> => {
  const stored = storedDevice.get();
  if (!stored || pushSupport() !== 'yes') return false;
  if (stored.person !== person) {
    await endHere();
    return false;
  }
  if (Notification.permission !== 'granted') return false;
  const { publicKey, devices } = await readDevices();
  const current = await currentSubscription();
  const known = devices.find(({ id }) => id === stored.id);
  if (current && (await deviceIdOf(current)) === stored.id) {
    if (!known) {
      await endHere();
      return true;
    }
    if (isFor(current, publicKey) && isUsedToday(known)) return false;
  }
  const id = await register(person, publicKey);
  if (known && id !== stored.id) await removeDevice(stored.id);
  return false;
};
