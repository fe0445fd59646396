import { createHash } from 'node:crypto';
import { ulid } from 'ulid';
import { Problem } from '../problem.ts';
import type { Idempotency } from './lifecycle.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Of the 26 characters of an id: 65 bits. */
const half = 13;

const hashed = (text: string): string =>
  [...createHash('sha256').update(text).digest().subarray(0, half)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');

/**
 * The id of a new entry inside an item. With an Idempotency-Key it is made of the key and the request's
 * fingerprint, so that a repetition is known by the entry itself and needs no record beside it.
 */
export const newEntryId = (idempotency: Idempotency | undefined, now: Date): string =>
  idempotency ? hashed(idempotency.key) + hashed(idempotency.fingerprint) : ulid(now.getTime());

/** Whether an entry of this id is there already. Throws `conflict` when the key made another one. */
export const isRepeated = (
  entries: readonly { readonly _id: string }[],
  id: string,
  idempotency: Idempotency | undefined,
): boolean => {
  if (entries.some(({ _id }) => _id === id)) return true;
  if (idempotency && entries.some(({ _id }) => _id.startsWith(id.slice(0, half)))) {
    throw new Problem('conflict', 'This Idempotency-Key was used for another request before.');
  }
  return false;
};
