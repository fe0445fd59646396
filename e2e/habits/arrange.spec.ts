import type { Page } from '@playwright/test';
import type { NewHabit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { type Person, test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { expectFitInEveryLook } from '../looks/everyLook.ts';
import { todayRegion } from '../pages/tracker.ts';
import { donePopup } from '../pages/undoPopup.ts';

const make = async ({ call }: Person, ...made: readonly Partial<NewHabit>[]) => {
  for (const habit of made) {
    const body = { name: 'Read', frequency: 'daily', ...habit } as const;
    await call(habits.create, { body });
  }
};

const names = (page: Page) => todayRegion(page).locator('button[title]:not([aria-expanded])');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Arrange habits' });
const grip = (page: Page, name: string) =>
  panel(page).getByRole('button', { name: `Move ${name}` });

const open = async (page: Page) => {
  await page.goto('/habits?view=list');
  await page.getByRole('button', { name: 'More for all habits' }).click();
  await page.getByRole('menuitem', { name: 'Arrange' }).click();
  await expect(panel(page)).toBeVisible();
};

const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
};

/** Picks an item up. The library listens for further keys only one task later. */
const lift = async (page: Page, name: string) => {
  await page.keyboard.press('Space');
  await expect(panel(page).getByText(`${name} picked up: 3 of 3.`)).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
};

const orders = (page: Page) => page.waitForResponse((one) => one.request().method() === 'PATCH');

test('a habit is picked up, moved and dropped by keyboard, or the move is cancelled @exhaustive', async ({
  page,
  person,
}) => {
  await make(person, { name: 'A' }, { name: 'B' }, { name: 'C' });
  await open(page);
  await grip(page, 'C').focus();
  await lift(page, 'C');
  await page.keyboard.press('ArrowUp');
  await expect(panel(page).getByText('C is at 2 of 3.')).toBeAttached();
  // Escape cancels the move, but leaves the panel open.
  await page.keyboard.press('Escape');
  await expect(panel(page).getByText('C is back where it was.')).toBeAttached();
  await expect(panel(page).getByRole('listitem')).toContainText(['A', 'B', 'C']);

  await lift(page, 'C');
  await page.keyboard.press('ArrowUp');
  await expect(panel(page).getByText('C is at 2 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(panel(page).getByText('C is at 1 of 3.')).toBeAttached();
  const saved = orders(page);
  await page.keyboard.press('Space');
  expect((await saved).status()).toBe(200);
  await expect(panel(page).getByRole('listitem')).toContainText(['C', 'A', 'B']);
  await expect(grip(page, 'C')).toBeFocused();
  await close(page);
  await expect(names(page)).toHaveText([/C/, /A/, /B/]);
  await page.reload();
  await expect(names(page)).toHaveText([/C/, /A/, /B/]);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['C', 'A', 'B']);
});

test('the panel for arranging fits every look @exhaustive', async ({ page, person }) => {
  await make(person, { name: 'A'.repeat(120), timeOfDay: 'morning' }, { name: 'B' });
  await open(page);
  await expectFitInEveryLook(page);
});

test('moving a habit by mouse sends one change @exhaustive', async ({ page, person }) => {
  await make(person, { name: 'A' }, { name: 'B' }, { name: 'C' });
  await open(page);
  const patches: string[] = [];
  page.on('request', (one) => one.method() === 'PATCH' && patches.push(one.postData() ?? ''));
  // Hovering waits until the panel has slid in, so the position is final.
  await grip(page, 'A').hover();
  const from = await grip(page, 'A').boundingBox();
  const to = await grip(page, 'C').boundingBox();
  if (!from || !to) throw new Error('There is nothing to drag');
  const saved = orders(page);
  await page.mouse.move(from.x + 22, from.y + 22);
  await page.mouse.down();
  await page.mouse.move(from.x + 22, from.y + 40, { steps: 4 });
  await page.mouse.move(to.x + 22, to.y + 26, { steps: 8 });
  await page.mouse.up();
  expect((await saved).status()).toBe(200);
  await expect(panel(page).getByRole('listitem')).toContainText(['B', 'C', 'A']);
  expect(patches).toHaveLength(1);
  expect(Object.keys(JSON.parse(patches[0] ?? '{}'))).toEqual(['position']);
});

test('several habits are moved to another time of day at once by keyboard, and one undo moves them back @exhaustive', async ({
  page,
  person,
}) => {
  await make(
    person,
    { name: 'A' },
    { name: 'B', timeOfDay: 'morning' },
    { name: 'C', timeOfDay: 'midday' },
  );
  const times = async () =>
    (await person.call(habits.list, {})).data.habits.map(({ timeOfDay }) => timeOfDay);
  await open(page);
  const several = panel(page).getByRole('button', { name: 'Choose several' });
  await several.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Evening' })).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(panel(page).getByRole('group', { name: 'Move 2 to' })).toBeVisible();
  await expectFitInEveryLook(page);
  await panel(page).getByRole('button', { name: 'Evening' }).focus();
  await page.keyboard.press('Enter');
  await expect(several).toBeFocused();
  await expect(panel(page).getByLabel('Time of day for A')).toHaveValue('evening');
  await expect.poll(times).toEqual(['evening', 'morning', 'evening']);
  await expect(donePopup(page)).toContainText('2 habits: Evening');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(times).toEqual(['any', 'morning', 'midday']);
  await expect(panel(page).getByLabel('Time of day for C')).toHaveValue('midday');
});

test('Today is grouped by the times of day that are chosen in the form or while arranging @exhaustive', async ({
  page,
  person,
}) => {
  await make(person, { name: 'Read' }, { name: 'Stretch' });
  await page.goto('/habits/add');
  await page.getByLabel('Name').fill('Journal');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Time of day').selectOption('Evening');
  await page.getByRole('button', { name: 'Add Habit' }).click();
  const today = todayRegion(page);
  await expect(today.getByRole('heading', { level: 3 })).toHaveText(['Evening', 'Any time']);
  await open(page);
  const saved = orders(page);
  await panel(page).getByLabel('Time of day for Stretch').selectOption('Morning');
  expect((await saved).status()).toBe(200);
  await close(page);
  for (const path of ['/habits', '/dashboard']) {
    await page.goto(path);
    await expect(today.getByRole('heading', { level: 3 })).toHaveText([
      'Morning',
      'Evening',
      'Any time',
    ]);
    await expect(today.getByRole('list', { name: 'Morning' })).toContainText('Stretch');
    await expect(today.getByRole('list', { name: 'Any time' })).toContainText('Read');
  }
});

test('habits are put into groups, a group is renamed, and ungrouping has one undo', async ({
  page,
  person,
}) => {
  await make(person, { name: 'Read' }, { name: 'Stretch' }, { name: 'Walk', timeOfDay: 'evening' });
  const groups = async () =>
    (await person.call(habits.list, {})).data.habits.map(({ group }) => group);
  const today = todayRegion(page);
  await page.goto('/habits/add');
  await page.getByLabel('Name').fill('Journal');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Group', { exact: true }).fill(' Before breakfast ');
  await page.getByRole('button', { name: 'Add Habit' }).click();
  await expect.poll(groups).toEqual(['', '', '', 'Before breakfast']);
  await expect(today.getByRole('heading', { level: 3 })).toHaveText(['Evening', 'Any time']);

  await open(page);
  await panel(page).getByLabel('Group habits by').selectOption('Group');
  await panel(page).getByLabel('Group of Stretch').selectOption('Before breakfast');
  await panel(page).getByRole('button', { name: 'Choose several' }).click();
  await panel(page).getByLabel('Read').check();
  await panel(page).getByLabel('Walk').check();
  await panel(page).getByLabel('New group').fill('Desk');
  await panel(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect.poll(groups).toEqual(['Desk', 'Before breakfast', 'Desk', 'Before breakfast']);

  await panel(page).getByRole('button', { name: 'Rename Before breakfast' }).click();
  await panel(page).getByLabel('New name for Before breakfast').fill('Morning');
  await page.keyboard.press('Enter');
  await expect.poll(groups).toEqual(['Desk', 'Morning', 'Desk', 'Morning']);
  await panel(page).getByRole('button', { name: 'Ungroup Desk' }).click();
  await expect.poll(groups).toEqual(['', 'Morning', '', 'Morning']);
  await expect(donePopup(page)).toContainText('2 habits: No group');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(groups).toEqual(['Desk', 'Morning', 'Desk', 'Morning']);
  await close(page);

  for (const path of ['/dashboard', '/habits?view=list']) {
    await page.goto(path);
    await expect(today.getByRole('heading', { level: 3 })).toHaveText([
      'Desk0 of 2',
      'Morning0 of 2',
    ]);
    await expect(today.getByRole('list', { name: 'Morning' })).toContainText('Journal');
  }
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Read',
    'Walk',
    'Stretch',
    'Journal',
  ]);
  await today.getByRole('button', { name: 'Desk 0 of 2', exact: true }).click();
  await page.reload();
  await expect(today.getByRole('list', { name: 'Morning' })).toBeVisible();
  await expect(today.getByRole('list', { name: 'Desk' })).toHaveCount(0);
});
