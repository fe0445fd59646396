import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { languageTags } from '#shared/language/languages.ts';
import { users } from '#shared/users/routes.ts';
import {
  newAccount,
  registerPerson,
  sharedAccount,
  signIn,
  test,
} from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { pseudoMessage } from '#testing/languages/pseudo.ts';
import { fillAccount } from '../accounts/fullAccount.ts';
import { expectFitInLongWords, routeLongWords } from '../looks/longWords.ts';

const long = (message: string) => String(pseudoMessage(message));
const html = (page: Page) => page.locator('html');
const language = (page: Page) => page.getByRole('combobox').filter({ hasText: 'Deutsch' });

test('each language except English is one file, which the service worker caches @exhaustive', () => {
  const site = new URL('../../dist/site/', import.meta.url);
  const files = readdirSync(new URL('assets', site));
  const worker = readFileSync(new URL('serviceWorker.js', site), 'utf8');
  for (const tag of languageTags.filter((one) => one !== 'en')) {
    const chunks = files.filter((file) => file.startsWith(`${tag}-`));
    expect(chunks, tag).toHaveLength(1);
    expect(worker).toContain(`assets/${chunks[0]}`);
  }
});

test('choosing a language before registering changes the page in place, and the account keeps the language', async ({
  page,
}) => {
  await routeLongWords(page, 'ltr');
  const account = newAccount();
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(account.name);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await language(page).focus();
  await language(page).selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: long('Create an Account') })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await expect(language(page)).toBeFocused();
  await expect(page.getByLabel(long('Full Name'))).toHaveValue(account.name);
  await expect(page.getByLabel(long('Password'), { exact: true })).toHaveValue(account.password);
  await page.getByLabel(long('Email')).fill(account.email);
  await page.getByLabel(long('Confirm Password')).fill(account.password);
  await page.getByRole('button', { name: long('Create Account') }).click();
  await expect(page.getByRole('heading', { level: 1, name: long('Dashboard') })).toBeVisible();
  await page.goto('/profile');
  await expect(language(page)).toHaveValue('de');
});

test('a code is mailed in the language of the page, whatever the browser’s language is @exhaustive', async ({
  page,
  cairn,
}) => {
  const person = await registerPerson(cairn);
  await page.goto('/login');
  await language(page).selectOption('Deutsch');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await page.getByLabel('E-Mail').fill(person.email);
  await page.getByRole('button', { name: 'Code senden' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  const sent = cairn.codes.filter(({ email }) => email === person.email);
  expect(sent.map(({ mail }) => mail.subject)).toEqual([
    'Dein Code zum Zurücksetzen deines Cairn-Passworts',
  ]);
});

test('the language of the profile is used before the first paint, and in every tab @exhaustive', async ({
  page,
  context,
  person,
  cairn,
}) => {
  const { data } = await person.call(users.updateProfile, { body: { language: 'ar' } });
  await signIn(context, cairn, { ...person, user: data });
  await routeLongWords(context, 'rtl');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: long('Profile') })).toBeVisible();
  const other = await context.newPage();
  await other.addInitScript(() => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      const { lang, dir } = document.documentElement;
      document.documentElement.dataset.painted = `${list.getEntries()[0]?.name} ${lang} ${dir}`;
    }).observe({ type: 'paint', buffered: true });
  });
  await other.goto('/habits');
  await expect(html(other)).toHaveAttribute('data-painted', /^first-paint ar rtl$/);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(long('Habit Tracker'));
  await language(page).selectOption('English');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Habit Tracker' })).toBeVisible();
  await expect(html(other)).toHaveAttribute('dir', 'ltr');
});

const withAll = sharedAccount(fillAccount);

test('the activity tracker fits the screen with long words, in either direction @exhaustive', async ({
  cairn,
  context,
  page,
}) => {
  test.slow();
  await withAll(cairn, context);
  await page.goto('/activity-tracker');
  await expect(page.getByText('Skills Need Attention')).toBeVisible();
  await expectFitInLongWords(page);
  const days = page.locator('[data-day]');
  const [first, last] = [await days.first().boundingBox(), await days.last().boundingBox()];
  expect(first?.x).toBeLessThan(last?.x ?? 0);
});
