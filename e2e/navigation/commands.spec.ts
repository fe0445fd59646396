import type { Locator, Page } from '@playwright/test';
import { assessments } from '#shared/assessments/routes.ts';
import { dayOfWeek } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { giveMany } from '#testing/browser/manyItems.ts';
import { type Person, profileMenu, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { expectFitInEveryLook } from '../looks/everyLook.ts';
import { unroute } from '../network/unroute.ts';
import { cardOf, todaysTick } from '../pages/tracker.ts';

const box = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page): Locator => box(page).getByRole('combobox');
const options = (page: Page): Locator => box(page).getByRole('option');
const keys = (page: Page): Locator => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** Returns a frequency that is not due today. */
const otherDays = (): Habit['frequency'] =>
  [0, 6].includes(dayOfWeek(today())) ? 'weekdays' : 'weekends';

const fill = async ({ call }: Person) => {
  await call(habits.create, { body: { name: 'Walk', frequency: 'daily' } });
  await call(habits.create, { body: { name: 'Café visits', frequency: 'daily' } });
  await call(habits.create, { body: { name: 'Tidy up', frequency: otherDays() } });
  for (const name of ['Latin', 'Piano', 'Chess'])
    await call(skills.create, { body: { name, category: 'Creative' } });
  const { data } = await call(skills.create, { body: { name: 'Rust', category: 'Other' } });
  const skill = data.skill._id;
  await call(skills.logHours, { params: { id: skill }, body: { hours: 1, date: today() } });
  await call(resources.create, { body: { title: 'The Book', tags: ['rust'] } });
  const goals = [
    { description: 'Solder the wires' },
    { description: 'Sketch it', completed: true },
  ];
  await call(projects.create, { body: { name: 'Lamp', description: 'By hand', goals } });
  await call(assessments.create, { body: { skill, confidenceLevel: 3, notes: 'Lifetimes' } });
  return skill;
};

const openBox = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(box(page).getByRole('status')).not.toHaveText('Loading your lists...');
};

/** Opens the search box after the page has loaded. */
const open = async (page: Page, path = '/profile'): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openBox(page);
};

const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

test('search finds items and goals, and opens them in view with the focus', async ({
  page,
  person,
}) => {
  test.slow();
  await fill(person);
  for (const [query, name, title, card] of [
    ['WALK', 'Walk', 'Habit Tracker', 'Walk'],
    ['cafe', 'Café visits', 'Habit Tracker', 'Café visits'],
    ['lifetimes', 'Rust, ', 'Self-Assessment & Notes', 'Rust'],
  ] as const) {
    await open(page);
    await page.keyboard.type(query);
    await expect(options(page).first()).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(box(page), query).toBeHidden();
    await expect(heading(page, title)).toBeVisible();
    const its = page.locator('[data-card]').filter({ hasText: card });
    await expect(its.first(), query).toBeFocused();
    await expect(its.first()).toBeInViewport();
    await expect(its.first(), 'it is outlined').toHaveCSS('outline-style', 'solid');
    await page.mouse.wheel(0, 1);
    await expect(its.first(), 'until one moves on').toHaveCSS('outline-style', 'none');
  }
  await open(page);
  await page.keyboard.type('rust');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Rust'), 'a skill has a page').toBeVisible();
  await open(page);
  await page.keyboard.type('lamp');
  await expect(options(page).first()).toContainText('Lamp');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Lamp'), 'a project has a page').toBeVisible();
  await open(page);
  await page.keyboard.type('book the');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'The Book'), 'a resource has a page').toBeVisible();
  for (const [query, goal] of [
    ['wires', 'Solder the wires'],
    ['sketch', 'Sketch it'],
  ] as const) {
    await open(page);
    await page.keyboard.type(query);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Lamp')).toBeVisible();
    const line = page.getByRole('listitem').filter({ hasText: goal });
    await expect(line).toBeFocused();
    await expect(line).toHaveCSS('outline-style', 'solid');
  }
  await page.goBack();
  await expect(heading(page, 'Profile'), 'one step back').toBeVisible();
});

test('search finds parts of pages by common names @exhaustive', async ({ page, person }) => {
  void person;
  for (const [query, name, title] of [
    ['backup', 'Export everything', 'Profile'],
    ['import', 'Import data', 'Profile'],
    ['token', 'Access tokens', 'Profile'],
    ['delete acc', 'Delete account', 'Profile'],
    ['openapi', 'API reference', 'API Reference'],
  ] as const) {
    await open(page, '/activity-tracker');
    await page.keyboard.type(query);
    await expect(options(page).first()).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(heading(page, title)).toBeVisible();
  }
});

