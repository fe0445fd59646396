import { createHash } from 'node:crypto';
import { networkOf } from './network.ts';

const hash = (kind: string, ...parts: readonly string[]): string =>
  createHash('sha256')
    .update([kind, ...parts].join('\n'))
    .digest('base64url');

/** The subjects under which attempts are counted: hashes, so that the table shows neither e-mails nor addresses. */
export const subjectOfEmail = (email: string): string => `EMAIL#${hash('email', email)}`;

export const subjectOfAddress = (address: string): string =>
  `ADDRESS#${hash('address', networkOf(address))}`;

export const subjectOfPerson = (userId: string): string => `PERSON#${userId}`;

/** An e-mail at an address. */
export const placeOf = (email: string, address: string): string =>
  hash('place', email, networkOf(address)).slice(0, 22);
