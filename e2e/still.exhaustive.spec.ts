import { assessments } from '#shared/assessments/routes.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { hold, newAccount, type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { shiftsOf, watchShifts } from './looks/layoutShifts.ts';
import { partOf, statOf } from './pages/cards.ts';
import { todaysTick } from './pages/tracker.ts';

/** Four of each, so that no card moves another. */
const seed = async ({ call }: Person) => {
  const body = { name: 'Rust', category: 'Other' } as const;
  const skill = (await call(skills.create, { body })).data.skill._id;
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    await call(resources.create, { body: { title: name, deadline: today() } });
    await call(projects.create, { body: { name, description: name, progress: 10 } });
    await call(assessments.create, { body: { skill, confidenceLevel: 3 } });
  }
};

const lists = [
  ['/learning-planner', /\/api\/resources/, 'resources', 'Total Resources', 'By status'],
  ['/mini-projects', /\/api\/projects/, 'projects', 'Total Projects', 'Progress Overview'],
  [
    '/self-assessment',
    /\/api\/assessments/,
    'assessments',
    'Total Assessments',
    'Assessments by Category',
  ],
] as const;

test('a page does not move when data arrive', async ({ page, person }) => {
  await seed(person);
  for (const [path, url, items, total, chart] of lists) {
    await test.step(path, async () => {
      const calls = await hold(page, url);
      await page.goto(path);
      await expect(page.getByText(`Loading ${items}...`)).toBeAttached();
      await watchShifts(page);
      await calls.release();
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(statOf(page, total)).toContainText('4');
      await expect(partOf(page, chart)).toBeVisible();
      expect(await shiftsOf(page)).toBeLessThan(0.1);
    });
  }
});

test('nothing moves after a registration, however late code and data are', async ({
  page,
  context,
  person: _,
}) => {
  await context.setStorageState({ cookies: [], origins: [] });
  await page.goto('/register');
  const { name, email, password } = newAccount();
  for (const [label, text] of [
    ['Full Name', name],
    ['Email', email],
    ['Password', password],
    ['Confirm Password', password],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  const data = await hold(page, /\/api\/analytics/);
  await watchShifts(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Loading dashboard...')).toBeVisible();
  await data.release();
  await expect(page.getByText('Current Streak')).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThan(0.1);
});

for (const [late, url] of [
  ['stats', /\/api\/analytics\/dashboard/],
  ['habits', /\/api\/habits/],
  ['reviews', /\/api\/reviews/],
  ['skills', /\/api\/skills/],
] as const) {
  test(`the dashboard does not move when the ${late} arrive last`, async ({ page, person }) => {
    await seed(person);
    for (const [name, timeOfDay] of [
      ['Read', 'morning'],
      ['Walk', 'any'],
      ['Sing', 'any'],
    ] as const) {
      const body = { name, timeOfDay, frequency: 'daily' } as const;
      await person.call(habits.create, { body });
    }
    const calls = await hold(page, url);
    await page.goto('/dashboard');
    await page.waitForLoadState('domcontentloaded');
    await watchShifts(page);
    // Everything else has arrived.
    await page.waitForTimeout(1_500);
    await calls.release();
    await expect(todaysTick(page, 'Sing')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Learning Time' })).toBeAttached();
    await expect(statOf(page, 'Current Streak')).toBeVisible();
    await page.waitForTimeout(500);
    expect(await shiftsOf(page)).toBeLessThan(0.01);
  });
}
