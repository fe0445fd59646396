import type { BrowserContext, Page, Request } from '@playwright/test';
import { budgets } from '#functions/limits/budgets.ts';
import { habits } from '#shared/habits/routes.ts';
import { userReasons } from '#shared/users/reasons.ts';
import {
  hold,
  logIn,
  newAccount,
  profileMenu,
  registerPerson,
  signIn,
  test,
} from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import type { Cairn } from '#testing/engines/harness.ts';
import { expectFitInEveryLook } from '../looks/everyLook.ts';
import { unroute } from '../network/unroute.ts';
import { expectNoSidewaysScroll } from '../pages/cards.ts';
import { chooseInProfileMenu } from '../pages/profileMenu.ts';
import { fillRegistration } from '../pages/registration.ts';

const api = '**/api';
const habitsHeading = (page: Page) => page.getByRole('heading', { name: 'Habit Tracker' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

const openMenu = async (page: Page) => {
  await profileMenu(page, 'Ada').click();
  await expect(page.getByRole('menu')).toBeVisible();
};

/** Whether the session of this cookie is still valid. */
const canRenew = async ({ url }: Cairn, cookie: string): Promise<boolean> => {
  const headers = { cookie: `refresh=${cookie}` };
  return (await fetch(`${url}/api/auth/refresh`, { method: 'POST', headers })).ok;
};

const refreshCookies = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).filter(({ name }) => name === 'refresh').map(({ value }) => value);

function callsTo(from: Page | BrowserContext, path: string): Request[] {
  const seen: Request[] = [];
  from.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) seen.push(request);
  });
  return seen;
}

for (const path of ['/dashboard', '/habits/add', '/habits?view=list', '/profile']) {
  test(`${path} asks for a log-in before it opens @exhaustive`, async ({ page, cairn }) => {
    const account = await registerPerson(cairn);
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, account);
    await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
  });
}

test('a registration leads to the page that was requested', async ({ page }) => {
  await page.goto('/habits?view=list');
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await fillRegistration(page, newAccount());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/habits\?view=list$/);
});

test('a signed-in user skips login and registration, and unknown paths lead home @exhaustive', async ({
  page,
  person,
}) => {
  for (const path of ['/', '/login', '/register', '/forgot-password', '/no/such/page']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/dashboard$/);
  }
  await expect(profileMenu(page, person.name.split(' ')[0] ?? '')).toBeVisible();
});

test.describe('logging in', () => {
  test('the login form says after too many attempts how long to wait, and keeps what was typed @exhaustive', async ({
    page,
    cairn,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of (401|429)/);
    const account = await registerPerson(cairn);
    await page.goto('/login');
    const attempts = [...Array(budgets.login.email.stranger).fill('Incorrect email or password')];
    for (const message of [...attempts, 'Too many attempts. Try again in 16 minutes.']) {
      await logIn(page, { ...account, password: 'not the password' });
      await expect(alert(page)).toHaveText(message);
    }
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  });
});

