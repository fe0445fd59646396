import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { REGION } from './settings.ts';
import { isSigningKey, newSigningKey } from './signingKey.ts';

const instant = z.number();
/** SQLite stores booleans as 0 and 1. */
const flag = z.pipe(
  z.literal([0, 1]),
  z.transform((bit) => bit === 1),
);

/** The user pool of an installation, with its own ids and its own signing key (PKCS #8, PEM). */
export const Install = z.object({
  userPoolId: z.string(),
  clientId: z.string(),
  signingKey: z.string().check(z.refine(isSigningKey)),
});
export type Install = z.infer<typeof Install>;

/** A user. `email` is in lower case, because addresses are case-insensitive. Times are milliseconds since 1970. */
export const User = z.object({
  sub: z.guid(),
  email: z.string(),
  emailVerified: flag,
  name: z.nullable(z.string()),
  status: z.enum(['FORCE_CHANGE_PASSWORD', 'CONFIRMED']),
  passwordHash: z.string(),
  passwordSetAt: instant,
  createdAt: instant,
  modifiedAt: instant,
  resetCodeHash: z.nullable(z.string()),
  resetCodeExpiresAt: z.nullable(instant),
});
export type User = Readonly<z.infer<typeof User>>;

/** A sign-in: its hashed refresh token, and the `origin_jti` of all tokens issued from it. */
export const Session = z.object({
  tokenHash: z.string(),
  sub: z.guid(),
  originJti: z.uuid(),
  authTime: instant,
  expiresAt: instant,
  revoked: flag,
});
export type Session = Readonly<z.infer<typeof Session>>;

/**
 * A new address that waits for its code. It replaces the user's address once the code is confirmed. A new request
 * replaces the previous one.
 */
export const AddressChange = z.object({
  sub: z.guid(),
  email: z.string(),
  codeHash: z.string(),
  expiresAt: instant,
});
export type AddressChange = Readonly<z.infer<typeof AddressChange>>;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const randomName = (length: number) =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

export async function newInstall(): Promise<Install> {
  return {
    userPoolId: `${REGION}_${randomName(9)}`,
    clientId: randomName(26),
    signingKey: await newSigningKey(),
  };
}

export const foldEmail = (email: string): string => email.toLowerCase();
