import { assessments } from '#shared/assessments/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { fillAccount, mostOfAll } from '#testing/live/fullestAccount.ts';
import { storageWarning } from '../../frontend/src/features/dashboard/storageWarning.ts';

/** The user is at the limit of every area, so each list has several pages in the API. */
test('every list of the fullest account shows all its items, and every screen opens without an error', async ({
  page,
  person,
}) => {
  test.slow();
  const { counts } = mostOfAll;
  const used = await fillAccount(person, mostOfAll, today());
  const { projects: some, next } = (await person.call(projects.list, {})).data;
  expect(next).toBe(some.at(-1)?._id);
  const projectId = some[0]?._id ?? '';
  const [resource] = (await person.call(resources.list, {})).data.resources;
  const [assessment] = (await person.call(assessments.list, {})).data.assessments;
  const skillId = assessment?.skill?._id ?? '';

  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });

  await page.goto('/dashboard');
  await expect(page.getByText(storageWarning(used) ?? 'no warning')).toBeVisible();
  await expect(page.getByText('Habit Analytics')).toBeVisible();

  const lists = [
    ['/habits?view=list', 'Habits', counts.habits],
    ['/skills', 'Skills', counts.skills],
    ['/learning-planner', 'Resources', counts.resources],
    ['/mini-projects', 'Projects', counts.projects],
    ['/self-assessment', 'Assessments', counts.assessments],
    [`/assessments/skill/${skillId}/history`, 'Assessments', counts.assessments],
  ] as const;
  for (const [path, label, count] of lists) {
    await page.goto(path);
    const list = page.getByRole('list', { name: label, exact: true });
    await expect(list.getByRole('article').first(), path).toBeVisible();
    await expect(list.locator('> [data-card]'), path).toHaveCount(count);
  }

  for (const path of [
    '/habits',
    '/activity-tracker',
    `/skills/${skillId}/log-hours`,
    `/skills/${skillId}`,
    `/projects/${projectId}`,
    `/projects/${projectId}/goals`,
    `/projects/edit/${projectId}`,
    `/learning/${resource?._id}`,
    `/learning/edit/${resource?._id}`,
    '/learning/add',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert'), path).toHaveCount(0);
  }
  expect(failed).toEqual([]);
});
