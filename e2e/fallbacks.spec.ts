import type { Page } from '@playwright/test';
import { failCalls, failureLogs, failures } from './failures.ts';
import { test } from './person.ts';
import { expect } from './test.ts';

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

for (const failure of failures) {
  test.describe(`failing ${failure.how}`, () => {
    test('a registration says so', async ({ page, expectConsoleError }) => {
      expectConsoleError(failureLogs);
      await failCalls(page, 'POST', /\/api\/auth\/register$/, failure);
      await page.goto('/register');
      await page.getByLabel('Full Name').fill('Ada');
      await page.getByLabel('Email').fill('ada@example.com');
      await page.getByLabel('Password', { exact: true }).fill('stone by stone');
      await page.getByLabel('Confirm Password').fill('stone by stone');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(alert(page)).toHaveText(failure.said ?? 'Registration failed');
    });

    test('a profile and a password say so', async ({ page, person, expectConsoleError }) => {
      expectConsoleError(failureLogs);
      await failCalls(page, 'PUT', /\/api\/users\/(profile|password)$/, failure);
      const popup = page.getByRole('alert').filter({ hasText: 'Error!' });
      await page.goto('/profile');
      await page.getByLabel('Name').fill('Grace');
      await page.getByRole('button', { name: 'Update Profile' }).click();
      const profile = failure.said ?? 'Failed to update profile';
      await expect(alert(page)).toHaveText(profile);
      await expect(popup).toContainText(profile);

      await page.getByLabel('Current Password').fill(person.password);
      await page.getByLabel('New Password', { exact: true }).fill('another stone');
      await page.getByLabel('Confirm New Password').fill('another stone');
      await page.getByRole('button', { name: 'Update Password' }).click();
      const password = failure.said ?? 'Failed to update password';
      await expect(alert(page).last()).toHaveText(password);
      await expect(popup).toContainText(password);
    });
  });
}
