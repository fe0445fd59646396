import type { Page } from '@playwright/test';
import { urlOf } from '#shared/core/route.ts';
import { habits } from '#shared/habits/routes.ts';
import { firstReads } from '../frontend/src/app/firstReads.ts';
import { test } from './person.ts';
import { expect } from './test.ts';

/** Requests of the API for data, as paths with their queries. */
const readsOf = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET') seen.push(pathname + search);
  });
  return seen;
};

for (const [path, reads] of Object.entries(firstReads)) {
  test(`${path} asks for its data once, before its code is there`, async ({ page, person: _ }) => {
    const asked = readsOf(page);
    let askedBeforeCode: number | undefined;
    page.on('response', (response) => {
      if (/\/assets\/signed-in-.*\.js/.test(response.url())) askedBeforeCode ??= asked.length;
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const urls = reads.map((read) => urlOf(...read));
    expect(asked.toSorted()).toEqual(urls.toSorted());
    expect(askedBeforeCode).toBe(urls.length);
  });
}

test('a screen whose data are there is drawn once, without placeholders', async ({
  page,
  person,
}) => {
  await person.call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const one of document.querySelectorAll('[role=status], [aria-busy=true]')) {
        if (!one.closest('#root > .first-loading')) seen.push(one.outerHTML);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  // The code comes after the data, as it does over a slow network.
  await page.route(/\/assets\/HabitsPage-.*\.js/, async (route) => {
    await read;
    await route.fallback();
  });
  const read = page.waitForResponse(/\/api\/habits/);
  await page.goto('/habits');
  await expect(page.getByRole('main').getByText('Read').first()).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.filter((html) => html.includes('Loading'))).toEqual([]);
});

test('data that take their time are waited for with placeholders', async ({ page, person }) => {
  await person.call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
  const { promise: isShown, resolve: shown } = Promise.withResolvers<void>();
  await page.route(/\/api\/habits/, async (route) => {
    await isShown;
    await route.fallback();
  });
  await page.goto('/habits');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Habit Tracker');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Loading');
  shown();
  await expect(page.getByRole('main').getByText('Read').first()).toBeVisible();
});
