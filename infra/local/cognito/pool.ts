import type { Attempts } from './attempts.ts';
import { errors } from './errors.ts';
import type { User } from './records.ts';
import type { SignOuts } from './signOuts.ts';
import type { Store } from './store.ts';

/** Is handed a code to reset a password, which in the cloud goes by e-mail. */
export type Deliver = (email: string, code: string) => void | Promise<void>;

/** What every action works on. `now` is in milliseconds since 1970. */
export type Pool = {
  store: Store;
  attempts: Attempts;
  hashCost: number;
  now: () => number;
  deliver: Deliver;
  signOuts: SignOuts;
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
