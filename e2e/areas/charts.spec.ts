import { skillCategories } from '#shared/core/categories.ts';
import { projects } from '#shared/projects/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { partOf } from '../pages/cards.ts';

test('a doughnut chart has five slices and five legend lines, and the last one unfolds all other categories @exhaustive', async ({
  page,
  person,
}) => {
  const add = (category: (typeof skillCategories)[number], currentHours: number) =>
    person.call(skills.create, { body: { name: `${category} skill`, category, currentHours } });
  for (const category of skillCategories) await add(category, 1);
  for (const category of skillCategories.slice(0, 11)) await add(category, 0.5);
  await page.goto('/skills');
  const chart = partOf(page, 'Skills by category');
  await expect(chart.getByRole('img', { name: 'Skills by category' }).locator('path')).toHaveCount(
    5,
  );
  const others = chart.getByRole('button', { name: '9 others 16' });
  const lines = chart.getByRole('listitem');
  await expect(lines).toHaveCount(5);
  await expect(lines.first()).toHaveText('Creative (1 h 30 min)2');
  await others.click();
  await expect(others).toHaveAttribute('aria-expanded', 'true');
  for (const category of skillCategories) await expect(chart).toContainText(category);
});

test('a single category is one slice, and projects are listed by status @exhaustive', async ({
  page,
  person,
}) => {
  await person.call(skills.create, { body: { name: 'Chess', category: 'Mental' } });
  for (const status of ['Planning', 'Abandoned', 'Completed'] as const) {
    await person.call(projects.create, {
      body: { name: status, description: 'A project', status },
    });
  }
  await page.goto('/skills');
  const ring = partOf(page, 'Skills by category').getByRole('img');
  await expect(ring.locator('path')).toHaveCount(1);
  await page.goto('/mini-projects');
  const chart = partOf(page, 'Projects by status');
  await expect(chart.getByRole('img').locator('path')).toHaveCount(3);
  await expect(chart.getByRole('listitem')).toHaveText([
    'Completed1',
    'In Progress0',
    'Planning1',
    'On Hold0',
    'Abandoned1',
  ]);
});
