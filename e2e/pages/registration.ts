import type { Page } from '@playwright/test';
import type { Account } from '#testing/browser/person.ts';

/** Fills in the registration form, without sending it. */
export async function fillRegistration(
  page: Page,
  { name, email, password }: Account,
): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}
