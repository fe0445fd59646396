import { createHash } from 'node:crypto';

/** 12 characters of base64url are 72 bits. */
const length = 12;

/**
 * Returns a hash of a JSON value. It is stored with an item, to recognise the request or the record that created
 * the item.
 */
export const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, length);
