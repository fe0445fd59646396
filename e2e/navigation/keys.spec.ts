import type { Page } from '@playwright/test';
import { habits } from '#shared/habits/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { todaysTick } from '../pages/tracker.ts';

const addHabits = async ({ call }: Person, ...names: readonly string[]) => {
  const ids: string[] = [];
  for (const name of names) {
    const { data } = await call(habits.create, { body: { name, frequency: 'daily' } });
    ids.push(data.habit._id);
  }
  return ids;
};

const line = (page: Page, name: string) =>
  page.locator('[data-line]').filter({ has: page.getByTitle(name, { exact: true }) });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const ticked = async ({ call }: Person) =>
  (await call(habits.list, {})).data.habits
    .filter(({ completions }) => completions.length === 1)
    .map(({ name }) => name);

test('single keys move through a list, tick, undo, edit and go to another page', async ({
  page,
  person,
}) => {
  const [, walk = ''] = await addHabits(person, 'Read', 'Walk', 'Write');
  const book = await person.call(resources.create, { body: { title: 'A book', progress: 40 } });
  await page.goto('/dashboard');
  await expect(todaysTick(page, 'Read')).toBeVisible();
  await page.keyboard.press('j');
  await expect(line(page, 'Read')).toBeFocused();
  await expect(line(page, 'Read')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(line(page, 'Walk')).toBeFocused();
  await expect(line(page, 'Read')).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('x');
  await expect.poll(() => ticked(person)).toEqual(['Walk']);
  await expect(line(page, 'Walk')).toBeFocused();
  await page.keyboard.press('u');
  await expect.poll(() => ticked(person)).toEqual([]);
  await page.keyboard.press('e');
  await expect(page).toHaveURL(new RegExp(`/habits/edit/${walk}$`));
  await expect(page.getByLabel('Name')).toHaveValue('Walk');

  await heading(page, 'Edit Habit').click();
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(heading(page, 'Learning Planner')).toBeVisible();
  await expect(page.getByRole('link', { name: 'A book', exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const params = { id: book.data.resource._id };
  await expect
    .poll(async () => (await person.call(resources.get, { params })).data.progress)
    .toBe(50);
  await page.keyboard.press('e');
  await expect(page.getByLabel('Title')).toHaveValue('A book');
});

test('single keys type letters in a field, and do nothing once they are turned off @exhaustive', async ({
  page,
  person,
}) => {
  await addHabits(person, 'Read');
  await page.goto('/skills/add');
  await page.getByLabel('Name').fill('');
  await page.getByLabel('Name').pressSequentially('gdjxeku');
  await expect(page.getByLabel('Name')).toHaveValue('gdjxeku');
  await page.getByLabel('Category').press('g');
  await page.getByLabel('Category').press('d');
  await expect(page).toHaveURL(/\/skills\/add$/);

  await page.goto('/dashboard');
  await expect(todaysTick(page, 'Read')).toBeVisible();
  for (const keys of ['Control+j', 'Alt+j', 'Shift+J']) await page.keyboard.press(keys);
  await expect(page.locator('[data-line]:focus')).toHaveCount(0);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('g hHabits');
  await page.keyboard.press('j');
  await expect(page.locator('[data-line]:focus')).toHaveCount(0);
  await dialog.getByRole('link', { name: 'profile' }).click();
  const shortcuts = page.getByRole('group', { name: 'Keyboard shortcuts' });
  await shortcuts.getByText('Off').click();
  await page.reload();
  await expect(shortcuts.getByRole('radio', { name: 'Off' })).toBeChecked();

  await page.goto('/dashboard');
  await todaysTick(page, 'Read').click();
  await expect(page.getByText('Read: ticked for')).toBeVisible();
  await heading(page, 'Dashboard').click();
  for (const key of ['j', '?', '/', 'u', 'g', 's']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('[data-line]:focus')).toHaveCount(0);
  await expect.poll(() => ticked(person)).toEqual(['Read']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => ticked(person)).toEqual([]);
});

for (const [key, name] of [
  ['t', 'Search'],
  ['?', 'Keyboard shortcuts'],
] as const)
  test(`the key ${key} works at the moment when a page appears @exhaustive`, async ({
    page,
    person: _,
  }) => {
    await page.addInitScript((pressed) => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('main h1')) return;
        observer.disconnect();
        const event = { key: pressed, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', event));
      }).observe(document, { childList: true, subtree: true });
    }, key);
    await page.goto('/habits');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  });

test('the skip link of the habits leads to the first open habit @exhaustive', async ({
  page,
  person,
}) => {
  const [read = ''] = await addHabits(person, 'Read', 'Walk');
  const body = { date: today(), completed: true };
  await page.goto('/habits');
  const skip = page.getByRole('link', { name: 'Skip to today’s habits' });
  await expect(todaysTick(page, 'Read')).toBeVisible();
  await skip.press('Enter');
  await expect(todaysTick(page, 'Read')).toBeFocused();
  await person.call(habits.toggle, { params: { id: read }, body });
  await page.reload();
  await expect(todaysTick(page, 'Walk')).toBeVisible();
  // At first, the cached list still shows the habit as open.
  await expect(todaysTick(page, 'Read')).toHaveAccessibleName(/: done$/);
  await skip.press('Enter');
  await expect(todaysTick(page, 'Walk')).toBeFocused();
  await page.goto('/skills');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
