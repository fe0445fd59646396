import { mkdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { assessments } from '#shared/assessments/routes.ts';
import { demoAccount } from '#shared/auth/demoAccount.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { giveMany } from '#testing/browser/manyItems.ts';
import { type Person, test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';

/** Every list, with what comes first on it: the habits of today, and cards. */
const lists = [
  { path: '/skills', first: 'article' },
  { path: '/learning-planner', first: 'article' },
  { path: '/mini-projects', first: 'article' },
  { path: '/self-assessment', first: 'article' },
  { path: '/habits', first: 'section:has(#habits-today) li' },
] as const;

/** How much of the first card must be in sight, in px: below an open warning its name and its badge. */
const usefulPart = 80;

/** How much of the useful part of an element does not lie above the bar at the foot of the screen, in px. */
const missingPart = async (page: Page, element: Locator): Promise<number> => {
  const box = await element.boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  if (!box || !bar) return usefulPart;
  return box.y + Math.min(usefulPart, box.height) - bar.y;
};

const expectFirst = async (page: Page, path: string, first: string) => {
  await page.goto(path);
  const card = page.getByRole('main').locator(first).first();
  await expect(card).toBeVisible();
  await expect.poll(() => missingPart(page, card), `px of ${path}`).toBeLessThanOrEqual(0);
};

const addOneOfEach = async ({ call }: Person): Promise<void> => {
  const { data } = await call(skills.create, { body: { name: 'Rust', category: 'Creative' } });
  const skill = data.skill._id;
  await call(habits.create, { body: { name: 'Walk', frequency: 'daily' } });
  await call(resources.create, { body: { title: 'The Book', deadline: '2026-01-01' } });
  await call(projects.create, { body: { name: 'Ray tracer', description: 'In a weekend' } });
  await call(assessments.create, { body: { skill, confidenceLevel: 2 } });
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first card is visible without scrolling, with one item of each area @exhaustive', async ({
    page,
    person,
  }) => {
    await addOneOfEach(person);
    for (const { path, first } of lists) await expectFirst(page, path, first);
  });

  test("the first card is visible without scrolling, with a year's data @exhaustive", async ({
    page,
    cairn,
  }, testInfo) => {
    test.slow();
    // Its functions keep the environment that they first read: the server's.
    const { seedDemo } = await import('#infra/local/demo/seed.ts');
    mkdirSync(testInfo.outputDir, { recursive: true });
    await seedDemo(cairn.url, testInfo.outputDir);
    await page.goto('/login');
    await page.getByLabel('Email').fill(demoAccount.email);
    await page.getByLabel('Password', { exact: true }).fill(demoAccount.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/dashboard/);
    for (const { path, first } of lists) await expectFirst(page, path, first);
  });

  test('charts come after the list, are open at first, and stay as they were left @exhaustive', async ({
    page,
    person,
  }) => {
    await addOneOfEach(person);
    await page.goto('/skills');
    const charts = page.getByRole('button', { name: 'Charts' });
    const byCategory = page.getByRole('heading', { name: 'Skills by category' });
    await expect(byCategory).toBeVisible();
    const [list, fold] = await Promise.all([
      page.getByRole('list', { name: 'Skills' }).boundingBox(),
      charts.boundingBox(),
    ]);
    expect(fold?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0));
    await charts.tap();
    await expect(byCategory).toHaveCount(0);
    await page.reload();
    await expect(charts).toHaveAttribute('aria-expanded', 'false');
    await page.goto('/learning-planner');
    await expect(charts).toHaveAttribute('aria-expanded', 'true');
  });
});

test("a long list is whole without scrolling, for the browser's own find, and is searched by its address @exhaustive", async ({
  page,
  person,
}) => {
  test.slow();
  await giveMany(person, { skills: 10, resources: 300 });
  await page.goto('/learning-planner');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(300);
  await expect(cards.last()).not.toBeInViewport();
  // A browser finds text that is skipped so, not text that is hidden.
  await expect(page.locator('[data-card]').last()).toHaveCSS('content-visibility', 'auto');

  await page.getByRole('searchbox', { name: 'Search resources' }).fill('number 123,');
  await page.getByRole('combobox', { name: 'Layout' }).selectOption('Compact');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/[?&]q=number\+123%2C/);
  await expect(page).toHaveURL(/[?&]layout=compact/);
  await page.reload();
  await expect(cards).toHaveCount(1);
  const status = page.getByRole('combobox', { name: /^Status of Resource number/ });
  await status.selectOption('On Hold');
  await expect(status).toHaveValue('On Hold');
});

test('a status has one colour, in its chart and wherever it is chosen @exhaustive', async ({
  page,
  person,
}) => {
  for (const status of ['In Progress', 'On Hold', 'Completed'] as const) {
    await person.call(projects.create, { body: { name: status, description: status, status } });
    await person.call(resources.create, { body: { title: status, status } });
  }
  const colorsOf = (path: string) =>
    test.step(path, async () => {
      await page.goto(path);
      const select = page.getByRole('combobox', { name: /^Status of/ });
      await expect(select).toHaveCount(3);
      const colors = await select.evaluateAll((all) =>
        all.map((one) => [
          (one as HTMLSelectElement).value,
          getComputedStyle(one).backgroundColor,
          getComputedStyle(one).color,
        ]),
      );
      return new Map(colors.map(([status, ...rest]) => [status, rest.join()]));
    });
  const ofProjects = await colorsOf('/mini-projects');
  expect(await colorsOf('/learning-planner')).toEqual(ofProjects);
  expect(new Set(ofProjects.values()).size).toBe(3);

  await page.goto('/mini-projects');
  await expect(page.getByRole('article')).toHaveCount(3);
  const edges = () =>
    page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card, '::before').background));
  const colored = await edges();
  expect(new Set(colored).size, 'each card has the colour of its status').toBe(3);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await edges(), 'also where colours are forced').toEqual(colored);
  await page.emulateMedia({ forcedColors: 'none' });

  const { data } = await person.call(skills.create, {
    body: { name: 'Piano', category: 'Creative', targetHours: 1 },
  });
  const params = { id: data.skill._id };
  await person.call(skills.logHours, { params, body: { hours: 1 } });
  await page.goto('/skills');
  const badge = page.getByRole('article').getByText('Completed', { exact: true });
  const colors = await badge.evaluate((one) => [
    getComputedStyle(one).backgroundColor,
    getComputedStyle(one).color,
  ]);
  expect(colors.join()).toBe(ofProjects.get('Completed'));
});
