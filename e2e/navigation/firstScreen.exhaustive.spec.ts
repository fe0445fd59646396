import type { Page } from '@playwright/test';
import { habits } from '#shared/habits/routes.ts';
import { hold, test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { openAll, seed } from '../network/networkDown.ts';

for (const [chosen, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
  ['auto', 'dark'],
] as const) {
  test(`with ${chosen} colours chosen on a ${system} system, the first paint has the right colours`, async ({
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

/** From now on, records what the page shows instead of the bar, if the bar disappears. */
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

test('while data are slow, a page says after 150 ms what is loading', async ({ page, person }) => {
  await person.call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
  const data = await hold(page, /\/api\/habits/);
  await page.goto('/habits');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Habit Tracker');
  const text = page.getByRole('main').getByRole('status').getByText('Loading habits...');
  await expect(text).toHaveCSS('animation-delay', '0.15s');
  await expect(text).toHaveCSS('opacity', '1');
  await expect(text).toBeInViewport();
  await data.release();
  await expect(page.getByRole('main').getByText('Read').first()).toBeVisible();
});

for (const [who, path, isSignedIn] of [
  ['a page', '/dashboard', true],
  ['a form', '/login', false],
] as const) {
  test(`while the code is missing, a skeleton shows where ${who} will be`, async ({
    page,
    context,
    person,
  }) => {
    await person.call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
    if (!isSignedIn) await context.setStorageState({ cookies: [], origins: [] });
    const code = await hold(page, /\/assets\/index-.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const shape = page.locator('.first-shape');
    await expect(shape).toHaveCSS('opacity', '1');
    await expect(page.getByText('Loading...')).toHaveCSS('opacity', '1');
    // The skeleton of a page has a part for each figure, and that of a form has one part.
    await expect(shape.locator('i:visible')).toHaveCount(isSignedIn ? 6 : 1);
    await code.release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shape).toHaveCount(0);
  });
}

test('the frame of the app does not wait for the code of a page', async ({ page, person: _ }) => {
  const code = await hold(page, /\/assets\/SkillsPage-.*\.js$/);
  await page.goto('/skills', { waitUntil: 'commit' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Skills' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main')).toContainText('Skill Goals Tracker');
  await code.release();
  await expect(page.getByRole('link', { name: 'Add New Skill' })).toBeVisible();
});

test('cached data appear before the server responds', async ({ page, person }) => {
  await seed(person);
  await openAll(page);
  const data = await hold(page, /\/api\//);
  for (const [path, known] of [
    ['/dashboard', 'Total Habits'],
    ['/mini-projects', 'Ray tracer'],
    ['/skills', 'Rust'],
    ['/self-assessment', 'No assessments found'],
    ['/habits', 'Read'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(known).first()).toBeVisible();
    await expect(main.getByText(/^Loading/)).toHaveCount(0);
  }
  await data.release();
});
