import { expect, expectAccessible, test } from './test.ts';

test('a visitor is led to the sign-in screen', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: /log ?in/i })).toBeVisible();
  await expectAccessible(page);
});