test('search finds vacations, pauses, the archive and archived habits @exhaustive', async ({
  page,
  person,
}) => {
  await fill(person);
  const { data } = await person.call(habits.create, { body: { name: 'Yoga', frequency: 'daily' } });
  const params = { id: data.habit._id };
  await person.call(habits.update, { params, body: { archived: true } });
  const choose = async (query: string, name: string) => {
    await open(page, '/skills');
    await page.keyboard.type(query);
    await expect(options(page).first()).toContainText(name);
    await page.keyboard.press('Enter');
  };
  for (const [query, name, title] of [
    ['vacation', 'Vacation', 'Vacation'],
    ['archive', 'Archived habits', 'Archived habits'],
    ['pause walk', 'Pause Walk', 'Pause Walk'],
  ] as const) {
    await choose(query, name);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/open=/);
  }
  await choose('yoga', 'YogaArchived habit');
  await expect(heading(page, 'Yoga')).toBeVisible();
  await choose('archive walk', 'Archive Walk');
  await expect(page.getByText('Walk: archived')).toBeVisible();
  await expect(page).toHaveURL(/\/skills$/);
  await expect(box(page)).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Walk: archived')).toHaveCount(0);
});

test('before anything is typed, the search offers likely actions and does the chosen one @exhaustive', async ({
  page,
  person,
}) => {
  await fill(person);
  await open(page, '/skills');
  await expect(options(page)).toHaveText([
    'Tick Walk today',
    'Tick Café visits today',
    'Log hours for Rust',
    'Log hours for Chess',
    'Log hours for Piano',
    'Add habit',
    'Add skill',
    'Add resource',
    'Add project',
    'Assess a skill',
    'Add takeaway',
  ]);
  await options(page).filter({ hasText: 'Tick Walk' }).click();
  await expect(box(page)).toBeHidden();
  await expect(page.getByText('Walk: ticked for')).toBeVisible();
  await expect
    .poll(async () => {
      const { data } = await person.call(habits.list, {});
      return data.habits.find(({ name }) => name === 'Walk')?.completions.map((done) => done.date);
    })
    .toEqual([today()]);
  await expect(page).toHaveURL(/\/skills$/);
});

