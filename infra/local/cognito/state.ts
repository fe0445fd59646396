import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { REGION } from './settings.ts';
import { newSigningKey } from './signingKey.ts';

const instant = z.number();

/** `email` is lower-cased: names are case-insensitive. Instants are milliseconds since 1970. */
const User = z.strictObject({
  sub: z.guid(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string().optional(),
  status: z.enum(['FORCE_CHANGE_PASSWORD', 'CONFIRMED']),
  passwordHash: z.string(),
  passwordSetAt: instant,
  createdAt: instant,
  modifiedAt: instant,
  resetCode: z.strictObject({ hash: z.string(), expiresAt: instant }).optional(),
});
export type User = z.infer<typeof User>;

/** One sign-in: its refresh token (hashed), and the `origin_jti` of every token made from it. */
const Session = z.strictObject({
  tokenHash: z.string(),
  sub: z.guid(),
  originJti: z.uuid(),
  authTime: instant,
  expiresAt: instant,
  revoked: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const State = z.strictObject({
  version: z.literal(1),
  userPoolId: z.string(),
  clientId: z.string(),
  /** PKCS #8, PEM. */
  signingKey: z.string(),
  users: z.array(User),
  sessions: z.array(Session),
});
export type State = z.infer<typeof State>;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const randomName = (length: number) =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** A new install's pool: its own ids, its own signing key, nobody in it. */
export async function newState(): Promise<State> {
  return {
    version: 1,
    userPoolId: `${REGION}_${randomName(9)}`,
    clientId: randomName(26),
    signingKey: await newSigningKey(),
    users: [],
    sessions: [],
  };
}
