import { randomUUID } from 'node:crypto';
import { auth } from '#shared/auth/routes.ts';
import { dayHeaders } from '#shared/days/dayHeaders.ts';
import { defaultDaySettings } from '#shared/days/daySettings.ts';
import type { User } from '#shared/users/model.ts';
import { type Client, createClient, successOf, type Target } from './client.ts';

/** A signed-in person, with everything that a browser would store. */
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

const headersIn = (timeZone: string) => dayHeaders({ ...defaultDaySettings, timeZone });

/** A client for a signed-in person. Without a zone, it sends no day headers, so the profile decides. */
export const signedIn = (target: Target, token: string, timeZone?: string): Client =>
  createClient(target.url, {
    authorization: `Bearer ${token}`,
    ...(timeZone && headersIn(timeZone)),
  });

/** Registers a new person. All their requests come from `timeZone`. */
export const registerPerson = async (
  target: Target,
  timeZone = 'UTC',
  account = { name: 'Ada Example', email: newEmail(), password: newPassword() },
): Promise<Person> => {
  const visitor = createClient(target.url, headersIn(timeZone));
  const response = await visitor.send(auth.register, { body: account });
  const { token, data } = successOf(auth.register, response);
  const { password } = account;
  const cookie = cookieOf(response.cookies);
  return { ...signedIn(target, token, timeZone), user: data.user, password, token, cookie };
};

/** A zone in which clocks show this hour, 0 to 23. */
export const zoneAt = (hour: number, now = new Date()): string => {
  const ahead = ((hour - now.getUTCHours() + 36) % 24) - 12;
  if (ahead === 0) return 'Etc/GMT';
  // POSIX names count these zones westwards.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
};

const noonZoneAtStart = zoneAt(12);

/**
 * A zone in which it was about noon when the tests began, so that no day begins during a test. Chosen once. Choosing
 * again later could pick another zone, even another day.
 */
export const noonZone = (): string => noonZoneAtStart;
