import type { Page } from '@playwright/test';
import { assessments } from '#shared/contract/assessments.ts';
import { habits } from '#shared/contract/habits.ts';
import { projects } from '#shared/contract/projects.ts';
import { resources } from '#shared/contract/resources.ts';
import { skills } from '#shared/contract/skills.ts';
import { addDays } from '#shared/rules/days.ts';
import { type Person, test, today } from './person.ts';
import { expect } from './test.ts';

type Area = {
  readonly path: string;
  /** What is offered when nothing is left. */
  readonly offer: string;
  readonly add: (person: Person, name: string) => Promise<unknown>;
};

const addSkill = (person: Person, name: string) =>
  person.call(skills.create, { body: { name, category: 'Other' } });

const addAssessment = async (person: Person, name: string) => {
  const made = await addSkill(person, name);
  const body = { skill: made.data.skill._id, confidenceLevel: 5 };
  await person.call(assessments.create, { body });
};

const areas: readonly Area[] = [
  {
    path: '/habits?view=list',
    offer: 'Add your first habit',
    add: (person, name) => person.call(habits.create, { body: { name, frequency: 'daily' } }),
  },
  { path: '/skills', offer: 'Add your first skill', add: addSkill },
  {
    path: '/learning-planner',
    offer: 'Add your first resource',
    add: (person, title) => person.call(resources.create, { body: { title, type: 'Book' } }),
  },
  {
    path: '/mini-projects',
    offer: 'Add Your First Project',
    add: (person, name) =>
      person.call(projects.create, { body: { name, description: 'Small', startDate: today() } }),
  },
  { path: '/self-assessment', offer: 'Make your first assessment', add: addAssessment },
];

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

async function deleteFirst(page: Page): Promise<void> {
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
}

for (const { path, offer, add } of areas) {
  test(`${path}: the focus outlives the deleted card, and the last one`, async ({
    page,
    person,
  }) => {
    await add(person, 'One');
    await add(person, 'Two');
    await page.goto(path);
    await expect(page.getByRole('article')).toHaveCount(2);
    await deleteFirst(page);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect.poll(() => hasFocus(page, '[aria-posinset="1"]')).toBe(true);
    await deleteFirst(page);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('link', { name: offer }).or(main.getByRole('button', { name: offer })),
    ).toBeFocused();
  });
}

test('the history of a skill: the focus outlives the deleted assessment, and the last one', async ({
  page,
  person,
}) => {
  const skill = (await addSkill(person, 'One')).data.skill._id;
  for (const assessmentDate of [addDays(today(), -9), today()]) {
    await person.call(assessments.create, { body: { skill, confidenceLevel: 3, assessmentDate } });
  }
  await page.goto(`/assessments/skill/${skill}/history`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await deleteFirst(page);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect.poll(() => hasFocus(page, '[aria-posinset="1"]')).toBe(true);
  await deleteFirst(page);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Assess One', exact: true }),
  ).toBeFocused();
});
