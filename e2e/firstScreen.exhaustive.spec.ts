import type { Page } from '@playwright/test';
import { habits } from '#shared/habits/routes.ts';
import { hold, test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';

for (const [chosen, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
  ['auto', 'dark'],
] as const) {
  test(`the first paint has the right colours: ${chosen}, on a ${system} system`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript(
      (scheme) => localStorage.setItem('mantine-color-scheme-value', scheme),
      chosen,
    );
    const code = await hold(page, /\/assets\/index-.*\.js$/);
    await page.goto('/login', { waitUntil: 'commit' });
    const scheme = chosen === 'auto' ? system : chosen;
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
    await expect(page.locator('body')).toHaveCSS('color-scheme', scheme);
    await code.release();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });
}

/** From now on notes what the page shows in place of the bar, if it is ever gone. */
const watchBar = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const gone: string[] = [];
    Object.assign(window, { gone });
    const look = () => {
      const root = document.getElementById('root');
      if (root && !root.querySelector('header')?.textContent?.includes('Cairn')) {
        gone.push(root.innerHTML);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });

const goneBar = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { gone: string[] }).gone);

for (const path of ['/', '/dashboard', '/habits']) {
  test(`the bar stays while ${path} loads`, async ({ page, person }) => {
    await person.call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
    await watchBar(page);
    const code = await hold(page, /\/assets\/(DashboardScreen|HabitsPage)-.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText('Loading...').first()).toBeVisible();
    await code.release();
    await expect(page.getByRole('main').getByText('Read').first()).toBeVisible();
    expect(await goneBar(page)).toEqual([]);
  });
}

test('data that take their time are waited for with placeholders', async ({ page, person }) => {
  await person.call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
  const data = await hold(page, /\/api\/habits/);
  await page.goto('/habits');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Habit Tracker');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Loading');
  await data.release();
  await expect(page.getByRole('main').getByText('Read').first()).toBeVisible();
});