test('in the search, arrow keys choose, screen readers announce the choice, and each action leads where it says @exhaustive', async ({
  page,
  person,
}) => {
  test.slow();
  const skill = await fill(person);
  await open(page);
  const active = () =>
    field(page).evaluate(
      (input) =>
        document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );
  expect(await active()).toBe('Tick Walk today');
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe('Add takeaway');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe('Tick Café visits today');
  await page.keyboard.press('Control+k');
  await expect(box(page), 'its key closes it').toBeHidden();
  for (const [query, path] of [
    ['log rust', `/skills/${skill}/log-hours`],
    ['assess rust', `/self-assessment?assess=${skill}`],
    ['add hab', '/habits/add'],
    ['add res', '/learning/add'],
    ['activity tr', '/activity-tracker'],
    ['password', '/profile#account'],
    ['calendar', '/habits'],
    ['overdue', '/self-assessment?filter=overdue'],
    ['goals', '/skills'],
  ] as const) {
    await open(page);
    await page.keyboard.type(query);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
  }
  await open(page);
  await page.keyboard.type('scheme dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await open(page);
  await page.keyboard.type('log out');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('in the search, only habits due today can be ticked, and only ticked ones can be unticked @exhaustive', async ({
  page,
  person,
}) => {
  await fill(person);
  await open(page);
  await page.keyboard.type('tick');
  await expect(options(page).filter({ hasText: 'today' })).toHaveText([
    /^Tick Walk today/,
    /^Tick Café visits today/,
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Walk: ticked for')).toBeVisible();
  const { data } = await person.call(habits.list, {});
  const id = data.habits.find(({ name }) => name === 'Tidy up')?._id ?? '';
  await person.call(habits.toggle, { params: { id }, body: { date: today(), completed: true } });
  await open(page);
  await page.keyboard.type('untick');
  await expect(options(page)).toHaveText([/^Untick Walk today/, /^Untick Tidy up today/]);
});

test('the search finds one of five hundred skills while typing, and counts the other matches @exhaustive', async ({
  page,
  person,
}) => {
  test.slow();
  await giveMany(person, { skills: 500, resources: 200 });
  const { data } = await person.call(skills.create, {
    body: { name: 'Zither', category: 'Other' },
  });
  expect(data.skill.name).toBe('Zither');
  await open(page);
  await page.keyboard.type('s');
  await expect(options(page)).toHaveCount(20);
  await expect(box(page).getByRole('status')).toHaveText(
    /^And [\d,]+ more\. Keep typing to narrow the list\.$/,
  );
  await field(page).fill('zither');
  await expect(options(page).first()).toContainText('Zither');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Zither')).toBeVisible();
});

test('offline, the search uses the cached lists @exhaustive', async ({
  page,
  person,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_|Failed to fetch|failed/);
  await fill(person);
  await page.goto('/skills');
  await expect(cardOf(page, 'Rust')).toBeVisible();
  // The code of the search box loads when the page is idle.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(cardOf(page, 'Rust')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('rust');
  await expect(options(page).first()).toContainText('Rust');
  await context.setOffline(false);
});

test('the search names a list that can’t be loaded, and can load it again @exhaustive', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 500/);
  await fill(person);
  await page.route(/\/api\/resources/, (route) => route.fulfill({ status: 500, body: '' }));
  await open(page);
  await expect(box(page).getByRole('alert')).toContainText('Could not search Learning Planner.');
  await unroute(page, /\/api\/resources/);
  await box(page).getByRole('button', { name: 'Try again' }).click();
  await expect(box(page).getByRole('alert')).toHaveCount(0);
});

test('a form that is left by a search keeps what was typed @exhaustive', async ({
  page,
  person,
}) => {
  await fill(person);
  await page.goto('/habits/add');
  await page.getByLabel('Name').fill('Half');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('dashboard');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue('Half');
});

test('? lists the keys of the page, but not while typing @exhaustive', async ({ page, person }) => {
  await fill(person);
  await page.goto('/habits');
  await expect(heading(page, 'Habit Tracker')).toBeVisible();
  await page.keyboard.press('?');
  await expect(keys(page)).toContainText('Habit calendar');
  await expect(keys(page)).toContainText('Previous week, next week');
  await expect(keys(page)).toContainText('Ctrl ZCmd ZuUndo the last change');
  await page.keyboard.press('Escape');
  await expect(keys(page)).toBeHidden();
  await page.goto('/habits/add');
  await page.getByLabel('Name').fill('');
  await page.getByLabel('Name').pressSequentially('Why?/');
  await expect(page.getByLabel('Name')).toHaveValue('Why?/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/profile');
  await profileMenu(page, 'Ada').click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(keys(page)).toContainText('Everywhere');
  await expectFitInEveryLook(page);
  await page.keyboard.press('Escape');
  await expect(profileMenu(page, 'Ada'), 'the focus is back').toBeFocused();
});

test('on a phone no popup covers the results of a search @exhaustive', async ({ page, person }) => {
  await person.call(habits.create, { body: { name: 'Walk', frequency: 'daily' } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await todaysTick(page, 'Walk').click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(options(page).first()).toBeVisible();
  await options(page).first().click({ trial: true });
  await page.keyboard.press('Escape');
  await undo.click({ trial: true });
});

test('the search box is accessible and fits, empty and with results @exhaustive', async ({
  page,
  person,
}) => {
  test.slow();
  await fill(person);
  await open(page);
  await expectFitInEveryLook(page);
  await field(page).fill('rust');
  await expect(options(page).first()).toContainText('Rust');
  await expectFitInEveryLook(page);
});

test('a line in the search says that it will log hours, set an amount or tick a habit, and then offers Undo', async ({
  page,
  person,
}) => {
  test.slow();
  await fill(person);
  const { call } = person;
  const water = { name: 'Water', frequency: 'daily', kind: 'amount', unit: 'glasses', target: 8 };
  await call(habits.create, { body: water as never });
  // Everything happens on one page, because a reload could cut off a response. A deletion would then be sent twice.
  await page.goto('/skills');
  await expect(heading(page, 'Skill Goals Tracker')).toBeVisible();
  const type = async (line: string, first: string) => {
    await openBox(page);
    await page.keyboard.type(line);
    await expect(options(page).first()).toContainText(first);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(box(page).getByRole('status')).toHaveText('Press Enter.');
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeHidden();
  };
  const habit = async (name: string) =>
    (await call(habits.list, {})).data.habits.find((one) => one.name === name);
  const hoursOf = async (name: string) =>
    (await call(skills.list, {})).data.skills.find((one) => one.name === name)?.currentHours;

  await type('log latin 45m', 'Log 45 min of Latin today');
  await expect.poll(() => hoursOf('Latin')).toBe(0.75);
  await expect(page.getByText('Latin: Practice, 45 min')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => hoursOf('Latin')).toBe(0);

  await type('water 6', 'Set Water to 6 glasses today');
  await expect
    .poll(async () => (await habit('Water'))?.amounts)
    .toEqual([{ date: today(), amount: 6 }]);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await type('walk done', 'Tick Walk today');
  await expect.poll(async () => (await habit('Walk'))?.completions.length).toBe(1);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await habit('Walk'))?.completions.length).toBe(0);
});

test('if a line in the search is ambiguous, Enter waits for a choice @exhaustive', async ({
  page,
  person,
}) => {
  for (const name of ['Spanish verbs', 'Spanish films'])
    await person.call(skills.create, { body: { name, category: 'Other' } });
  await open(page, '/skills');
  await page.keyboard.type('spanish 45m');
  await expect(options(page)).toHaveText([
    /^Log 45 min of Spanish verbs today/,
    /^Log 45 min of Spanish films today/,
  ]);
  await expect(box(page).getByRole('status')).toHaveText(/^Which one\?/);
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Spanish films: Practice, 45 min')).toBeVisible();
});

test('a line that is typed in the search offline is sent when the network is back @exhaustive', async ({
  page,
  person,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_|Failed to fetch|failed/);
  await fill(person);
  await open(page, '/skills');
  await context.setOffline(true);
  await page.keyboard.type('log latin 45m');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Latin: Practice, 45 min')).toBeVisible();
  await expect(cardOf(page, 'Latin')).toContainText('45 min of');
  await context.setOffline(false);
  await expect
    .poll(
      async () =>
        (await person.call(skills.list, {})).data.skills.find(({ name }) => name === 'Latin')
          ?.currentHours,
      { timeout: 30_000 },
    )
    .toBe(0.75);
});
