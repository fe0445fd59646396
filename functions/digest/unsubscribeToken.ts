import { timingSafeEqual } from 'node:crypto';
import { signatureOf } from './secrets.ts';

/** A person's id is a UUID, which has 16 bytes. */
const idBytes = 16;

/**
 * Returns the token that turns a person's digest off without a session. The token has the 16 bytes of the id and their
 * signature, as 64 characters of base64url. The token never expires, because a mail may be read years later. It can do
 * no more than turn the digest off.
 */
export const unsubscribeTokenOf = (userId: string, secret?: string): string => {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, signatureOf('unsubscribe', userId, secret)]).toString('base64url');
};

/** Returns the person of a token. Undefined if we did not sign it. The person may no longer exist. */
export const personOfUnsubscribeToken = (token: string, secret?: string): string | undefined => {
  const given = Buffer.from(token, 'base64url');
  const userId = given
    .subarray(0, idBytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const expected = Buffer.from(unsubscribeTokenOf(userId, secret), 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : undefined;
};
