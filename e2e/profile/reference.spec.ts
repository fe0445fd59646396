import type { Page } from '@playwright/test';
import { profileMenu, test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { expectFitInEveryLook } from '../looks/everyLook.ts';
import { unroute } from '../network/unroute.ts';
import { enterOn } from '../pages/keyboard.ts';

const callOf = (page: Page, path: string) =>
  page.getByRole('main').locator('summary').filter({ hasText: path });

test('the profile links to the API reference, where a call says which permission it needs @exhaustive', async ({
  page,
  person,
}) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'How to call the API' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API Reference' })).toBeVisible();
  await callOf(page, '/habits/{id}/days/{date}').click();
  const setDay = page.locator('[id="habits.setDay"]');
  await expect(setDay).toContainText('an access token with habits:write');
  await expect(setDay).toContainText('text of at most 500 characters');
  await callOf(page, 'PUT/users/password').click();
  await expect(page.locator('[id="users.updatePassword"]')).toContainText(
    'Access tokens can’t make this call.',
  );
  const document = await page.request.get('/api/openapi.json');
  expect(document.headers()['content-type']).toBe('application/json');
  expect(await document.json()).toMatchObject({ openapi: '3.1.0' });
  expect(person.token).not.toBe('');
});

test('a call in the reference is opened by keyboard @exhaustive', async ({ page, person }) => {
  expect(person.token).not.toBe('');
  await page.goto('/reference');
  const first = page.getByRole('main').locator('details').first();
  await enterOn(page, first.locator('summary'));
  await expect(first).toHaveAttribute('open');
});

test('a link in the reference leads to an area, and Back closes an open menu before it leaves the area @exhaustive', async ({
  page,
  person: _,
}) => {
  await page.goto('/reference');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('navigation', { name: 'Areas' }).getByText('Skills').click();
  const area = page.getByRole('heading', { level: 2, name: 'Skills' });
  await expect(area).toBeFocused();
  await expect(area).toBeInViewport();
  await profileMenu(page, 'Ada').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page).toHaveURL(/\/reference#skills$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/reference$/);
});

test('a reference that can’t be loaded says so, and can be loaded again @exhaustive', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/net::ERR_FAILED/);
  expect(person.token).not.toBe('');
  await page.route('**/api/openapi.json', (route) => route.abort());
  await page.goto('/reference');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await unroute(page, '**/api/openapi.json');
  await again.click();
  await expect(callOf(page, '/analytics/dashboard')).toBeVisible();
});

test('the reference fits every screen, with calls open @exhaustive', async ({ page, person }) => {
  test.slow();
  expect(person.token).not.toBe('');
  await page.goto('/reference');
  for (const path of ['/habits/{id}/days/{date}', 'PUT/users/profile']) {
    await callOf(page, path).click();
  }
  await expectFitInEveryLook(page);
});
