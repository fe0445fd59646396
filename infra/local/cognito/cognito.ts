import type { Registration } from '../startSettings.ts';
import { startAttempts } from './attempts.ts';
import { type CustomMessage, type Deliver, startCodeMails } from './codeMails.ts';
import { HASH_COST } from './passwords.ts';
import { type PublicJwk, publicJwk } from './signingKey.ts';
import { openStore, type Store } from './store.ts';
import { issuerOf } from './tokens.ts';
import { serve } from './wire.ts';

export type LocalCognito = {
  endpoint: string;
  userPoolId: string;
  clientId: string;
  /** The `iss` of the pool's tokens. It stays the same for an installation, whatever the port. */
  issuer: string;
  jwks: { keys: PublicJwk[] };
  /** Makes a function write the e-mails with codes, as the pool's custom message trigger. */
  writeCodeMailsBy(trigger: CustomMessage): void;
  stop(): Promise<void>;
};

/**
 * Starts a stand-in for an Amazon Cognito user pool on a free loopback port. The real SDK client calls its
 * `endpoint`. Users sign in by e-mail and can't sign up themselves. A password only needs 8 characters. The
 * stand-in does not reveal who has an account (PreventUserExistenceErrors).
 *
 * - `dir`: the folder for users, sessions and the signing key. Without it, they are in memory.
 * - `expected`: whether other stored data already belong to users of this pool. If so, a missing pool is an error,
 *   and no new one is created.
 * - `deliver`: receives each code with its e-mail.
 * - `now`: the clock of every lifetime and lock, in milliseconds since 1970.
 * - `signOutReachMs`: how long a global sign-out also revokes new sessions, which often happens on the real
 *   service (github.com/aws/aws-sdk-java/issues/2449). By default it does not.
 * - `keepOlderCodes`: whether a reset code stays valid until it expires, even after another code was sent or used.
 *   Reports about the real service disagree (github.com/aws-amplify/amplify-swift/issues/3127).
 * - `registration`: whether accounts can be created: any number, none, or only the first.
 * - `withoutUser`: the address of an account that can't sign in or be created, and does not count as the first.
 * @throws StartProblem if the user pool in `dir` is lost, damaged or can't be written
 */
export async function startCognito(options: {
  dir?: string;
  expected?: boolean;
  deliver: Deliver;
  now?: () => number;
  signOutReachMs?: number;
  keepOlderCodes?: boolean;
  registration?: Registration;
  withoutUser?: string | undefined;
}): Promise<LocalCognito> {
  const { dir, expected = false, deliver, now = () => Date.now() } = options;
  const { signOutReachMs = 0, keepOlderCodes = false } = options;
  const { registration = 'open', withoutUser = '' } = options;
  const opened = await openStore(dir, expected);
  const store: Store = {
    ...opened,
    isDisabled: (sub) => opened.isDisabled(sub) || opened.user(sub)?.email === withoutUser,
  };
  const isOpen = () =>
    registration === 'open' || (registration === 'first' && !store.hasUserBesides(withoutUser));
  const hashCost = dir === undefined ? HASH_COST.inMemory : HASH_COST.onDisk;
  const attempts = startAttempts(now);
  const codeMails = startCodeMails(deliver);
  const { endpoint, stop } = await serve({
    store,
    attempts,
    hashCost,
    now,
    codeMails,
    signOutReachMs,
    lastSignOuts: new Map(),
    olderCodes: keepOlderCodes ? new Map() : undefined,
    mayRegister: (email) => email !== withoutUser && isOpen(),
  });
  const { userPoolId, clientId, signingKey } = store.install;
  return {
    endpoint,
    userPoolId,
    clientId,
    issuer: issuerOf({ userPoolId }),
    jwks: { keys: [publicJwk(signingKey)] },
    writeCodeMailsBy: codeMails.writeBy,
    stop: async () => {
      await stop();
      store.close();
    },
  };
}
