import type { Page } from '@playwright/test';
import { assessments } from '#shared/assessments/routes.ts';
import { addDays } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { logIn, type Person, test, today } from '#testing/browser/person.ts';
import { expect, expectAccessible } from '#testing/browser/test.ts';
import { expectFitInEveryLook } from '../looks/everyLook.ts';
import { chooseInProfileMenu } from '../pages/profileMenu.ts';
import { fillRegistration } from '../pages/registration.ts';
import { expectDone, openDone, todaysTick } from '../pages/tracker.ts';

/** Adds two habits (one archived) with three days, a skill with an hour, a resource, a project and an assessment. */
const fill = async ({ call }: Person) => {
  const { skill } = (await call(skills.create, { body: { name: 'Rust', category: 'Database' } }))
    .data;
  await call(skills.logHours, { params: { id: skill._id }, body: { hours: 1 } });
  for (const [name, days] of [['Walk', 2] as const, ['Run', 1] as const]) {
    const { habit } = (await call(habits.create, { body: { name, frequency: 'daily' } })).data;
    const params = { id: habit._id };
    for (let day = 0; day < days; day++) {
      const date = addDays(today(), -day);
      await call(habits.setDay, { params: { ...params, date }, body: { completed: true } });
    }
    if (name === 'Run') await call(habits.update, { params, body: { archived: true } });
  }
  await call(resources.create, { body: { title: 'The Book' } });
  await call(projects.create, { body: { name: 'Tool' } });
  await call(assessments.create, { body: { skill: skill._id, confidenceLevel: 4 } });
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });
const openDialog = async (page: Page) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete account…' }).click();
  await expect(dialog(page).getByLabel('Your password')).toBeFocused();
};
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

test('deleting the account lists what is deleted, asks for the password, and logs out every tab', async ({
  page,
  context,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 40[01]/);
  await fill(person);
  const other = await context.newPage();
  await other.goto('/habits');
  await expect(other.getByRole('heading', { name: 'Habit Tracker' })).toBeVisible();

  await openDialog(page);
  await expect(
    dialog(page).getByRole('list', { name: 'What is deleted' }).getByRole('listitem'),
  ).toHaveText([
    '2 habits (1 archived) with 3 days',
    '1 skill with 1 activity',
    '1 resource',
    '1 project',
    '1 assessment',
  ]);
  const password = dialog(page).getByLabel('Your password');
  const remove = dialog(page).getByRole('button', { name: 'Delete my account' });
  await remove.click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('not the password');
  await remove.click();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await expect(dialog(page).getByText('Your current password is not correct.')).toHaveCount(1);
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();

  expect(await databases(page)).toContain(`cairn-${person.user._id}`);
  await password.fill(person.password);
  await remove.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('status')).toHaveText(userReasons.accountDeleting().message);
  await expect(other).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token');
  await expect.poll(() => databases(page)).toEqual([]);

  await logIn(page, person);
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password');

  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await fillRegistration(page, { ...person, name: 'Grace Hopper' });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/habits');
  await expect(page.getByText('No habits found')).toBeVisible();
});

test('a tab keeps working, and can log out, after another tab deleted the stored data @exhaustive', async ({
  page,
  context,
  person,
}) => {
  await person.call(habits.create, { body: { name: 'Sit', frequency: 'daily' } });
  await page.goto('/habits');
  await expect(todaysTick(page, 'Sit')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.evaluate(
    (name) =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = resolve;
      }),
    `cairn-${person.user._id}`,
  );
  await todaysTick(page, 'Sit').click();
  await expectDone(todaysTick(page, 'Sit'));
  await expect
    .poll(async () => (await person.call(habits.list, {})).data.habits[0]?.totalCompletions)
    .toBe(1);
  await chooseInProfileMenu(page, 'Logout');
  await expect(page).toHaveURL(/\/login$/);
});

test('the dialog to delete the account offers an export first, and leads to it @exhaustive', async ({
  page,
  person: _,
}) => {
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Export first' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export everything' })).toBeFocused();
});

test('an empty account is described as empty, and can be deleted by keyboard @exhaustive', async ({
  page,
  person,
}) => {
  await page.goto('/profile');
  const button = page.getByRole('button', { name: 'Delete account…' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('There is nothing in it yet.')).toBeVisible();
  await expect(dialog(page).getByLabel('Your password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Your password')).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(userReasons.accountDeleting().message);
});

test('unsent changes are deleted with the account, and the dialog says so @exhaustive', async ({
  page,
  context,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 503/);
  await fill(person);
  await context.route(/\/api\/habits\/.*\/(toggle|days)/, (route) =>
    route.fulfill({ status: 503 }),
  );
  await page.goto('/habits');
  await openDone(page);
  await todaysTick(page, 'Walk').click();
  await chooseInProfileMenu(page, 'Profile');
  await page.getByRole('button', { name: 'Delete account…' }).click();
  await expect(dialog(page).getByText('1 unsent change will be deleted too.')).toBeVisible();
  await dialog(page).getByLabel('Your password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(userReasons.accountDeleting().message)).toBeVisible();
  await expect.poll(() => databases(page)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} dialog to delete the account is accessible and fits @exhaustive`, async ({
    page,
    person,
  }) => {
    await fill(person);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await openDialog(page);
    await expect(dialog(page).getByRole('listitem')).toHaveCount(5);
    await expectAccessible(page);
    await expectFitInEveryLook(page);
  });
}
