import type { Locator, Page } from '@playwright/test';
import { addDays } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { unroute } from '../network/unroute.ts';
import { partOf } from '../pages/cards.ts';
import { calendarUrl, cardOf, dayOf, panelOf } from '../pages/tracker.ts';

/** The browser and React log these when code can't be loaded. */
const failedLoads =
  /ERR_FAILED|Unable to preload CSS|could not be shown|screen failed to render|Failed to fetch/;

test.beforeEach(({ expectConsoleError }) => expectConsoleError(failedLoads));

/** Makes these files fail until `unroute(page, files)`, as if the connection dropped at each fetch. */
const lose = (page: Page, files: RegExp): Promise<unknown> =>
  page.route(files, (route) => route.abort());

const lost = (page: Page, message: string): Locator =>
  page.getByRole('alert').filter({ hasText: message });

const reload = async (page: Page, message: string): Promise<void> => {
  page.on('dialog', (dialog) => dialog.accept());
  await lost(page, message).getByRole('button', { name: 'Reload' }).click();
};

const pageLost = 'This page could not be loaded';
const partLost = 'A part of this page could not be loaded';

for (const [what, files] of [
  ['code', /\/assets\/HabitsPage-.*\.js/],
  ['styles', /\/assets\/HabitsPage-.*\.css/],
] as const) {
  test(`a page whose ${what} could not be loaded says so, and a draft is kept`, async ({
    page,
    person: _,
  }) => {
    await lose(page, files);
    await page.goto('/skills/add');
    await page.getByLabel('Name').fill('Welding');
    await page.getByRole('link', { name: 'Habits', exact: true }).click();
    await expect(lost(page, pageLost)).toBeVisible();
    // All other pages work.
    await page.getByRole('link', { name: 'Skills', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Skill Goals Tracker');
    await page.goBack();
    await expect(lost(page, pageLost)).toBeVisible();

    await unroute(page, files);
    await reload(page, pageLost);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Habit Tracker');
    await page.goto('/skills/add');
    await expect(page.getByLabel('Name')).toHaveValue('Welding');
  });
}

test('a first page that could not be loaded says so', async ({ page, person: _ }) => {
  const files = /\/assets\/SignedInLayout-.*\.js/;
  await lose(page, files);
  await page.goto('/profile');
  await expect(lost(page, pageLost)).toBeVisible();
  await unroute(page, files);
  await reload(page, pageLost);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Profile');
});

test('a part of a page that could not be loaded changes neither the page nor the typed text', async ({
  page,
  person: _,
}) => {
  const files = /\/assets\/SearchBox-/;
  await lose(page, files);
  await page.goto('/habits/add');
  const name = page.getByLabel('Name');
  await name.fill('Read');
  await page.keyboard.press('Control+k');
  await expect(lost(page, partLost)).toBeVisible();
  await expect(name).toHaveValue('Read');

  await unroute(page, files);
  await reload(page, partLost);
  await expect(name).toHaveValue('Read');
  await expect(lost(page, partLost)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('if dialogs could not be loaded, the browser asks before a deletion', async ({
  page,
  person,
}) => {
  await person.call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
  const files = /\/assets\/Overlays-/;
  await lose(page, files);
  await page.goto('/habits?view=list');
  const asked = page.waitForEvent('dialog');
  const pressed = cardOf(page, 'Read').getByRole('button', { name: 'Delete Read' }).click();
  await (await asked).dismiss();
  await pressed;
  await expect(cardOf(page, 'Read')).toBeVisible();

  await unroute(page, files);
  await reload(page, partLost);
  const day = addDays(today(), -1);
  await page.goto(calendarUrl(day));
  await dayOf(page, day).click();
  await expect(panelOf(page, day)).toBeVisible();
});

test('a chart whose drawing could not be loaded still has its numbers', async ({
  page,
  person,
}) => {
  await person.call(skills.create, { body: { name: 'Go', category: 'Mental' } });
  await lose(page, /\/assets\/plots-/);
  await page.goto('/skills');
  const chart = partOf(page, 'Skills by category');
  await expect(chart.getByRole('listitem')).toHaveText('Mental (0 h)1');
  await expect(lost(page, partLost)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Skill Goals Tracker');
});