test('a forgotten password is reset by the code that was sent', async ({
  page,
  cairn,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400/);
  const person = await registerPerson(cairn);
  const fresh = 'another stone';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(page.getByRole('status')).toHaveText(userReasons.resetCodeSent().message);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);

  const code = cairn.codes.findLast(({ email }) => email === person.email)?.code ?? '';
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await page.getByLabel('Code').fill(wrong);
  await page.getByLabel('New password', { exact: true }).fill(fresh);
  await page.getByLabel('Confirm new password').fill(fresh);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('status')).toHaveText(userReasons.passwordReset().message);
  await page.getByLabel('Password', { exact: true }).fill(fresh);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('on the profile page', () => {
  const codeFor = (cairn: Cairn, address: string) =>
    cairn.codes.findLast(({ email }) => email === address)?.code ?? '';
  const update = (page: Page) => page.getByRole('button', { name: 'Update profile' });

  test('a new name appears in the bar once it is saved @exhaustive', async ({ page, person }) => {
    await page.goto('/profile');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(person.name);
    await page.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper');
    await expect(page.getByLabel('Your password')).toHaveCount(0);
    const held = await hold(page, `${api}/users/profile`);
    await update(page).click();
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    await held.release();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await expect(profileMenu(page, 'Grace')).toBeVisible();
  });

  test('a new email address needs the password and a code, and then the user logs in with it', async ({
    page,
    person,
    cairn,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 400/);
    const { email } = newAccount();
    const sent = callsTo(page, '/users/profile');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/profile');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByLabel('Your password')).toBeFocused();
    expect(sent).toEqual([]);
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(
      'Your current password is not correct.',
    );
    await expect(alert(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Your password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('We sent a code to your new email address.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Your password')).toHaveCount(0);
    await expect(page.getByLabel('Code')).toBeFocused();
    expect(cairn.notices.filter((notice) => notice.email === person.email)).toHaveLength(1);

    await page.reload();
    await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
    await expectNoSidewaysScroll(page);
    const wrong = Number(codeFor(cairn, email)) + 1;
    await page.getByLabel('Code').fill(String(wrong % 1_000_000).padStart(6, '0'));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('A new code is on its way.')).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.getByLabel('Code').fill(codeFor(cairn, email));
    await page.keyboard.press('Enter');
    await expect(page.getByText('You log in with your new email address')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Code')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('You log in');

    await chooseInProfileMenu(page, 'Logout');
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, { ...person, email });
    await expect(profileMenu(page, 'Ada')).toBeVisible();
  });

  test('a change of the email address can be cancelled @exhaustive', async ({
    page,
    person,
    cairn,
  }) => {
    const { email } = newAccount();
    await page.goto('/profile');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Your password').fill(person.password);
    await update(page).click();
    await expect(page.getByLabel('Code')).toBeFocused();
    expect(codeFor(cairn, email)).not.toBe('');
    await expectFitInEveryLook(page);
    await page.getByRole('button', { name: 'Cancel change' }).click();
    await expect(page.getByText('Your email address stays as it is.')).toBeVisible();
    await expect(page.getByText('We sent a code')).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Code')).toHaveCount(0);
  });

  test('a change to a taken email address is reported in a popup and at the field @exhaustive', async ({
    page,
    person,
    cairn,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 409/);
    const other = await registerPerson(cairn);
    await page.goto('/profile');
    await page.getByLabel('Email').fill(other.email);
    await page.getByLabel('Your password').fill(person.password);
    await update(page).click();
    await expect(page.getByText('Error!')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'That email address is already in use',
    );
    await expect(alert(page)).toHaveCount(0);
    await expect(profileMenu(page, person.name.split(' ')[0] ?? '')).toBeVisible();
  });

  test('the password can be changed only with the current one', async ({
    page,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 40[01]/);
    const fresh = 'a better password';
    const change = async (current: string, next: string, again: string) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill(next);
      await page.getByLabel('Confirm new password').fill(again);
      await page.getByRole('button', { name: 'Update password' }).click();
    };
    await page.goto('/profile');
    await change('not the password', fresh, fresh);
    await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Error!')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();

    await change(person.password, fresh, fresh);
    await expect(page.getByText('Password updated successfully')).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveValue('');

    // This session continues, although the change ended all access tokens.
    await page.goto('/habits');
    await expect(page.getByText('No habits found')).toBeVisible();
    await chooseInProfileMenu(page, 'Logout');
    await logIn(page, { ...person, password: fresh });
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('the chosen colour scheme is kept @exhaustive', async ({ page, person: _ }) => {
    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/profile');
    expect(await scheme()).toBe('light');
    await page.getByText('Dark', { exact: true }).click();
    await expect.poll(scheme).toBe('dark');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(await scheme()).toBe('dark');
    await page.getByText('System', { exact: true }).click();
    await expect.poll(scheme).toBe('light');
  });
});

test('logging out in one tab logs out the other @exhaustive', async ({
  page,
  context,
  person: _,
}) => {
  const other = await context.newPage();
  await other.goto('/habits');
  await expect(habitsHeading(other)).toBeVisible();
  await page.goto('/dashboard');
  await chooseInProfileMenu(page, 'Logout');
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  expect(await other.evaluate(() => Object.keys(localStorage))).not.toContain('token');
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
});

test('logging out everywhere also ends the session of this browser, in every tab', async ({
  page,
  context,
  cairn,
  person,
}) => {
  const other = await context.newPage();
  await other.goto('/habits');
  await expect(habitsHeading(other)).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log out everywhere…' }).click();
  const question = page.getByRole('dialog', { name: 'Log out everywhere?' });
  await question.getByRole('button', { name: 'Log out everywhere' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login$/);
    await expect(tab.getByRole('status')).toHaveText(userReasons.signedOutEverywhere().message);
  }
  expect(await canRenew(cairn, person.cookie)).toBe(false);
  expect(await refreshCookies(context)).toEqual([]);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('logging out without a network ends the session when the network is back @exhaustive', async ({
  page,
  context,
  cairn,
  person,
  expectConsoleError,
}) => {
  // The network may go down before the last files have loaded.
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|could not be loaded/);
  await page.goto('/dashboard');
  await openMenu(page);
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await canRenew(cairn, person.cookie)).toBe(true);
  await context.setOffline(false);
  await expect.poll(() => canRenew(cairn, person.cookie)).toBe(false);
  await expect.poll(() => refreshCookies(context)).toEqual([]);
});

test('logging out while the tab closes ends the session @exhaustive', async ({
  page,
  context,
  cairn,
  person,
}) => {
  const other = await context.newPage();
  await page.goto('/dashboard');
  await openMenu(page);
  // Logs out and leaves at the same moment, faster than anybody can. A closing page may miss the response.
  page
    .evaluate(() => {
      const items = document.querySelectorAll<HTMLElement>('[role=menuitem]');
      [...items].find(({ textContent }) => textContent === 'Logout')?.click();
      location.replace('about:blank');
    })
    .catch(() => {});
  await page.waitForURL('about:blank');
  await page.close();
  await expect.poll(() => canRenew(cairn, person.cookie)).toBe(false);
  await other.close();
});

test('logging out without a network, in a tab that closes, ends the session at the next visit @exhaustive', async ({
  page,
  context,
  cairn,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|could not be loaded/);
  await page.goto('/dashboard');
  await openMenu(page);
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.close();
  await context.setOffline(false);
  expect(await canRenew(cairn, person.cookie)).toBe(true);
  const next = await context.newPage();
  await next.goto('/');
  await expect(next).toHaveURL(/\/login$/);
  await expect.poll(() => canRenew(cairn, person.cookie)).toBe(false);
});

test('a user who logged out without a network, but logs in again, stays logged in @exhaustive', async ({
  page,
  context,
  cairn,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  await page.route(`${api}/auth/logout`, (route) => route.abort());
  await page.goto('/dashboard');
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  await unroute(page, `${api}/auth/logout`);
  const sent = callsTo(context, '/auth/logout');
  await page.reload();
  await expect(profileMenu(page, 'Ada')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const [fresh = ''] = await refreshCookies(context);
  expect(await canRenew(cairn, fresh)).toBe(true);
  expect(await canRenew(cairn, person.cookie)).toBe(false);
  expect(sent).toEqual([]);
});

test('two tabs with an expired access token renew it at most twice for all of their calls @exhaustive', async ({
  page,
  context,
  cairn,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401/);
  await person.call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
  await signIn(context, cairn, { ...person, token: 'garbage' });
  const renewals = callsTo(context, '/auth/refresh');
  const lists = callsTo(context, '/habits/facts');
  const other = await context.newPage();
  // Holds each renewal until both tabs have sent a call with the expired token.
  await context.route('**/api/auth/refresh', async (route) => {
    await expect.poll(() => lists.length).toBeGreaterThanOrEqual(2);
    await route.continue();
  });
  const path = '/habits?month=2026-01';
  await Promise.all([page.goto(path), other.goto(path)]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: /^Read, / }).first()).toBeVisible();
  }
  expect(lists.length).toBeGreaterThanOrEqual(4);
  // A browser may show a tab the newly stored token a moment late. That tab then renews its token as well.
  expect(renewals.length).toBeGreaterThanOrEqual(1);
  expect(renewals.length).toBeLessThanOrEqual(2);
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe('garbage');
});

test('a user whose token can’t be renewed logs in again and continues on the same page @exhaustive', async ({
  page,
  context,
  cairn,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401/);
  await signIn(context, cairn, { ...person, token: 'garbage', cookie: 'garbage' });
  await page.goto('/habits?view=list');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('status')).toHaveText(
    'Your session has ended. Log in to continue where you left off.',
  );
  await logIn(page, person);
  await expect(page).toHaveURL(/\/habits\?view=list$/);
});

test('without a server nobody is signed out @exhaustive', async ({
  page,
  context,
  cairn,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 401|ERR_FAILED/);
  await signIn(context, cairn, { ...person, token: 'garbage' });
  await page.route(`${api}/auth/refresh`, (route) => route.abort());
  await page.goto('/habits');
  await expect(page.getByText('has not been loaded on this device yet.')).toBeVisible();
  await unroute(page, `${api}/auth/refresh`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No habits found')).toBeVisible();
});
