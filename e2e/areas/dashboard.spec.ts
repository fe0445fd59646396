import type { Locator, Page } from '@playwright/test';
import { assessments } from '#shared/assessments/routes.ts';
import { addDays, lastDays } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { hold, type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { main, numberOf, partOf, statOf } from '../pages/cards.ts';
import { enterOn } from '../pages/keyboard.ts';
import { cardOf, todaysTick } from '../pages/tracker.ts';

const dashboards = /\/api\/analytics\/dashboard/;
const quickAccess = (page: Page): Locator => page.getByRole('region', { name: 'Quick Access' });
/** The rows of the days, oldest first. */
const weekOf = (page: Page): Locator =>
  page.getByRole('table', { name: 'Weekly Activity' }).locator('tbody tr');
const shortDay = (ago: number): string =>
  new Date(addDays(today(), -ago)).toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' });

const areas = [
  ['Skill Goals', '/skill-goals', 'Skill Goals Tracker'],
  ['Learning Planner', '/learning-planner', 'Learning Planner'],
  ['Habit Tracker', '/habit-tracker', 'Habit Tracker'],
  ['Activity Tracker', '/activity-tracker', 'Skill Activity Tracker'],
  ['Mini Projects', '/mini-projects', 'Mini Projects Log'],
  ['Self-Assessment', '/self-assessment', 'Self-Assessment & Notes'],
] as const;

/** Adds three habits (two are done today), skills and resources in every status, and two projects. */
async function seedAll({ call }: Person): Promise<void> {
  for (const [name, days] of [
    ['Read', lastDays(3, today())],
    ['Walk', [today()]],
    ['Write', []],
  ] as const) {
    const { data } = await call(habits.create, { body: { name, frequency: 'daily' } });
    const params = { id: data.habit._id };
    for (const date of days) {
      await call(habits.toggle, { params, body: { date, completed: true } });
    }
  }
  for (const [name, hours] of [
    ['Piano', 2],
    ['Chess', 1.5],
    ['Latin', 0],
  ] as const) {
    const body = { name, category: 'Creative', targetHours: name === 'Piano' ? 2 : 20 } as const;
    const { data } = await call(skills.create, { body });
    const params = { id: data.skill._id };
    if (hours > 0) await call(skills.logHours, { params, body: { hours } });
  }
  for (const status of [
    'Completed',
    'In Progress',
    'In Progress',
    'Not Started',
    'On Hold',
  ] as const) {
    const body = { title: `A book ${status}`, type: 'Book', priority: 'Medium', status } as const;
    await call(resources.create, { body });
  }
  for (const [name, status, progress] of [
    ['Shelf', 'In Progress', 30],
    ['Lamp', 'Completed', 100],
  ] as const) {
    const goals = [{ description: 'Plan', completed: false }];
    const body = { name, description: 'By hand', status, progress, goals };
    const { data } = await call(projects.create, { body });
    const goal = data.project.goals[0];
    if (name !== 'Lamp' || !goal) continue;
    const params = { id: data.project._id, goalId: goal._id };
    await call(projects.toggleGoal, { params, body: { completed: true } });
  }
}

async function expectNumbers(card: Locator, numbers: Readonly<Record<string, string>>) {
  for (const [label, number] of Object.entries(numbers)) {
    await expect(numberOf(card, label), label).toHaveText(number);
  }
}

test('the dashboard sums up habits, skills, resources and projects', async ({ page, person }) => {
  await seedAll(person);
  await page.goto('/dashboard');
  await expect(statOf(page, 'Current Streak')).toHaveText(
    '3active dayswith a habit or a skill activity',
  );
  await expect(statOf(page, 'Learning Hours')).toHaveText('4 hhours total');
  await expect(statOf(page, 'Goals Completed')).toHaveText('1this month');
  await expect(statOf(page, 'Skills Completed')).toHaveText('1total');
  await expectNumbers(partOf(page, 'Habit Analytics'), {
    'Total Habits': '3',
    'Active Streaks': '2',
    'Longest Streak': '3 days',
    "Today's Completion": '67%',
  });
  await expectNumbers(partOf(page, 'Project Progress'), {
    Total: '2',
    Completed: '1',
    'In Progress': '1',
    'Avg Progress': '65%',
  });
  await expectNumbers(partOf(page, 'Learning Time'), {
    'This month': '210 min3 h 30 min',
    'Total hours logged': '4 h',
  });
  const slices = (title: string) => partOf(page, title).getByRole('listitem');
  await expect(slices('Skill Progress')).toHaveText(['In Progress1', 'Completed1', 'Not Started1']);
  await expect(slices('Learning Resources')).toHaveText([
    'Completed1',
    'In Progress2',
    'Not Started1',
    'On Hold1',
  ]);
  await expect(weekOf(page)).toHaveText([
    `${shortDay(6)}00`,
    `${shortDay(5)}00`,
    `${shortDay(4)}00`,
    `${shortDay(3)}00`,
    `${shortDay(2)}10`,
    `${shortDay(1)}10`,
    `${shortDay(0)}22`,
  ]);
  await expect(main(page).locator('svg[role=img]')).toHaveCount(3);
  await main(page).getByRole('button', { name: 'Warming Up' }).focus();
  await expect(page.getByRole('tooltip')).toContainText('Your motivation level');
});

test('the dashboard lists pending tasks, which can be logged or opened there @exhaustive', async ({
  page,
  person,
}) => {
  const { call } = person;
  const skill = async (name: string) =>
    (await call(skills.create, { body: { name, category: 'Creative' } })).data.skill._id;
  const piano = await skill('Piano');
  const review = { confidenceLevel: 3, assessmentDate: addDays(today(), -30) };
  await call(assessments.create, {
    body: { skill: piano, ...review, nextReviewDate: addDays(today(), -2) },
  });
  await call(resources.create, {
    body: { title: 'A book', deadline: addDays(today(), 2), duration: 90, progress: 0 },
  });
  await call(projects.create, { body: { name: 'A shelf', endDate: today() } });
  await page.goto('/dashboard');
  // At the end of a week, its review comes first.
  const lines = page
    .getByRole('region', { name: 'Up next' })
    .getByRole('listitem')
    .filter({ hasNotText: 'Weekly review' });
  await expect(lines).toHaveText([
    /^PianoReview · 2 days overdueAssess/,
    'A shelfDeadline · due today',
    'A book30 min a day · in 2 days',
    /^PianoLog again/,
  ]);
  await expect(partOf(page, 'Lay the first stone, Ada')).toContainText('Add your first habit');

  await page.getByRole('button', { name: 'Log 30 min of Piano' }).click();
  await expect(statOf(page, 'Learning Hours')).toHaveText('30 minhours total');
  await page.getByRole('link', { name: 'A shelf' }).click();
  await expect(page).toHaveURL(/\/projects\/[^/]{26}$/);
});

test('completing a day adds a stone to the cairn, and a milestone is announced @exhaustive', async ({
  page,
  person,
}) => {
  const { data } = await person.call(habits.create, { body: { name: 'Walk', frequency: 'daily' } });
  const params = { id: data.habit._id };
  for (const date of lastDays(6, addDays(today(), -1))) {
    await person.call(habits.toggle, { params, body: { date, completed: true } });
  }
  await page.goto('/dashboard');
  const cairn = partOf(page, `Your cairn for ${today().slice(0, 4)}`);
  const before = Number(/\d+/.exec((await cairn.getByText(/stones?,/).textContent()) ?? '')?.[0]);
  await todaysTick(page, 'Walk').click();
  await expect(cairn).toContainText(`${before + 1} stones`);
  await expect(page.getByText('That makes 7 days in a row.')).toBeVisible();
  await todaysTick(page, 'Walk').click();
  await expect(cairn).toContainText(`${before} stones`);
  await expect(page.getByText('That makes')).toHaveCount(0);
});

test('another day is chosen on the dashboard by keyboard @exhaustive', async ({ page, person }) => {
  await person.call(habits.create, { body: { name: 'Walk', frequency: 'daily' } });
  await page.goto('/dashboard');
  await enterOn(page, page.getByRole('button', { name: 'Another day' }));
  const days = page.getByRole('group', { name: 'Days' });
  await expect(days.locator(`[data-day="${today()}"]`)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const day = new Date(addDays(today(), -8)).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  await expect(page.getByRole('region', { name: day })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Another day' })).toBeFocused();
  await expect(days).toHaveCount(0);
});

test('six cards on the dashboard lead to the areas @exhaustive', async ({ page, person: _ }) => {
  await page.goto('/dashboard');
  await expect(quickAccess(page).getByRole('link')).toHaveCount(6);
  for (const [label, path, heading] of areas) {
    await quickAccess(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.goBack();
  }
});

test('changes made on other pages appear on the dashboard without a reload @exhaustive', async ({
  page,
  person,
}) => {
  await seedAll(person);
  await page.goto('/dashboard');
  await expect(numberOf(partOf(page, 'Habit Analytics'), "Today's Completion")).toHaveText('67%');
  await page.getByRole('navigation').getByRole('link', { name: 'Habits' }).click();
  const ticked = page.waitForResponse(/\/toggle/);
  await todaysTick(page, 'Write').click();
  await ticked;
  const toDashboard = () =>
    page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await toDashboard();
  await expect(numberOf(partOf(page, 'Habit Analytics'), "Today's Completion")).toHaveText('100%');
  await expect(weekOf(page).last()).toHaveText(`${shortDay(0)}32`);

  await page.getByRole('navigation').getByRole('link', { name: 'Skills' }).click();
  await cardOf(page, 'Piano').getByRole('button', { name: 'Delete Piano' }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByText('Deleted!')).toBeVisible();
  await toDashboard();
  await expect(statOf(page, 'Skills Completed')).toHaveText('0total');
  await expect(statOf(page, 'Learning Hours')).toHaveText('2 hhours total');
  await expect(weekOf(page).last()).toHaveText(`${shortDay(0)}31`);
});

test('the dashboard of a new account welcomes the user and says where to begin @exhaustive', async ({
  page,
  person: _,
}) => {
  const dashboard = await hold(page, dashboards);
  await page.goto('/dashboard');
  await expect(page.getByText('Loading dashboard...')).toBeAttached();
  await dashboard.release();
  await expect(page.getByText('Loading dashboard...')).toHaveCount(0);
  await expect(quickAccess(page)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Getting Started' })).toBeVisible();
  await expect(page.getByText('Lay the first stone, Ada')).toBeVisible();
  await expect(partOf(page, 'Weekly Activity')).toContainText('No habits yet');
  await expect(statOf(page, 'Current Streak')).toHaveText(
    '0active dayswith a habit or a skill activity',
  );
  await page.getByRole('link', { name: 'Add your first habit' }).click();
  await page.getByLabel('Name').fill('Read');
  await page.getByRole('button', { name: 'Add Habit' }).click();
  await expect(page.getByText('Created!')).toBeVisible();
  // The list of habits was fetched together with the dashboard, although the first day's dashboard does not show it.
  await expect(main(page).getByText('Read', { exact: true }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('No habits found')).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(numberOf(partOf(page, 'Habit Analytics'), 'Total Habits')).toHaveText('1');
  const steps = partOf(page, 'Lay the first stone, Ada');
  const first = steps.getByRole('listitem').first();
  await expect(first).toContainText('Add your first habit');
  await expect(first.getByRole('img', { name: 'Done' })).toBeVisible();
  await expect(steps.getByRole('link')).toHaveText(['Add your first skill', 'import data']);
});
