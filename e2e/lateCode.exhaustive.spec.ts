import type { Page } from '@playwright/test';
import { habits } from '#shared/habits/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { partOf } from './cards.ts';
import { logIn, newAccount, registerPerson, test, today } from './person.ts';
import { preloaded } from './preloaded.ts';
import { expect } from './test.ts';
import { calendarUrl, cardOf, dayOf, panelOf } from './tracker.ts';
import { unroute } from './unroute.ts';

/** What the browser and React log of code that can't be loaded. */
const failedLoads = /ERR_FAILED|could not be loaded|could not be shown/;

/** Until `unroute(page, files)`, as if the connection dropped whenever one of these is fetched. */
const lose = (page: Page, files: RegExp): Promise<unknown> =>
  page.route(files, (route) => route.abort());

const notLoaded = 'This part could not be loaded. Check your connection and try again.';

test.describe('code that could not be loaded is loaded on the next use:', () => {
  test('the dialogs', async ({ page, person, expectConsoleError }) => {
    expectConsoleError(failedLoads);
    await person.call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
    const files = /\/assets\/(Overlays|Modal)/;
    await lose(page, files);
    await page.goto('/habits?view=list');
    const remove = cardOf(page, 'Read').getByRole('button', { name: 'Delete Read' });
    const asked = page.waitForEvent('dialog');
    const pressed = remove.click();
    await (await asked).dismiss();
    await pressed;

    await unroute(page, files);
    await remove.click();
    await page.getByRole('button', { name: 'Yes, delete it!' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Deleted!' })).toBeVisible();
  });

  test('the panel of a day, which leaves the page as it is', async ({
    page,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(failedLoads);
    await person.call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
    const files = /\/assets\/(DayPanel|Paper)/;
    await lose(page, files);
    await page.goto(calendarUrl(today()));
    await dayOf(page, today()).click();
    await expect(page.getByRole('alert')).toContainText(notLoaded);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Habit Tracker');
    await expect(dayOf(page, today())).toBeVisible();

    await unroute(page, files);
    await dayOf(page, today()).click();
    await expect(panelOf(page, today())).toBeVisible();
    await expect(page.getByText(notLoaded)).toHaveCount(0);
  });

  test('the drawing of a chart, whose numbers are there', async ({
    page,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(failedLoads);
    await person.call(skills.create, { body: { name: 'Go', category: 'Mental' } });
    const files = /\/assets\/plots-/;
    await lose(page, files);
    await page.goto('/skills');
    const chart = partOf(page, 'Skills by category');
    await expect(chart.getByRole('listitem')).toHaveText('Mental (0 h)1');
    await expect(chart).toContainText('The chart could not be loaded.');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Skill Goals Tracker');

    await unroute(page, files);
    await chart.getByRole('button', { name: 'Try again' }).click();
    await expect(chart.getByRole('img', { name: 'Skills by category' })).toBeVisible();
  });

  test('the form to log in', async ({ page, cairn, expectConsoleError }) => {
    expectConsoleError(failedLoads);
    const account = newAccount();
    await registerPerson(cairn, account);
    const files = /\/assets\/(login|signed-in)-.*\.js/;
    await lose(page, files);
    await page.goto('/login');
    await logIn(page, account);
    await expect(page.getByRole('alert')).toContainText('Could not reach the server');
    await unroute(page, files);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

for (const [what, file] of [
  ['code', /\/assets\/(signed-in|HabitsPage)-.*\.js/],
  ['styles', /\/assets\/(signed-in|HabitsPage)-.*\.css/],
] as const) {
  test(`${what} of the first page that is lost is asked for again`, async ({
    page,
    person: _,
    expectConsoleError,
  }) => {
    expectConsoleError(failedLoads);
    const lost = new Set<string>();
    await page.route(file, async (route) => {
      const url = route.request().url();
      if (lost.has(url)) return route.fallback();
      lost.add(url);
      await route.abort();
    });
    await page.goto('/habits');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Habit Tracker');
    expect(lost.size).toBe(2);
  });
}

test('a page that could not be loaded comes with the connection', async ({
  page,
  context,
  person: _,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be loaded/);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Profile');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Skills', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Skill Goals Tracker');
});

test('a page comes with the connection, though a try of before is still under way', async ({
  page,
  person: _,
  expectConsoleError,
}) => {
  expectConsoleError(failedLoads);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Profile');
  const { promise: isBack, resolve: reconnect } = Promise.withResolvers<void>();
  let tries = 0;
  await page.route(/\/assets\/SkillsPage-.*\.js/, async (route) => {
    tries += 1;
    if (tries > 2) return route.fallback();
    if (tries === 2) await isBack;
    await route.abort();
  });
  await page.getByRole('link', { name: 'Skills', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
  await expect.poll(() => tries).toBe(2);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  reconnect();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Skill Goals Tracker');
});

test('what a control opens is loaded before it is pressed', async ({ page, person, context }) => {
  await person.call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
  await page.goto(calendarUrl(today()));
  await expect(dayOf(page, today())).toBeVisible();
  await preloaded(page);
  await context.setOffline(true);
  await dayOf(page, today()).click();
  await expect(panelOf(page, today())).toBeVisible();
});
