import type { Page } from '@playwright/test';
import { addDays } from '#shared/core/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { tokenRoutes } from '#shared/tokens/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect, expectAccessible } from '#testing/browser/test.ts';
import { expectTouchable } from './cards.ts';
import { expectFitInEveryLook } from './everyLook.ts';
import { enterOn, tabTo } from './keyboard.ts';

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

/** The status of a list of habits, asked for as a script does. */
const statusWith = async (page: Page, token: string): Promise<number> =>
  (
    await page.request.get('/api/habits', { headers: { authorization: `Bearer ${token}` } })
  ).status();

const makeByHand = async (page: Page, { password }: Person) => {
  await page.getByRole('button', { name: 'New access token' }).click();
  await page.getByLabel('Name', { exact: true }).last().fill('Phone shortcut');
  await page.getByLabel('Habits', { exact: true }).selectOption('read and write');
  await page.getByLabel('Skills', { exact: true }).selectOption('read');
  await page.getByLabel('Works for').selectOption('30 days');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Make token' }).click();
};

test('one is made, copied, used, and revoked', async ({ page, person, context }) => {
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
  await expect(item).toContainText('last used today');
  expect(await page.content()).not.toContain(token);

  await page.getByRole('button', { name: 'Revoke Phone shortcut' }).click();
  await expect(page.getByRole('dialog')).toContainText('“Phone shortcut” stops working at once');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await statusWith(page, token)).toBe(200);
  await page.getByRole('button', { name: 'Revoke Phone shortcut' }).click();
  await page.getByRole('button', { name: 'Yes, revoke it!' }).click();
  await expect(tokens(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New access token' })).toBeFocused();
  expect(await statusWith(page, token)).toBe(401);
});

test('what is missing or wrong is said at its field @exhaustive', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400/);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'New access token' }).click();
  const submit = page.getByRole('button', { name: 'Make token' });
  await submit.click();
  await expect(card(page)).toContainText('Name is required');
  await expect(card(page)).toContainText('Choose at least one area');
  const areas = page.getByRole('group', { name: 'Permissions' });
  await expect(areas).toHaveAccessibleDescription('Choose at least one area');
  await expect(areas.locator('select[aria-invalid=true]')).toHaveCount(6);
  await expect(card(page)).toContainText('Current password is required');
  await page.getByLabel('Name', { exact: true }).last().fill('Backup');
  await page.getByLabel('Dashboard and activity').selectOption('read');
  await expect(areas.locator('select[aria-invalid=true]')).toHaveCount(0);
  await page.getByLabel('Works for').selectOption('Until a day');
  await page.getByLabel('Your password').fill('not this one');
  await submit.click();
  await expect(card(page)).toContainText('End must be a day that exists');
  await page.getByLabel('Last day').fill(addDays(today(), 7));
  await submit.click();
  await expect(card(page).getByText('Your current password is not correct.')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByLabel('Your password').fill(person.password);
  await submit.click();
  await expect(shown(page)).toHaveValue(/^cairn_/);
});

test('without the clipboard, the token is selected @exhaustive', async ({ page, person }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto('/profile');
  await makeByHand(page, person);
  await card(page).getByRole('button', { name: 'Copy' }).click();
  await expect(card(page).getByRole('status')).toContainText('The token is selected');
  const selected = await shown(page).evaluate((field: HTMLInputElement) =>
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
  );
  expect(selected).toBe(await shown(page).inputValue());
});

test('the keyboard alone makes and revokes one @exhaustive', async ({ page, person }) => {
  await page.goto('/profile');
  await enterOn(page, page.getByRole('button', { name: 'New access token' }));
  await page.keyboard.type('Backup');
  await tabTo(page, page.getByLabel('Habits', { exact: true }));
  await page.keyboard.type('read');
  await tabTo(page, page.getByLabel('Your password'));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(shown(page)).toBeFocused();
  await enterOn(page, card(page).getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('button', { name: 'New access token' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Revoke Backup' })).toBeFocused();
  await page.keyboard.press('Enter');
  await enterOn(page, page.getByRole('button', { name: 'Yes, revoke it!' }));
  await expect(tokens(page)).toHaveCount(0);
});

test('fits every screen, with tokens and while one is made @exhaustive', async ({
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

test.describe('on a phone @exhaustive', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('all of it is done by a thumb', async ({ page, person }) => {
    await make(person, 'Backup');
    await page.goto('/profile');
    const revoke = page.getByRole('button', { name: 'Revoke Backup' });
    const start = page.getByRole('button', { name: 'New access token' });
    for (const button of [revoke, start]) {
      await expectTouchable(button);
    }
    await makeByHand(page, person);
    await expectTouchable(card(page).getByRole('button', { name: 'Copy' }));
  });
});
