import { createListeners } from '../sync/observable.ts';

/** This browser's registration for reminders. */
export type StoredDevice = {
  /** The SHA-256 of the endpoint, in hex. */
  readonly id: string;
  /** The person whose reminders this browser shows. */
  readonly person: string;
};

const KEY = 'cairn.reminders.device';

const { notify, subscribe } = createListeners((changed) => {
  // Another tab may have turned reminders on or off.
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) changed();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
});

const parse = (kept: string): StoredDevice | null => {
  const [id = '', person = ''] = kept.split(' ');
  return /^[0-9a-f]{64}$/.test(id) && person !== '' ? { id, person } : null;
};

/** The stored registration of this browser. `get` returns null if it is not registered. */
export const storedDevice = {
  get: (): StoredDevice | null => parse(localStorage.getItem(KEY) ?? ''),
  set: ({ id, person }: StoredDevice): void => {
    localStorage.setItem(KEY, `${id} ${person}`);
    notify();
  },
  forget: (): void => {
    localStorage.removeItem(KEY);
    notify();
  },
  subscribe,
};
