import { createHash } from 'node:crypto';

/** 72 bits. */
const length = 12;

/** Tells one JSON value from another: stored with an item, it recognises the request or the record that made it. */
export const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, length);
