import type { Locator, Page } from '@playwright/test';
import { addDays } from '#shared/days/days.ts';
import type { NewProject, Project } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { hold, type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { shiftsOf, watchShifts } from '../looks/layoutShifts.ts';
import {
  badRequest,
  failCalls,
  failureLogs,
  serverError,
  warningsOf,
} from '../network/failures.ts';
import { unroute } from '../network/unroute.ts';
import {
  chooseIn,
  expectNoSidewaysScroll,
  expectTouchable,
  main,
  partOf,
  statOf,
} from '../pages/cards.ts';
import { enterOn, tabTo } from '../pages/keyboard.ts';
import { phone } from '../pages/phone.ts';
import { cardOf, shownDay } from '../pages/tracker.ts';
import { donePopup, popupOf, undoButton } from '../pages/undoPopup.ts';

const ones = /\/api\/projects\/[^/]{26}$/;
const toggles = /\/goals\/[^/]{26}\/toggle$/;

const names = (page: Page): Locator => page.getByRole('article').getByRole('heading', { level: 2 });
const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Delete Project?' });
const errorOf = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'Error!' });
const statusOf = (page: Page, name: string): Locator => page.getByLabel(`Status of ${name}`);
const rowsOf = (page: Page, list: string): Locator =>
  main(page).getByRole('list', { name: list, exact: true }).getByRole('listitem');
const goalOf = (page: Page, goal: string): Locator =>
  page.getByRole('checkbox', { name: goal, exact: true });
const done = (page: Page): Locator => main(page).locator('dl').first();

async function seed({ call }: Person, project: Partial<NewProject> = {}): Promise<Project> {
  const body = { name: 'Ray tracer', ...project };
  return (await call(projects.create, { body })).data.project;
}

const goalsOf = (...texts: string[]) => texts.map((description) => ({ description }));

async function seedSkill({ call }: Person, name: string): Promise<string> {
  const body = { name, category: 'Programming Language' } as const;
  return (await call(skills.create, { body })).data.skill._id;
}

const stored = async ({ call }: Person, { _id: id }: Project): Promise<Project> =>
  (await call(projects.get, { params: { id } })).data;

const allStored = async ({ call }: Person): Promise<Project[]> =>
  (await call(projects.list, {})).data.projects;

test('time for a project is logged on its card and beside its goals, without a skill, and can be undone @exhaustive', async ({
  page,
  person,
}) => {
  const project = await seed(person);
  await page.goto('/mini-projects');
  const card = cardOf(page, 'Ray tracer');
  const dialog = page.getByRole('dialog', { name: 'Log time for Ray tracer' });
  const log = page.getByRole('button', { name: 'Log time for Ray tracer' });
  await chooseIn(card, 'Log time');
  await expect(dialog.getByText('for no skill, because there is no related skill.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Log time' }).click();
  await expect(dialog.getByText(/Minutes must be a whole number/)).toBeVisible();
  await dialog.getByLabel('How long').fill('3:20');
  await dialog.getByRole('button', { name: 'Log time' }).click();
  await expect(card).toContainText('Time spent3 h 20 min');
  await expect.poll(() => stored(person, project)).toMatchObject({ spentMinutes: 200 });

  await card.getByRole('link', { name: 'Manage goals of Ray tracer' }).click();
  await expect(main(page).getByText('3 h 20 min', { exact: true })).toBeVisible();
  await log.click();
  await dialog.getByLabel('How long').fill('10');
  await dialog.getByRole('button', { name: 'Log time' }).click();
  await expect(main(page).getByText('3 h 30 min', { exact: true })).toBeVisible();
  await undoButton(page).click();
  await expect(main(page).getByText('3 h 20 min', { exact: true })).toBeVisible();
  await expect.poll(() => stored(person, project)).toMatchObject({ spentMinutes: 200 });

  await page.goto('/dashboard');
  await expect(main(page).getByText('3 h', { exact: true }).first()).toBeVisible();
});

