import { addDays } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { expectFitInEveryLook } from '../looks/everyLook.ts';

test('a habit of 30 days is added on a phone, says when it ends, and can go on @exhaustive', async ({
  page,
  person,
}) => {
  const end = addDays(today(), 29);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/habits/add');
  await page.getByLabel('Name').fill('Yoga');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Ends on').fill(end);
  await expectFitInEveryLook(page);
  await page.getByRole('button', { name: 'Add Habit' }).click();
  const stored = async () => (await person.call(habits.list, {})).data.habits;
  await expect.poll(stored).toMatchObject([{ name: 'Yoga', endsOn: end, archivedOn: null }]);

  const [{ _id: id = '' } = {}] = await stored();
  await page.goto(`/habits/${id}`);
  await expect(page.getByRole('main')).toContainText(/Ends on \d/);
  await expectFitInEveryLook(page);
  await page.getByRole('main').getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel('Ends on').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(stored).toMatchObject([{ endsOn: null }]);
});
