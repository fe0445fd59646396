import type { Attempts } from './attempts.ts';
import { errors } from './errors.ts';
import type { OlderCodes } from './olderCodes.ts';
import type { User } from './records.ts';
import type { SignOuts } from './signOuts.ts';
import type { Store } from './store.ts';

/** What a code is for: to reset a password, or to confirm that a new address is the person's. */
export type Purpose = 'reset' | 'newAddress';

/** Is handed a code, which in the cloud goes by e-mail. */
export type Deliver = (email: string, code: string, purpose: Purpose) => void | Promise<void>;

/** What every action works on. `now` is in milliseconds since 1970. */
export type Pool = {
  store: Store;
  attempts: Attempts;
  hashCost: number;
  now: () => number;
  deliver: Deliver;
  signOuts: SignOuts;
  olderCodes: OlderCodes;
};

export const foldEmail = (email: string) => email.toLowerCase();

/** Throws UserNotFoundException: for calls of an administrator, who may know. */
export function requireUser(store: Store, username: string): User {
  const user = store.user(username);
  if (!user) throw errors.userNotFound();
  return user;
}

export function requirePool({ install }: Store, userPoolId: string): void {
  if (userPoolId !== install.userPoolId) throw errors.poolNotFound(userPoolId);
}

export function requireClient({ install }: Store, clientId: string): void {
  if (clientId !== install.clientId) throw errors.clientNotFound(clientId);
}
