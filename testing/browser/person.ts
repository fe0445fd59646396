import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type Call, createCall } from '#infra/local/call.ts';
import { type Day, todayIn } from '#shared/days/days.ts';
import type { User } from '#shared/users/model.ts';
import type { Cairn } from '#testing/engines/harness.ts';
import { registerPerson as register } from '#testing/live/people.ts';
import { test as base } from './test.ts';
import { timeZone } from './timeZone.ts';

export const today = (): Day => todayIn(Date.now(), timeZone);

export type Account = { readonly name: string; readonly email: string; readonly password: string };

/** Each account has a unique email address, so that tests can share a server. */
export const newAccount = (name = 'Ada Lovelace'): Account => ({
  name,
  email: `${randomUUID()}@example.com`,
  password: 'stone by stone',
});

export type Person = Account & {
  readonly token: string;
  readonly user: User;
  /** The value of the cookie that renews the session. */
  readonly cookie: string;
  readonly call: Call;
};

/** Creates an account as the registration screen does. */
export async function registerPerson(cairn: Cairn, account = newAccount()): Promise<Person> {
  const { token, user, cookie } = await register(cairn, timeZone, account);
  const call = createCall(cairn.url, { timeZone }, token);
  return { ...account, token, user, cookie: cookie.replace('refresh=', ''), call };
}

/** Puts a session into the browser, as signing in does. A different `token` makes the session invalid. */
export const signIn = (
  context: BrowserContext,
  { url }: Cairn,
  { token, user, cookie }: Person,
): Promise<void> =>
  context.setStorageState({
    cookies: [
      {
        name: 'refresh',
        value: cookie,
        domain: 'localhost',
        path: '/api/auth',
        expires: -1,
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
      },
    ],
    origins: [
      {
        origin: url,
        localStorage: [
          { name: 'token', value: token },
          { name: 'user', value: JSON.stringify(user) },
        ],
      },
    ],
  });

/** Tests with a new account that is already signed in. */
export const test = base.extend<{ person: Person }>({
  person: async ({ cairn, context }, use) => {
    const person = await registerPerson(cairn);
    await signIn(context, cairn, person);
    await use(person);
  },
});

/**
 * Returns a function that signs in to a shared account. The account is filled once per worker, for tests that only
 * read it.
 */
export const sharedAccount = <Filled>(fill: (person: Person) => Promise<Filled>) => {
  let made: Promise<{ readonly person: Person; readonly filled: Filled }> | undefined;
  const make = async (cairn: Cairn) => {
    const person = await registerPerson(cairn);
    return { person, filled: await fill(person) };
  };
  return async (cairn: Cairn, context: BrowserContext): Promise<Filled> => {
    made ??= make(cairn);
    const { person, filled } = await made;
    await signIn(context, cairn, person);
    return filled;
  };
};

export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** The button of the menu with profile and sign-out. Its name is the first word of the user's name. */
export const profileMenu = (page: Page, firstWord: string): Locator =>
  page.getByRole('banner').getByRole('button', { name: firstWord, exact: true });

/** Holds requests back until they are released, so that a test can check the state before the response. */
export async function hold(
  page: Page,
  url: string | RegExp,
): Promise<{ readonly release: () => Promise<void> }> {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const held: Promise<void>[] = [];
  await page.route(url, (route) => {
    const goesOn = gate.then(() => route.fallback());
    held.push(goesOn);
    return goesOn;
  });
  return {
    release: async () => {
      open();
      await Promise.all(held);
    },
  };
}
