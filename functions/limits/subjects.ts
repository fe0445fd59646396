import { createHash } from 'node:crypto';
import { networkOf } from './network.ts';

const hash = (kind: string, ...parts: readonly string[]): string =>
  createHash('sha256')
    .update([kind, ...parts].join('\n'))
    .digest('base64url');

/** Attempts are counted under these subjects. The table contains only hashes of e-mails, addresses and devices. */
export const subjectOfEmail = (email: string): string => `EMAIL#${hash('email', email)}`;

export const subjectOfAddress = (address: string): string =>
  `ADDRESS#${hash('address', networkOf(address))}`;

/** A device's attempts are counted per address. So a copy of its cookie has a separate count at another address. */
export const subjectOfDevice = (device: string, address: string): string =>
  `DEVICE#${hash('device at address', device, networkOf(address))}`;

export const subjectOfPerson = (userId: string): string => `PERSON#${userId}`;

/** Where an attempt comes from: a device and an address. `placeOf` hashes each of them together with the e-mail. */
export type Place = { readonly device: string | undefined; readonly address: string };

export const placeOf = (email: string, { device, address }: Place): Place => ({
  device: device && hash('device', email, device).slice(0, 22),
  address: hash('place', email, networkOf(address)).slice(0, 22),
});
