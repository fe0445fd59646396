import type { Page } from '@playwright/test';
import type { NewHabit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { users } from '#shared/users/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { expectFitInEveryLook } from '../looks/everyLook.ts';
import { daysAgo, formatDay, todayRegion } from '../pages/tracker.ts';
import { undoButton } from '../pages/undoPopup.ts';

const coffee = {
  name: 'Coffee',
  frequency: 'daily',
  kind: 'amount',
  unit: 'cups',
  target: 2,
  direction: 'at-most',
  quiet: true,
} satisfies NewHabit;

/** Adds a limit with its first record, an amount 30 days ago. */
const addLimit = async (person: Person, body: NewHabit): Promise<string> => {
  const { _id: id } = (await person.call(habits.create, { body })).data.habit;
  await person.call(habits.setDay, { params: { id, date: daysAgo(30) }, body: { amount: 1 } });
  return id;
};

const line = (page: Page, words: string) =>
  todayRegion(page).getByRole('button', { name: words, exact: true });

test('something to avoid is added on a phone, is kept without a tap, and a slip is undone @exhaustive', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/habits/add');
  await page.getByLabel('Name').fill('No sweets');
  await page.getByText('Something to avoid', { exact: true }).click();
  await expect(page.getByLabel('Target', { exact: true })).toBeHidden();
  await expectFitInEveryLook(page);
  await page.getByRole('button', { name: 'Add Habit' }).click();
  await page.goto('/habits');

  await line(page, 'Limits: 1 kept so far').click();
  await expectFitInEveryLook(page);
  await page
    .getByRole('button', { name: `No sweets, ${formatDay(today())}: add 1`, exact: false })
    .click();
  await expect(line(page, 'Limits: 0 of 1 kept so far')).toBeVisible();
  const [{ _id: id = '' } = {}] = (await person.call(habits.list, {})).data.habits;
  const stored = async () => (await person.call(habits.get, { params: { id } })).data;
  await expect.poll(async () => (await stored()).amounts).toEqual([{ date: today(), amount: 1 }]);
  expect(await stored()).toMatchObject({ target: 0, quiet: true, due: 'off', isOnTrack: false });

  await undoButton(page).click();
  await expect(line(page, 'Limits: 1 kept so far')).toBeVisible();
  await expect.poll(async () => (await stored()).amounts).toEqual([]);
});

test('after three weeks away, one tap answers for all limits, and is undone @exhaustive', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await addLimit(person, coffee);
  await addLimit(person, { ...coffee, name: 'Cola' });
  await person.call(users.setAway, { body: { away: [{ from: daysAgo(22), to: daysAgo(1) }] } });
  const stored = async () => (await person.call(habits.get, { params: { id } })).data;
  expect(await stored()).toMatchObject({ currentStreak: 8, completionRate: 100 });

  await page.goto('/habits');
  const question = page.getByRole('status').filter({ hasText: 'Within your limits from' });
  await expect(question).toContainText(`${formatDay(daysAgo(22))} to ${formatDay(daysAgo(1))}?`);
  await expectFitInEveryLook(page);
  await question.getByRole('button', { name: 'Leave out' }).click();
  await expect(question).toBeHidden();
  await expect.poll(async () => (await stored()).currentStreak).toBe(8);
  await undoButton(page).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question).toBeHidden();
  await expect.poll(async () => (await stored()).currentStreak).toBe(30);
  await page.reload();
  await expect(line(page, 'Limits: 2 kept so far')).toBeVisible();
  await expect(question).toBeHidden();
});
