import { createHash } from 'node:crypto';

/** 72 bits. */
const length = 12;

/** A hash of a JSON value. Stored with an item, it recognises the request or the record that created it. */
export const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, length);
