import { startAttempts } from './attempts.ts';
import { HASH_COST } from './passwords.ts';
import type { Deliver } from './pool.ts';
import { type PublicJwk, publicJwk } from './signingKey.ts';
import { openStore } from './store.ts';
import { issuerOf } from './tokens.ts';
import { serve } from './wire.ts';

export type LocalCognito = {
  endpoint: string;
  userPoolId: string;
  clientId: string;
  /** Constant for an install, whatever the port: the `iss` of its tokens. */
  issuer: string;
  jwks: { keys: PublicJwk[] };
  stop(): Promise<void>;
};

/**
 * Starts a stand-in for an Amazon Cognito user pool, on a free loopback port, that the real SDK
 * client talks to by its `endpoint`. The pool signs in by e-mail, has no self sign-up, asks of a
 * password nothing but 8 characters, and hides who has an account (PreventUserExistenceErrors).
 *
 * `dir`: where users, sessions and the signing key are kept; without it, in memory.
 * `deliver`: is handed each password reset code, instead of an e-mail.
 * `now`: milliseconds since 1970; the clock of every lifetime and lock.
 */
export async function startCognito(options: {
  dir?: string;
  deliver: Deliver;
  now?: () => number;
}): Promise<LocalCognito> {
  const { dir, deliver, now = Date.now } = options;
  const store = await openStore(dir);
  const hashCost = dir === undefined ? HASH_COST.inMemory : HASH_COST.onDisk;
  const attempts = startAttempts(now);
  const { endpoint, stop } = await serve({ store, attempts, hashCost, now, deliver });
  const { userPoolId, clientId, signingKey } = store.state;
  return {
    endpoint,
    userPoolId,
    clientId,
    issuer: issuerOf({ userPoolId }),
    jwks: { keys: [publicJwk(signingKey)] },
    stop,
  };
}
