import type { Device } from '#shared/reminders/model.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { isMissing } from '../client/ApiError.ts';
import { callWith } from '../client/client.ts';
import { createListeners } from '../sync/observable.ts';
import { endHere } from './endHere.ts';
import { type PushSupport, pushSupport } from './pushSupport.ts';
import { storedDevice } from './storedDevice.ts';
import {
  currentSubscription,
  deviceFieldsOf,
  deviceIdOf,
  isFor,
  subscribeWith,
} from './subscription.ts';

/** 'denied': the person told the browser to show nothing of Cairn. */
export type DeviceState = 'on' | 'off' | 'denied' | Exclude<PushSupport, 'yes'>;

/** Whether a person's reminders come to this browser, or why they can't. */
export const deviceState = (person: string): DeviceState => {
  const support = pushSupport();
  if (support !== 'yes') return support;
  if (Notification.permission === 'denied') return 'denied';
  const isOn = Notification.permission === 'granted' && storedDevice.get()?.person === person;
  return isOn ? 'on' : 'off';
};

const { notify, subscribe: onPermission } = createListeners((changed) => {
  // A person who allows or forbids it in the browser's settings comes back to the page.
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

/** A registration tells the server that the browser is in use. Once a day is enough. */
const isUsedToday = ({ lastUsedAt }: Device): boolean =>
  lastUsedAt.slice(0, 10) === new Date().toISOString().slice(0, 10);

/**
 * Asks for permission and registers this browser for a person's reminders. To be called by a press: otherwise browsers
 * do not ask. Does nothing more if the person says no; throws ApiError, or what the browser throws.
 */
export const turnOnHere = async (person: string): Promise<void> => {
  const permission = await Notification.requestPermission();
  notify();
  if (permission !== 'granted') return;
  const { publicKey } = await readDevices();
  await register(person, publicKey);
};

/** Forgets a device of the person at the server. That it is forgotten already is no failure. */
export const removeDevice = (id: string): Promise<unknown> =>
  callWith(pushRoutes.removeDevice, { params: { id } }).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });

/** Ends reminders here and at the server. Offline only here: then the push service tells the server. */
export const turnOffHere = async (): Promise<void> => {
  const stored = storedDevice.get();
  await endHere();
  if (stored) await removeDevice(stored.id);
};

/**
 * At each start: registers this browser again if its subscription was lost, replaced, or made for another key. One that
 * the person removed on another device, or by a new password, ends; so does one of another person.
 * @returns whether it ended without the person having turned it off here
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