test('a project is planned, worked on and completed', async ({ page, person }) => {
  await seedSkill(person, 'Rust');
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Mini Projects' }).click();
  await expect(
    main(page).getByText('Track your small projects and learning applications'),
  ).toBeVisible();
  await expect(main(page).getByText('No projects found')).toBeVisible();
  await expect(
    main(page).getByText("Start your first mini project to apply what you've learned!"),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Add Your First Project' }).click();
  await expect(page).toHaveURL(/\/projects\/add$/);
  await expect(page.getByLabel('Status')).toHaveValue('Planning');
  await page.getByRole('button', { name: 'More options' }).click();
  await expect(page.getByLabel('Progress', { exact: true })).toHaveValue('0');
  await page.getByLabel('Name').fill('Ray tracer');
  await page.getByLabel('Description').fill('Spheres first');
  await page.getByLabel('Repository URL').fill('example.com/code');
  await page.getByLabel('Demo URL').fill('https://example.com/demo');
  await expect(page.getByLabel('Repository URL')).toHaveValue('https://example.com/code');
  await page.getByRole('combobox', { name: 'Related skills' }).click();
  await page.getByRole('option', { name: 'Rust' }).click();
  await page
    .getByRole('textbox', { name: 'Goals' })
    .fill('Camera\n\n Light \nMaterials\nShadows\nPaper');
  await page.getByLabel('Progress', { exact: true }).fill('10');
  await page.getByLabel('Learning outcomes').fill('Vectors\nSampling\nPatience');
  await page.getByLabel('Challenges').fill('Floats');
  await page.getByRole('button', { name: 'Add Project' }).click();
  await expect(page).toHaveURL(/\/mini-projects$/);
  await expect(popupOf(page, 'Created!')).toBeVisible();

  const card = cardOf(page, 'Ray tracer');
  const shown = [
    'Spheres first',
    '10%set by hand',
    'Goals 0 of 5',
    '+2 more goals',
    'What I LearnedVectorsSampling+1 more outcome',
    'Rust',
  ];
  for (const text of shown) await expect(card).toContainText(text);
  await expect(card.getByText('Shadows')).toHaveCount(0);
  for (const [label, href] of [
    ['Repository', 'https://example.com/code'],
    ['Demo', 'https://example.com/demo'],
  ] as const) {
    const link = card.getByRole('link', { name: `${label} of Ray tracer` });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(statOf(page, 'Total Projects')).toHaveText('11 in planning');
  await expect(statOf(page, 'Goals Completed')).toHaveText('0/5across all projects');
  const byStatus = main(page).locator('section').filter({ hasText: 'Abandoned0' });
  await expect(byStatus).toContainText('Planning1');

  await statusOf(page, 'Ray tracer').selectOption('In Progress');
  await expect(card).toContainText(`Started${shownDay(today())}`);
  await expect(card).toContainText('Duration0 days');
  await expect(statOf(page, 'In Progress')).toHaveText('1of 1');
  await expect(byStatus).toContainText('In Progress1');

  await card.getByRole('link', { name: 'Manage goals of Ray tracer' }).click();
  for (const goal of ['Camera', 'Light', 'Materials', 'Shadows', 'Paper']) {
    await goalOf(page, goal).check();
  }
  await expect(done(page)).toContainText('5 of 5100%');
  await expect(main(page).getByText('10%', { exact: true })).toBeVisible();
  await expect(main(page).getByText('All goals are done. Is the project completed?')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(statusOf(page, 'Ray tracer')).toHaveValue('Completed');
  await expect(main(page).getByText('All goals are done.')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Mini Projects', exact: true }).click();
  await expect(card).toContainText('Goals 5 of 5');
  await expect(card).toContainText(`Completed${shownDay(today())}`);
  await expect(card).toContainText('100%');
  await expect(statOf(page, 'Goals Completed')).toHaveText('5/5across all projects');
  await expect(statOf(page, 'Completed')).toHaveText('1of 1');
  await page.reload();
  await expect(card).toContainText('Goals 5 of 5');
  await expect(statusOf(page, 'Ray tracer')).toHaveValue('Completed');
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(partOf(page, 'Project Progress')).toContainText('Completed1');
  await expect(statOf(page, 'Goals Completed')).toHaveText(/^5/);
});

test('a form for a project with invalid values is not sent @exhaustive', async ({
  page,
  person,
}) => {
  await page.goto('/projects/add');
  const send = page.getByRole('button', { name: 'Add Project' });
  await send.click();
  for (const field of ['Name', 'Description']) {
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Ray tracer');
  await page.getByLabel('Description').fill('Spheres');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Repository URL').fill('example');
  await page.getByLabel('Start date').fill(today());
  await page.getByLabel('End date').fill(addDays(today(), -1));
  await send.click();
  await expect(page.getByLabel('Repository URL')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Repository URL').fill('');
  await send.click();
  await expect(page.getByText('End date must not be before the start date')).toBeVisible();
  await page.getByLabel('End date').fill(today());
  await expect.poll(() => allStored(person)).toEqual([]);
  await send.dblclick();
  await expect(popupOf(page, 'Created!')).toBeVisible();
  await expect.poll(() => allStored(person)).toHaveLength(1);
});

test('a project is edited from the list, and keeps its ticks @exhaustive', async ({
  page,
  person,
}) => {
  const project = await seed(person, {
    description: 'Spheres',
    demoUrl: 'https://example.com/',
    goals: [{ description: 'Camera', completed: true }, { description: 'Light' }],
  });
  await page.goto('/mini-projects');
  await page.getByRole('link', { name: 'Edit Ray tracer' }).click();
  await expect(page).toHaveURL(new RegExp(`/projects/edit/${project._id}$`));
  await expect(page.getByRole('textbox', { name: 'Goals' })).toHaveValue('Camera\nLight');
  await page.reload();
  await page.getByLabel('Name').fill('Path tracer');
  await page.getByLabel('Status').selectOption('On Hold');
  await page.getByLabel('Progress', { exact: true }).fill('45');
  await page.getByLabel('Demo URL').fill('');
  await page.getByRole('textbox', { name: 'Goals' }).fill('Light\nCamera\nPaper');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(popupOf(page, 'Updated!')).toBeVisible();
  await expect(page).toHaveURL(/\/mini-projects$/);
  const card = cardOf(page, 'Path tracer');
  await expect(card).toContainText('45%set by hand');
  await expect(card).toContainText('Goals 1 of 3LightCameraPaper');
  await expect(card.getByRole('link', { name: /^Demo/ })).toHaveCount(0);
  await expect(statusOf(page, 'Path tracer')).toHaveValue('On Hold');
  const kept = await stored(person, project);
  expect(kept.goals.map(({ _id }) => _id).slice(0, 2)).toEqual(
    project.goals.map(({ _id }) => _id).toReversed(),
  );

  // The list passes the project to the form. A bare URL passes none.
  await page.goto('/mini-projects');
  await page.goto(`/projects/edit/${project._id}`);
  await expect(
    page.getByText('Project not found. Please navigate from the projects list.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await expect(card).toBeVisible();
});

test('a filter and an order of projects that are chosen in the same frame survive a reload @exhaustive', async ({
  page,
  person,
}) => {
  const [d1, d2] = [addDays(today(), -1), addDays(today(), -2)];
  await seed(person, { name: 'Beta', status: 'In Progress', progress: 40, startDate: d2 });
  await seed(person, { name: 'Alpha', status: 'Completed', startDate: d1 });
  await seed(person, { name: 'Gamma' });
  await seed(person, { name: 'Delta', status: 'On Hold', progress: 60, startDate: today() });
  await seed(person, { name: 'Epsilon', status: 'Abandoned', progress: 10, startDate: d2 });
  await page.goto('/mini-projects');
  const filter = main(page).getByLabel('Filter');
  const order = main(page).getByLabel('Sort');
  const filters = ['All Projects', 'In Progress', 'Completed', 'Planning', 'On Hold', 'Abandoned'];
  await expect(filter.getByRole('option')).toHaveText(filters);
  const orders = ['Date Added', 'Name', 'Progress', 'Status', 'Start Date'];
  await expect(order.getByRole('option')).toHaveText(orders);
  await expect(partOf(page, 'Progress Overview')).toContainText('Delta60%');

  // Makes both choices in the same frame.
  await page.evaluate(() => {
    const choose = (label: string, value: string) => {
      const choice = [...document.querySelectorAll('label')].find(
        (one) => one.textContent === label,
      )?.control as HTMLSelectElement;
      choice.value = value;
      choice.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('Filter', 'on-hold');
    choose('Sort', 'name');
  });
  await expect(names(page)).toHaveText(['Delta']);
  await page.reload();
  await expect(names(page)).toHaveText(['Delta']);
  await expect(page).toHaveURL(/filter=on-hold&sort=name$/);
  // The changed project leaves the filter. The focus moves to the button that shows all.
  await statusOf(page, 'Delta').focus();
  await statusOf(page, 'Delta').selectOption('Completed');
  await expect(main(page).getByText('None of your projects match this filter.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show all projects' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveCount(5);
});

test('outcomes and challenges are added, deleted and restored on the page of goals @exhaustive', async ({
  page,
  person,
}) => {
  const project = await seed(person);
  await page.goto(`/projects/${project._id}/goals`);
  for (const [unit, list, entry] of [
    ['learning outcome', 'What I Learned', 'Vectors'],
    ['challenge', 'Challenges', 'Floats'],
  ] as const) {
    await page.getByLabel(`New ${unit}`).fill(entry);
    await page.getByRole('button', { name: `Add ${unit}` }).click();
    await expect(rowsOf(page, list)).toHaveText([entry]);
    await page.getByLabel(`New ${unit}`).fill('Another');
    await page.getByRole('button', { name: `Add ${unit}` }).click();
    await expect(rowsOf(page, list)).toHaveText([entry, 'Another']);
    await rowsOf(page, list).last().getByRole('button', { name: 'Delete Another' }).click();
    await expect(rowsOf(page, list)).toHaveText([entry]);
    await undoButton(page).click();
    await expect(rowsOf(page, list)).toHaveText([entry, 'Another']);
    await rowsOf(page, list).last().getByRole('button', { name: 'Delete Another' }).click();
  }
  // Closing the page sends the pending deletion.
  await page.reload();
  await expect(rowsOf(page, 'What I Learned')).toHaveText(['Vectors']);
  await expect(rowsOf(page, 'Challenges')).toHaveText(['Floats']);
  await page.goto('/mini-projects');
  await expect(cardOf(page, 'Ray tracer')).toContainText('What I LearnedVectors');
});

/** Opens a project's page from its card, works on it, deletes it, and returns to the list. */
async function walkThroughPage(page: Page, person: Person): Promise<void> {
  const project = await seed(person, {
    status: 'In Progress',
    goals: goalsOf('Camera', 'Light'),
    challenges: [{ description: 'Slow nights' }],
  });
  await page.goto('/mini-projects');
  await cardOf(page, 'Ray tracer').getByRole('link', { name: 'Ray tracer', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/projects/${project._id}$`));
  await expect(main(page).getByText('Next: Camera')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await main(page).getByRole('link', { name: 'Edit Ray tracer' }).click();
  await main(page).getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(new RegExp(`/projects/${project._id}$`));

  await page.getByRole('button', { name: 'Edit Camera' }).click();
  await page.getByLabel('Day on which Camera is due').fill(addDays(today(), 3));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByText(/^Next: Camera .*in 3 days/)).toBeVisible();
  await goalOf(page, 'Camera').check();
  await expect(main(page).getByText('Next: Light')).toBeVisible();

  await page.getByLabel('New learning outcome').fill('Vectors');
  await page.getByRole('button', { name: 'Add learning outcome' }).click();
  await expect(main(page).getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as solved: Slow nights' }).click();
  await expect(main(page).getByText('Challenge · Solved today')).toBeVisible();
  await undoButton(page).click();
  await expect(page.getByRole('button', { name: 'Mark as solved: Slow nights' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as solved: Slow nights' }).click();
  await page.getByRole('button', { name: 'Delete Vectors' }).click();
  await undoButton(page).click();
  await expect(main(page).getByText('Vectors', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await expect
    .poll(async () => (await stored(person, project)).challenges)
    .toMatchObject([{ createdOn: today(), solvedOn: today() }]);
  const { goals, learningOutcomes } = await stored(person, project);
  expect(goals).toMatchObject([{ completed: true, dueDate: addDays(today(), 3) }, {}]);
  expect(learningOutcomes).toMatchObject([{ description: 'Vectors', createdOn: today() }]);
  await page.reload();
  await expect(main(page).getByText('Vectors')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Ray tracer' }).click();
  await question(page).getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page).toHaveURL(/\/mini-projects$/);
  await expect(main(page).getByText('Add Your First Project')).toBeVisible();
  await expect.poll(() => allStored(person)).toEqual([]);
}

test('the page of a project is opened from its card, and does all that the card does @exhaustive', async ({
  page,
  person,
}) => {
  await walkThroughPage(page, person);
});

test.describe('the goals of a project', () => {
  test('goals are added, ticked, reworded, moved and deleted', async ({ page, person }) => {
    const project = await seed(person, { status: 'In Progress' });
    await page.goto('/mini-projects');
    await page.getByRole('link', { name: 'Manage goals of Ray tracer' }).click();
    await expect(page).toHaveURL(new RegExp(`/projects/${project._id}/goals$`));
    await expect(main(page).getByText('Small steps that you can tick off.')).toBeVisible();
    const input = page.getByLabel('New goal');
    for (const goal of ['Camera', 'Light', 'Paper']) {
      await input.fill(goal);
      await input.press('Enter');
      await expect(input).toHaveValue('');
    }
    await expect(rowsOf(page, 'Goals')).toHaveText(['Camera', 'Light', 'Paper']);
    await goalOf(page, 'Light').check();
    await expect(done(page)).toContainText('1 of 333%');
    await goalOf(page, 'Camera').check();
    await goalOf(page, 'Camera').uncheck();
    await expect(done(page)).toContainText('1 of 333%');

    await page.getByRole('button', { name: 'Edit Light' }).click();
    const words = page.getByLabel('New text for Light');
    await expect(words).toBeFocused();
    await words.fill('');
    await expect(words).toHaveAccessibleDescription('Describe the goal first.');
    await words.fill('Soft light');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(goalOf(page, 'Soft light')).toBeChecked();
    await expect(page.getByRole('button', { name: 'Edit Soft light' })).toBeFocused();
    await page.getByRole('button', { name: 'Edit Paper' }).click();
    await page.getByLabel('New text for Paper').fill('Never');
    await page.keyboard.press('Escape');
    await expect(rowsOf(page, 'Goals')).toHaveText(['Camera', 'Soft light', 'Paper']);

    // Drags Paper by its grip to the top.
    const grip = page.getByRole('button', { name: /^Move Paper/ });
    const from = await grip.boundingBox();
    const to = await rowsOf(page, 'Goals').first().boundingBox();
    if (!from || !to) throw new Error('the rows are not there');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, to.y + 4, { steps: 5 });
    await page.mouse.up();
    await expect(rowsOf(page, 'Goals')).toHaveText(['Paper', 'Camera', 'Soft light']);
    await expect(main(page).getByText('Paper is dropped at 1 of 3.')).toBeAttached();
    await expect
      .poll(async () => (await stored(person, project)).goals.map(({ description }) => description))
      .toEqual(['Paper', 'Camera', 'Soft light']);

    await page.getByRole('button', { name: 'Delete Camera' }).click();
    await expect(page.getByRole('button', { name: 'Delete Soft light' })).toBeFocused();
    await expect(donePopup(page)).toContainText('Deleting “Camera”');
    await expect(done(page)).toContainText('1 of 250%');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(rowsOf(page, 'Goals')).toHaveText(['Paper', 'Camera', 'Soft light']);
    await expect(done(page)).toContainText('1 of 333%');
    await page.getByRole('button', { name: 'Delete Camera' }).click();
    // Leaving the page confirms the deletion.
    await page.getByRole('main').getByRole('link', { name: 'Mini Projects', exact: true }).click();
    await expect(cardOf(page, 'Ray tracer')).toContainText('Goals 1 of 2');
    await page.reload();
    await expect(cardOf(page, 'Ray tracer')).toContainText('Goals 1 of 2PaperSoft light');
    await expect(statOf(page, 'Goals Completed')).toHaveText('1/2across all projects');
  });

  test('two hundred goals stay usable: the field to add one is at the top, and completed goals are folded @exhaustive', async ({
    page,
    person,
  }) => {
    const goals = Array.from({ length: 199 }, (_, n) => ({
      description: `Goal ${n + 1}`,
      completed: n < 12,
    }));
    const project = await seed(person, { goals });
    await page.goto(`/projects/${project._id}/goals`);
    const input = page.getByLabel('New goal');
    const [field, first] = await Promise.all([
      input.boundingBox(),
      rowsOf(page, 'Goals').first().boundingBox(),
    ]);
    expect(field?.y).toBeLessThan(first?.y ?? 0);
    await expect(rowsOf(page, 'Goals')).toHaveCount(30);
    await expect(rowsOf(page, 'Goals').first()).toHaveText('Goal 13');
    const fold = page.getByRole('button', { name: 'Done (12)' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await fold.click();
    await expect(rowsOf(page, 'Done goals')).toHaveCount(12);
    await input.fill('The last one');
    await input.press('Enter');
    await expect(main(page).getByText('Added: The last one')).toBeAttached();
    await page.getByRole('button', { name: 'Show all 188' }).click();
    await expect(rowsOf(page, 'Goals').last()).toHaveText('The last one');
    await goalOf(page, 'Goal 13').check();
    await expect(done(page)).toContainText('13 of 200');
    await expect.poll(async () => (await stored(person, project)).goals.length).toBe(200);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Done (13)' })).toBeVisible();
    await expect(rowsOf(page, 'Goals').first()).toHaveText('Goal 14');
  });

  test('goals can be ticked on the card, and the progress follows them @exhaustive', async ({
    page,
    person,
  }) => {
    const goals = ['Camera', 'Light', 'Paper', 'Ink', 'Frame'].map((description, n) => ({
      description,
      completed: n === 0,
    }));
    const project = await seed(person, {
      description: 'One weekend',
      status: 'In Progress',
      progressFromGoals: true,
      goals,
    });
    await page.goto('/mini-projects');
    const card = cardOf(page, 'Ray tracer');
    await expect(card).toContainText('Goals 1 of 5CameraLightPaper+2 more goals');
    await expect(card).toContainText('20%');
    await card.getByRole('checkbox', { name: 'Light' }).check();
    await expect(card).toContainText('40%');
    await expect(card).toContainText('Goals 2 of 5CameraLightPaper+2 more goals');
    await expect.poll(async () => (await stored(person, project)).progress).toBe(40);
    await card.getByRole('link', { name: 'Edit Ray tracer' }).click();
    await expect(page.getByLabel('Progress', { exact: true })).toBeDisabled();
    await expect(page.getByLabel('Progress', { exact: true })).toHaveValue('40');
    await page.getByLabel('Progress is based on completed goals').uncheck();
    await page.getByLabel('Progress', { exact: true }).fill('75');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(card).toContainText('75%set by hand');
    await card.getByRole('checkbox', { name: 'Paper' }).check();
    await expect(card).toContainText('Goals 3 of 5');
    await expect(card).toContainText('75%set by hand');
  });

  test('the page of goals says so if there is no such project @exhaustive', async ({
    page,
    person: _,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 40[04]/);
    for (const id of ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'no-id']) {
      await page.goto(`/projects/${id}/goals`);
      await expect(main(page).getByText('Project not found.')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to projects' }).click();
    await expect(main(page).getByText('No projects found')).toBeVisible();
  });

  test('changes of goals are reverted if the server refuses them @exhaustive', async ({
    page,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(failureLogs);
    const project = await seed(person, { goals: goalsOf('Camera', 'Light') });
    await page.goto(`/projects/${project._id}/goals`);
    const popup = errorOf(page);
    const isToldOf = async () => {
      await expect(popup).toContainText('Failed to update project');
      await popup.getByRole('button', { name: 'Close' }).click();
      await expect(popup).toHaveCount(0);
    };
    await failCalls(page, 'PATCH', toggles, badRequest);
    await goalOf(page, 'Camera').click();
    await isToldOf();
    await expect(goalOf(page, 'Camera')).not.toBeChecked();

    const additions = /\/goals$/;
    await failCalls(page, 'POST', additions, badRequest);
    await page.getByLabel('New goal').fill('Paper');
    await page.getByLabel('New goal').press('Enter');
    await isToldOf();
    await expect(rowsOf(page, 'Goals')).toHaveText(['Camera', 'Light']);
    await unroute(page, additions);
    // A refused change is listed, and can be sent again.
    await page.getByRole('button', { name: '2 changes not saved' }).click();
    await page.getByRole('button', { name: 'Retry: New goal: Paper' }).click();
    await page.getByRole('button', { name: 'Discard: Camera: done' }).click();
    await expect(page.getByRole('dialog').getByText('Everything is saved.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(rowsOf(page, 'Goals')).toHaveText(['Camera', 'Light', 'Paper']);

    await failCalls(page, 'PATCH', /\/goals\/[^/]+$/, badRequest);
    await page.getByRole('button', { name: /^Move Light/ }).press('ArrowUp');
    await isToldOf();
    await expect(rowsOf(page, 'Goals')).toHaveText(['Camera', 'Light', 'Paper']);
    await failCalls(page, 'PATCH', ones, badRequest);
    await statusOf(page, 'Ray tracer').selectOption('Completed');
    await expect(popup).toContainText('Failed to update project status');
    await expect(statusOf(page, 'Ray tracer')).toHaveValue('Planning');
  });
});

test('a project and its goals can be added, changed and deleted by keyboard alone @exhaustive', async ({
  page,
  person,
}) => {
  const { keyboard } = page;
  await page.goto('/mini-projects');
  await enterOn(page, page.getByRole('link', { name: 'Add Your First Project' }));
  await tabTo(page, page.getByLabel('Name'));
  await keyboard.type('Ray tracer');
  await tabTo(page, page.getByLabel('Description'));
  await keyboard.type('Spheres');
  await enterOn(page, page.getByRole('button', { name: 'More options' }));
  await tabTo(page, page.getByRole('textbox', { name: 'Goals' }));
  await keyboard.type('Camera');
  await keyboard.press('Enter');
  await keyboard.type('Light');
  await enterOn(page, page.getByRole('button', { name: 'Add Project' }));
  await expect(popupOf(page, 'Created!')).toBeVisible();
  const card = cardOf(page, 'Ray tracer');
  await tabTo(page, statusOf(page, 'Ray tracer'));
  await keyboard.type('In P');
  await expect(card).toContainText(`Started${shownDay(today())}`);
  await enterOn(page, card.getByRole('link', { name: 'Manage goals of Ray tracer' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Goals' })).toBeFocused();

  await tabTo(page, goalOf(page, 'Camera'));
  await keyboard.press('Space');
  await expect(done(page)).toContainText('1 of 250%');
  await tabTo(page, page.getByRole('button', { name: /^Move Camera/ }));
  await keyboard.press('ArrowDown');
  await expect(rowsOf(page, 'Goals')).toHaveText(['Light', 'Camera']);
  await expect(page.getByRole('button', { name: /^Move Camera/ })).toBeFocused();
  await tabTo(page, page.getByLabel('New goal'));
  await keyboard.type('Paper');
  const added = page.waitForResponse(/\/goals$/);
  await keyboard.press('Enter');
  await expect(rowsOf(page, 'Goals')).toHaveText(['Light', 'Camera', 'Paper']);
  // The row can't be deleted until it has its own id.
  await (await added).finished();
  await expect(page.getByRole('button', { name: 'Delete Paper' })).toBeEnabled();
  await expect(page.getByLabel('New goal')).toBeFocused();
  await enterOn(page, page.getByRole('button', { name: 'Delete Paper' }));
  await expect(page.getByRole('button', { name: 'Delete Camera' })).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Mini Projects', exact: true }).focus();
  await keyboard.press('Enter');
  await expect(card).toContainText('Goals 1 of 2');
  await enterOn(page, card.getByRole('button', { name: 'Delete Ray tracer' }));
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await enterOn(page, question(page).getByRole('button', { name: 'Yes, delete it!' }));
  await expect(main(page).getByText('No projects found')).toBeVisible();
  await expect.poll(() => allStored(person)).toEqual([]);
});

test.describe('on a phone @exhaustive', () => {
  test.use(phone);

  test('the page of a project works on a narrow screen', async ({ page, person }) => {
    await walkThroughPage(page, person);
  });

  test('a project and its goals can be added, changed and deleted by touch', async ({
    page,
    person: _,
  }) => {
    await page.goto('/mini-projects');
    await page.getByRole('link', { name: 'Add Your First Project' }).tap();
    await page.getByLabel('Name').fill('Ray tracer');
    await page.getByLabel('Description').fill('Spheres');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Add Project' }).tap();
    const card = cardOf(page, 'Ray tracer');
    const manage = card.getByRole('link', { name: 'Manage goals of Ray tracer' });
    await expect(card).toBeVisible();
    for (const target of [
      statusOf(page, 'Ray tracer'),
      manage,
      card.getByRole('link', { name: 'Edit Ray tracer' }),
      card.getByRole('button', { name: 'Delete Ray tracer' }),
    ]) {
      await expectTouchable(target);
    }
    await expectNoSidewaysScroll(page);
    await manage.tap();
    for (const goal of ['Camera', 'Light']) {
      await page.getByLabel('New goal').fill(goal);
      await page.getByRole('button', { name: 'Add goal' }).tap();
    }
    await expect(rowsOf(page, 'Goals')).toHaveText(['Camera', 'Light']);
    await goalOf(page, 'Camera').tap();
    await expect(done(page)).toContainText('1 of 250%');
    const edit = page.getByRole('button', { name: 'Edit Light' });
    for (const target of [
      edit,
      page.getByRole('button', { name: /^Move Light/ }),
      page.getByLabel('New goal'),
      page.getByRole('button', { name: 'Add goal' }),
    ]) {
      await expectTouchable(target);
    }
    await edit.tap();
    await page.getByRole('button', { name: 'Move Light up' }).tap();
    await expect(page.getByRole('button', { name: 'Move Light up' })).toBeDisabled();
    await expectTouchable(page.getByRole('button', { name: 'Move Light down' }));
    await page.getByRole('button', { name: 'Delete Light' }).tap();
    const undo = undoButton(page);
    await expect(donePopup(page)).toContainText('Light');
    await expectTouchable(undo);
    await undo.tap();
    await expect(rowsOf(page, 'Goals')).toHaveText(['Light', 'Camera']);
    await expectNoSidewaysScroll(page);
  });
});

test('the page of projects hardly moves when data arrive @exhaustive', async ({ page, person }) => {
  for (const name of ['One', 'Two', 'Three', 'Four']) await seed(person, { name, progress: 10 });
  const calls = await hold(page, /\/api\/projects/);
  await page.goto('/mini-projects');
  await expect(page.getByText('Loading projects...')).toBeAttached();
  await watchShifts(page);
  await calls.release();
  await expect(names(page)).toHaveCount(4);
  await expect(statOf(page, 'Total Projects')).toContainText('4');
  await expect(partOf(page, 'Progress Overview')).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThan(0.1);
});

test.describe('when the server fails @exhaustive', () => {
  test('the pages of projects work without the list of skills, and only log the failure', async ({
    page,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(failureLogs);
    await seed(person);
    const logged = warningsOf(page);
    await failCalls(page, 'GET', /\/api\/skills$/, serverError);
    await page.goto('/mini-projects');
    await expect(cardOf(page, 'Ray tracer')).toBeVisible();
    await expect(statOf(page, 'Total Projects')).toContainText('1');
    await page.getByRole('link', { name: 'Add Project' }).click();
    await page.getByRole('button', { name: 'More options' }).click();
    await expect(page.getByRole('combobox', { name: 'Related skills' })).toBeVisible();
    await expect
      .poll(() => logged.map((text) => text.split(' failed')[0]))
      .toEqual(expect.arrayContaining(['GET /api/skills']));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a card says “Starts” for a start in the future, and says if the planned end has passed @exhaustive', async ({
  page,
  person,
}) => {
  const project = { description: 'By hand', status: 'In Progress', progress: 0 } as const;
  const ahead = addDays(today(), 3);
  await person.call(projects.create, { body: { ...project, name: 'To come', startDate: ahead } });
  const [startDate, endDate] = [addDays(today(), -9), addDays(today(), -1)];
  await person.call(projects.create, { body: { ...project, name: 'Behind', startDate, endDate } });
  await page.goto('/mini-projects');
  await expect(cardOf(page, 'To come')).toContainText(`Starts${shownDay(ahead)}`);
  await expect(cardOf(page, 'Behind')).toContainText(`Planned end${shownDay(endDate)}passed`);
});
