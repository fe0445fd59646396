import type { Page } from '@playwright/test';
import { addDays } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { tokenRoutes } from '#shared/tokens/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect, expectAccessible } from '#testing/browser/test.ts';
import { expectFitInEveryLook } from '../looks/everyLook.ts';

const card = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Access Tokens' }) });
const tokens = (page: Page) => page.getByRole('list', { name: 'Access tokens' });
const shown = (page: Page) => page.getByLabel('Your new access token');

const make = async ({ call, password }: Person, name: string) =>
  call(tokenRoutes.createToken, {
    body: {
      name,
      scopes: { habits: 'write', skills: 'read' },
      endsOn: addDays(today(), 30),
      currentPassword: password,
    },
  });

/** Returns the response status of the list of habits, requested as a script does. */
const statusWith = async (page: Page, token: string): Promise<number> =>
  (
    await page.request.get('/api/habits', { headers: { authorization: `Bearer ${token}` } })
  ).status();

const makeByHand = async (page: Page, { password }: Person) => {
  await page.getByRole('button', { name: 'New access token' }).click();
  // The profile's form is above this form, and also has a field for a name.
  const form = page.locator('form').filter({ has: page.getByLabel('Valid for') });
  await form.getByLabel('Name', { exact: true }).fill('Phone shortcut');
  await page.getByLabel('Habits', { exact: true }).selectOption('Read and write');
  await page.getByLabel('Skills', { exact: true }).selectOption('read');
  await page.getByLabel('Valid for').selectOption('30 days');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Add token' }).click();
};

test('an access token is added, copied, used and revoked', async ({ page, person, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await person.call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
  await page.goto('/profile');
  await makeByHand(page, person);

  await expect(shown(page)).toBeFocused();
  await card(page).getByRole('button', { name: 'Copy' }).click();
  await expect(card(page).getByRole('status')).toHaveText('Copied.');
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toBe(await shown(page).inputValue());
  expect(await statusWith(page, token)).toBe(200);
  await expectAccessible(page);

  await card(page).getByRole('button', { name: 'Done' }).click();
  await expect(shown(page)).toHaveCount(0);
  await page.reload();
  const item = tokens(page).getByRole('listitem');
  await expect(item).toContainText('Phone shortcut');
  await expect(item).toContainText('Read: Skills. Read and write: Habits.');
  await expect(item).toContainText('Last used today');
  expect(await page.content()).not.toContain(token);

  await page.getByRole('button', { name: 'Revoke Phone shortcut' }).click();
  await expect(page.getByRole('dialog')).toContainText('“Phone shortcut” stops working at once');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await statusWith(page, token)).toBe(200);
  await page.getByRole('button', { name: 'Revoke Phone shortcut' }).click();
  await page.getByRole('button', { name: 'Yes, revoke it' }).click();
  await expect(tokens(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New access token' })).toBeFocused();
  expect(await statusWith(page, token)).toBe(401);
});

test('the list of tokens and the form for a new one fit every look @exhaustive', async ({
  page,
  person,
}) => {
  test.slow();
  await make(person, 'A'.repeat(60));
  await make(person, 'Backup of everything on Sundays');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'New access token' }).click();
  await expectFitInEveryLook(page);
});
