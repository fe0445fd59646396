import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { giveMany } from '#testing/browser/manyItems.ts';
import { test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';

test("a long list is complete for the browser's own search and on paper, and keeps its search in the URL @exhaustive", async ({
  page,
  person,
}) => {
  test.slow();
  await giveMany(person, { skills: 10, resources: 300 });
  await page.goto('/learning-planner');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(300);
  await expect(cards.last()).not.toBeInViewport();
  // The browser's own search finds text that is skipped in this way, but not hidden text.
  await expect(page.locator('[data-card]').last()).toHaveCSS('content-visibility', 'auto');
  expect(await page.locator('*').count(), 'elements').toBeLessThan(8_000);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)?.length, 'pages').toBeLessThanOrEqual(9);

  await page.getByRole('searchbox', { name: 'Search resources' }).fill('number 123,');
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Layout' }).selectOption('Cards');
  await expect(page).toHaveURL(/[?&]q=number\+123%2C/);
  await expect(page).toHaveURL(/[?&]layout=cards/);
  await page.reload();
  await expect(cards).toHaveCount(1);
  const status = page.getByRole('combobox', { name: /^Status of Resource number/ });
  await status.selectOption('On Hold');
  await expect(status).toHaveValue('On Hold');
});

test('a status has the same colour in every select and in a badge, and a card has the colour of its status @exhaustive', async ({
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
