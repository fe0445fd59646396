import { createHmac, hkdfSync } from 'node:crypto';
import { required } from '../environment.ts';

/** The purpose of a signature. A signature is only valid for its own purpose. */
type Purpose = 'unsubscribe' | 'address code';

/** The length of a key and of a signature in bytes. RFC 2104 recommends a key as long as the hash. */
const bytes = 32;

/**
 * Returns the HMAC-SHA-256 of a text, 32 bytes. Its key is derived from the generated secret, like the key pair
 * for pushes. So no other secret has to be stored.
 */
export const signatureOf = (
  purpose: Purpose,
  text: string,
  secret = required('PUSH_SECRET'),
): Buffer => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `cairn ${purpose}`, bytes));
  return createHmac('sha256', key).update(text).digest();
};
