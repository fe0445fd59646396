import { randomUUID } from 'node:crypto';
import { auth } from '#shared/auth/routes.ts';
import type { User } from '#shared/users/model.ts';
import { type Client, createClient, successOf, type Target } from './client.ts';

/** A signed-in person, with everything a browser would hold for them. */
export type Person = Client & {
  readonly user: User;
  readonly password: string;
  readonly token: string;
  /** The `name=value` of the refresh cookie. */
  readonly cookie: string;
};

export const cookieOf = (cookies: readonly string[]): string => cookies[0]?.split(';')[0] ?? '';

export const newEmail = (): string => `${randomUUID()}@example.com`;

export const newPassword = (): string => `pass ${randomUUID()}`;

export const signedIn = (target: Target, token: string, timeZone?: string): Client =>
  createClient(target.url, {
    authorization: `Bearer ${token}`,
    ...(timeZone && { 'x-time-zone': timeZone }),
  });

/** Registers a new person, whose requests come from `timeZone`. */
export const registerPerson = async (target: Target, timeZone = 'UTC'): Promise<Person> => {
  const visitor = createClient(target.url, { 'x-time-zone': timeZone });
  const password = newPassword();
  const body = { name: 'Ada Example', email: newEmail(), password };
  const response = await visitor.send(auth.register, { body });
  const { token, data } = successOf(auth.register, response);
  const cookie = cookieOf(response.cookies);
  return { ...signedIn(target, token, timeZone), user: data.user, password, token, cookie };
};

/** A zone where it is about noon, so that midnight does not pass during a test. */
export const noonZone = (now = new Date()): string => {
  const ahead = 12 - now.getUTCHours();
  if (ahead === 0) return 'Etc/GMT';
  // POSIX counts these zones westwards.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
};
