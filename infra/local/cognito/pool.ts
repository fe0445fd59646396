import { createHmac } from 'node:crypto';
import type { Attempts } from './attempts.ts';
import type { CodeMails } from './codeMails.ts';
import { errors } from './errors.ts';
import type { Install, User } from './records.ts';
import type { Store } from './store.ts';

/** The context of every action. `now` is in milliseconds since 1970. */
export type Pool = {
  store: Store;
  attempts: Attempts;
  hashCost: number;
  now: () => number;
  codeMails: CodeMails;
  /** How long a global sign-out also revokes new sessions, in milliseconds. */
  signOutReachMs: number;
  /** When each user was last signed out everywhere. */
  lastSignOuts: Map<string, number>;
  /** The hashes of sent reset codes, and when they expire. Undefined if only the newest code works. */
  olderCodes: Map<string, number> | undefined;
  mayRegister: (email: string) => boolean;
};

/** Finds a user for an admin call, which may reveal who exists. Throws UserNotFoundException. */
export function requireUser(store: Store, username: string): User {
  const user = store.user(username);
  if (!user) throw errors.userNotFound();
  return user;
}

export function requirePool({ install }: Store, userPoolId: string): void {
  if (userPoolId !== install.userPoolId) throw errors.poolNotFound(userPoolId);
}

/** The client secret of an installation. It is derived from the signing key. */
export const clientSecretOf = ({ signingKey }: Install): string =>
  createHmac('sha256', signingKey).update('client secret').digest('hex').slice(0, 51);

/** Checks that the caller knows the client secret. Throws NotAuthorizedException. */
export function requireSecretHash({ install }: Store, username: string, hash?: string): void {
  if (!hash) throw errors.secretHashMissing(install.clientId);
  const right = createHmac('sha256', clientSecretOf(install))
    .update(username + install.clientId)
    .digest('base64');
  if (hash !== right) throw errors.secretHashWrong(install.clientId);
}

export const isClientSecret = ({ install }: Store, secret?: string): boolean =>
  secret === clientSecretOf(install);

export function requireClient({ install }: Store, clientId: string): void {
  if (clientId !== install.clientId) throw errors.clientNotFound(clientId);
}
