import type { Attempts } from './attempts.ts';
import { errors } from './errors.ts';
import type { State, User } from './state.ts';
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
};

export const foldEmail = (email: string) => email.toLowerCase();

/** By sub or by e-mail, whatever its case. */
export function findUser(state: State, username: string): User | undefined {
  const email = foldEmail(username);
  return state.users.find((user) => user.sub === username || user.email === email);
}

/** Throws UserNotFoundException: for calls of an administrator, who may know. */
export function requireUser(state: State, username: string): User {
  const user = findUser(state, username);
  if (!user) throw errors.userNotFound();
  return user;
}

export function requirePool(state: State, userPoolId: string): void {
  if (userPoolId !== state.userPoolId) throw errors.poolNotFound(userPoolId);
}

export function requireClient(state: State, clientId: string): void {
  if (clientId !== state.clientId) throw errors.clientNotFound(clientId);
}
