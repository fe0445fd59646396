import type { Page } from '@playwright/test';
import { assessments } from '#shared/assessments/routes.ts';
import { addDays } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { giveMany } from '#testing/browser/manyItems.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';

/** After this time in ms, SWR fetches again when the page becomes visible again. */
const refetchedAfter = 5_500;

type Area = {
  readonly path: string;
  /** The link or button that is offered when nothing is left. */
  readonly offer: string;
  readonly add: (person: Person, name: string) => Promise<unknown>;
  /** A filter that every new item passes, or another order. */
  readonly choice: readonly [label: string, value: string];
  /** A filter that no new item passes. */
  readonly none: string;
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
    choice: ['Filter', 'new'],
    none: 'high-streak',
  },
  {
    path: '/skills',
    offer: 'Add your first skill',
    add: addSkill,
    choice: ['Sort', 'hours'],
    none: 'completed',
  },
  {
    path: '/learning-planner',
    offer: 'Add your first resource',
    add: (person, title) => person.call(resources.create, { body: { title, type: 'Book' } }),
    choice: ['Sort', 'title'],
    none: 'completed',
  },
  {
    path: '/mini-projects',
    offer: 'Add Your First Project',
    add: (person, name) =>
      person.call(projects.create, { body: { name, description: 'Small', startDate: today() } }),
    choice: ['Sort', 'name'],
    none: 'completed',
  },
  {
    path: '/self-assessment',
    offer: 'Make your first assessment',
    add: addAssessment,
    choice: ['Sort', 'skill'],
    none: 'low',
  },
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
  test(`on ${path} the next element gets the focus when a card is deleted, also when it is the last one`, async ({
    page,
    person,
  }) => {
    await add(person, 'One');
    await add(person, 'Two');
    await page.goto(path);
    await expect(page.getByRole('article')).toHaveCount(2);
    await deleteFirst(page);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect.poll(() => hasFocus(page, '[data-card]')).toBe(true);
    await deleteFirst(page);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('link', { name: offer }).or(main.getByRole('button', { name: offer })),
    ).toBeFocused();
  });
}

/** Makes a choice while the focus is elsewhere, as if it took effect late on a slow machine. */
async function chooseLate(page: Page, label: string, value: string): Promise<void> {
  const select = page.getByRole('combobox', { name: label, exact: true });
  await select.evaluate((element: HTMLSelectElement, wanted) => {
    element.value = wanted;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, value);
  await expect(page).toHaveURL(new RegExp(`=${value}`));
  await expect(select).toHaveValue(value);
}

/** Focuses the control and marks its element, so that a recreated element can be noticed. */
const focusAndMark = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('article')
    .getByRole('button', { name: new RegExp(`^Delete .*${name}`) })
    .evaluate((element: HTMLElement) => {
      element.focus();
      Object.assign(element, { isMarked: true });
    });

const markedHasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && 'isMarked' in document.activeElement);

const indexOfFocused = (page: Page): Promise<number> =>
  page
    .locator('[data-card]')
    .evaluateAll((cards) => cards.findIndex((card) => card.contains(document.activeElement)));

for (const { path, add, choice, none } of areas) {
  test(`on ${path} a choice moves the focused element instead of creating a new one`, async ({
    page,
    person,
  }) => {
    await add(person, 'One');
    await add(person, 'Two');
    await page.goto(path);
    await expect(page.getByRole('article')).toHaveCount(2);
    await focusAndMark(page, 'Two');
    await chooseLate(page, ...choice);
    expect(await markedHasFocus(page)).toBe(true);

    await chooseLate(page, 'Filter', none);
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: /^Show all / })).toBeFocused();
  });
}

test('in a long list, the focus moves with its card from one end to the other, and survives a refetch', async ({
  page,
  person,
}) => {
  await giveMany(person, { skills: 48, resources: 10 });
  const added = async (name: string, currentHours: number) => {
    const body = { name, category: 'Other', targetHours: 9_000, currentHours } as const;
    return (await person.call(skills.create, { body })).data.skill;
  };
  const { _id: id } = await added('A first one', 0);
  await page.goto('/skills');
  await expect(page.getByRole('article').first()).toContainText('A first one');
  await focusAndMark(page, 'A first one');
  await chooseLate(page, 'Sort', 'hours');
  expect(await markedHasFocus(page)).toBe(true);
  expect(await indexOfFocused(page)).toBeGreaterThan(30);

  await person.call(skills.update, {
    params: { id },
    body: { name: 'Renamed', currentHours: 8_000 },
  });
  await page.waitForTimeout(refetchedAfter);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.locator('[data-card]').first()).toContainText('Renamed');
  expect(await markedHasFocus(page)).toBe(true);
  expect(await indexOfFocused(page)).toBe(0);
});

test('in the history of a skill the next element gets the focus when an assessment is deleted, also when it is the last one', async ({
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
  await expect.poll(() => hasFocus(page, '[data-card]')).toBe(true);
  await deleteFirst(page);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Assess One', exact: true }),
  ).toBeFocused();
});
