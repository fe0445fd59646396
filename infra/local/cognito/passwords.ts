import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { errors } from './errors.ts';
import { PASSWORD_MIN } from './settings.ts';

const KEY_BYTES = 32;
/**
 * scrypt's N as a power of two. A higher cost makes it harder to guess passwords from a stolen file. In memory
 * there is no file to steal, so the cost is low.
 */
export const HASH_COST = { onDisk: 14, inMemory: 10 };

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, { N: 2 ** cost, r: 8, p: 1 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Returns `scrypt$<cost>$<salt>$<key>`. Salt and key are base64url. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/**
 * Whether a password matches its hash. A wrong password takes as long as a right one. An unknown name has no hash. It
 * takes as long too, if `cost` is the cost of the stored hashes.
 */
export async function passwordMatches(
  password: string,
  hash: string | undefined,
  cost: number,
): Promise<boolean> {
  const [, hashCost = cost, salt = '', key = ''] = hash?.split('$') ?? [];
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(hashCost));
  const expected = Buffer.from(key, 'base64url');
  return expected.length === derived.length && timingSafeEqual(derived, expected);
}

/** Checks the user pool's policy: only a minimum length. Throws InvalidPasswordException. */
export function requirePolicy(password: string): void {
  if (password.length < PASSWORD_MIN) throw errors.passwordTooShort();
}
