import type { Page } from '@playwright/test';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import type { Person } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { main } from '../pages/cards.ts';
import { cardOf, expectDone, todaysTick } from '../pages/tracker.ts';

const names = ['Read', 'Walk', 'Write', 'Stretch', 'Water'];

/** Adds the items of a user who will lose the network. */
export const seed = async ({ call }: Person) => {
  for (const name of names) await call(habits.create, { body: { name, frequency: 'daily' } });
  const skill = await call(skills.create, { body: { name: 'Rust', category: 'Other' } });
  const body = { name: 'Ray tracer', description: 'Spheres' };
  const project = await call(projects.create, { body });
  return { skill: skill.data.skill._id, project: project.data.project._id };
};

/** Opens each page once, so that this browser has cached its data. */
export const openAll = async (page: Page): Promise<void> => {
  for (const [path, heading] of [
    ['/dashboard', 'Total Habits'],
    ['/mini-projects', 'Ray tracer'],
    ['/skills', 'Rust'],
    ['/self-assessment', 'No assessments found'],
    ['/habits', 'Read'],
  ] as const) {
    await page.goto(path);
    await expect(main(page).getByText(heading).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Skills', exact: true }).click();
  await cardOf(page, 'Rust').getByRole('link', { name: 'Log hours for Rust' }).click();
  await expect(main(page).getByText('Nothing logged')).toBeVisible();
};

/**
 * Does what a user does without a network: logs hours, ticks five habits, adds a skill and assesses it, and edits a
 * project.
 */
export const changeThings = async (page: Page): Promise<void> => {
  const { getByRole } = { getByRole: page.getByRole.bind(page) };
  await getByRole('button', { name: '1 h', exact: true }).click();
  await getByRole('button', { name: 'Log 1 h', exact: true }).click();
  await expect(main(page).getByText('1 h of 20 h')).toBeVisible();
  await getByRole('link', { name: 'Habits', exact: true }).click();
  for (const name of names) {
    await todaysTick(page, name).click();
    await expectDone(todaysTick(page, name));
  }
  await expect(main(page).getByText('5 of 5 done')).toBeVisible();
  await getByRole('link', { name: 'Skills', exact: true }).click();
  await getByRole('link', { name: 'Add New Skill' }).click();
  await page.getByLabel('Name').fill('Piano');
  await page.getByLabel('Category').selectOption('Creative');
  await getByRole('button', { name: 'Add Skill' }).click();
  await expect(cardOf(page, 'Piano')).toBeVisible();
  await getByRole('link', { name: 'Dashboard', exact: true }).click();
  await main(page)
    .getByRole('link', { name: /^Self-Assessment/ })
    .click();
  await getByRole('button', { name: 'New Assessment' }).click();
  const form = page.getByRole('dialog', { name: 'New Assessment' });
  await form.getByLabel('Skill').selectOption({ label: 'Piano (Creative)' });
  await form.getByRole('radio', { name: /High/ }).first().check({ force: true });
  await form.getByRole('button', { name: 'Save assessment' }).click();
  await expect(cardOf(page, 'Piano')).toBeVisible();
  await getByRole('link', { name: 'Dashboard', exact: true }).click();
  await main(page)
    .getByRole('link', { name: /^Mini Projects/ })
    .click();
  await cardOf(page, 'Ray tracer').getByRole('link', { name: 'Edit Ray tracer' }).click();
  await page.getByLabel('Name').fill('Path tracer');
  await getByRole('button', { name: 'Save changes' }).click();
  await expect(cardOf(page, 'Path tracer')).toBeVisible();
};

/** Expects these changes on the screen, except for the assessment. */
export const isShown = async (page: Page, hours = 1): Promise<void> => {
  await page.goto('/dashboard');
  const today = main(page).locator('dl > div').filter({ hasText: "Today's Completion" });
  await expect(today).toContainText('100%');
  await page.goto('/habits');
  await expect(main(page).getByText('5 of 5 done')).toBeVisible();
  await page.goto('/skills');
  await expect(cardOf(page, 'Piano')).toBeVisible();
  await expect(cardOf(page, 'Rust')).toContainText(`${hours} h of 20 h`);
  await page.goto('/mini-projects');
  await expect(cardOf(page, 'Path tracer')).toBeVisible();
};

/** Expects all these changes on the server, each once. The logged hours may differ if the server refused them. */
export const isStored = async ({ call }: Person, hours = 1): Promise<void> => {
  const done = async () => {
    const { data } = await call(habits.list, {});
    return data.habits.map(({ name, totalCompletions }) => [name, totalCompletions]);
  };
  await expect.poll(done, { timeout: 60_000 }).toEqual(names.map((name) => [name, 1]));
  const learnt = async () => {
    const { data } = await call(skills.list, {});
    return data.skills.map((one) => [one.name, one.currentHours, one.confidenceLevel]);
  };
  await expect.poll(learnt, { timeout: 60_000 }).toEqual([
    ['Rust', hours, 1],
    ['Piano', 0, 4],
  ]);
  const named = async () => (await call(projects.list, {})).data.projects.map(({ name }) => name);
  await expect.poll(named, { timeout: 60_000 }).toEqual(['Path tracer']);
};
