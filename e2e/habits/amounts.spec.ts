import type { Locator, Page } from '@playwright/test';
import { ulid } from 'ulid';
import { addDays, type Day, dayOfWeek, yearOf } from '#shared/days/days.ts';
import type { DaySetting, NewHabit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { expectFitInEveryLook } from '../looks/everyLook.ts';
import { partOf } from '../pages/cards.ts';
import { enterOn, tabTo } from '../pages/keyboard.ts';
import {
  calendarUrl,
  cardOf,
  dayOf,
  dotOf,
  formatDay,
  midOfMonth,
  panelOf,
  todayRegion,
} from '../pages/tracker.ts';
import { undoButton } from '../pages/undoPopup.ts';

const water = {
  name: 'Water',
  frequency: 'daily',
  kind: 'amount',
  unit: 'glasses',
  target: 8,
} satisfies NewHabit;

async function seed(
  person: Person,
  habit: NewHabit = water,
  days: Readonly<Record<Day, DaySetting>> = {},
): Promise<string> {
  const { _id: id } = (await person.call(habits.create, { body: habit })).data.habit;
  for (const [date, body] of Object.entries(days)) {
    await person.call(habits.setDay, { params: { id, date }, body });
  }
  return id;
}

const stored = async (person: Person, id: string) =>
  (await person.call(habits.get, { params: { id } })).data;

/** Waits until the server has this amount for the day. */
const hasAmount = (person: Person, id: string, amount: number | undefined, day = today()) =>
  expect
    .poll(async () => (await stored(person, id)).amounts?.find(({ date }) => date === day)?.amount)
    .toBe(amount);

const lineOf = (page: Page, habit: string): Locator =>
  todayRegion(page).getByTitle(habit, { exact: true });
const stepOf = (page: Page, habit: string, words: string): Locator =>
  todayRegion(page).getByRole('button', { name: `${habit}, ${formatDay(today())}: add ${words}` });
const popoverOf = (page: Page, habit: string): Locator =>
  page.getByRole('dialog', { name: `${habit}, ${formatDay(today())}` });

const targetField = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Target', exact: true });

test('an amount habit is created in the form, where a sentence describes it @exhaustive', async ({
  page,
  person,
}) => {
  await page.goto('/habits/add');
  await page.getByLabel('Name').fill('Water');
  await page.getByText('An amount', { exact: true }).click();
  await targetField(page).fill('2.555');
  await page.getByRole('button', { name: 'Add Habit' }).click();
  await expect(page.getByText('Target may have at most two decimal places')).toBeVisible();
  for (const refused of ['1:30', 'abc']) {
    await targetField(page).fill('');
    await targetField(page).pressSequentially(refused);
    await page.getByRole('button', { name: 'Add Habit' }).click();
    await expect(page.getByText('Target must be a number')).toBeVisible();
    await expect(targetField(page)).toHaveValue(refused);
  }
  await targetField(page).fill('1,5');
  await targetField(page).press('ArrowUp');
  await expect(targetField(page)).toHaveValue('2.5');
  await page.getByRole('button', { name: 'Add Habit' }).click();
  await expect(page.getByText('Unit is required')).toBeVisible();
  await page.getByLabel('Unit').fill('litres');
  await expect(page.getByText('At least 2.5 litres a day')).toBeVisible();
  await page.getByLabel('Direction').selectOption('At most');
  await expect(page.getByText('At most 2.5 litres a day')).toBeVisible();
  await page.getByLabel('Direction').selectOption('At least');
  await expectFitInEveryLook(page);
  await page.getByRole('button', { name: 'Add Habit' }).click();
  await expect(lineOf(page, 'Water')).toContainText('0 of 2.5 litres');
  const [habit] = (await person.call(habits.list, {})).data.habits;
  expect(habit).toMatchObject({
    kind: 'amount',
    unit: 'litres',
    target: 2.5,
    direction: 'at-least',
  });
});

test('one tap adds a step to an amount, many quick taps are all counted, and Undo takes the last one back', async ({
  page,
  person,
}) => {
  const id = await seed(person);
  await page.goto('/habits');
  const step = stepOf(page, 'Water', '1 (glasses)');
  for (let n = 0; n < 8; n++) await step.click();
  await expect(lineOf(page, 'Water')).toContainText('8 of 8 glasses');
  await expect(todayRegion(page)).toContainText('1 of 1 done');
  await hasAmount(person, id, 8);
  await undoButton(page).click();
  await expect(lineOf(page, 'Water')).toContainText('7 of 8 glasses');
  await expect(todayRegion(page)).toContainText('0 of 1 done');
  await hasAmount(person, id, 7);
  await page.reload();
  await expect(lineOf(page, 'Water')).toContainText('7 of 8 glasses');
});

test('any amount can be typed by keyboard alone @exhaustive', async ({ page, person }) => {
  const id = await seed(person);
  await page.goto('/habits');
  await enterOn(page, lineOf(page, 'Water'));
  const popover = popoverOf(page, 'Water');
  await expect(popover.getByRole('button', { name: 'Add 1 (glasses)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popover).toContainText('1 of 8 glasses');
  const field = popover.getByLabel('Amount in glasses');
  await tabTo(page, field);
  await field.fill('1.234');
  await page.keyboard.press('Enter');
  await expect(popover).toContainText('Amount may have at most two decimal places');
  await field.fill('7,5');
  await page.keyboard.press('Enter');
  await expect(popover).toContainText('7.5 of 8 glasses');
  await hasAmount(person, id, 7.5);
  await expectFitInEveryLook(page);
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(lineOf(page, 'Water')).toBeFocused();
  await page.keyboard.press('Enter');
  await popover.getByRole('button', { name: 'Clear' }).click();
  await expect(popover).toContainText('0 of 8 glasses');
  await expect(popover.getByRole('button', { name: 'Clear' })).toBeFocused();
  await hasAmount(person, id, undefined);
});

test('a habit with a limit is done with 0, and not done above the limit @exhaustive', async ({
  page,
  person,
}) => {
  const id = await seed(person, {
    ...water,
    name: 'Coffee',
    unit: 'cups',
    target: 2,
    direction: 'at-most',
  });
  await page.goto('/habits');
  await expect(lineOf(page, 'Coffee')).toContainText('at most 2 cups');
  await lineOf(page, 'Coffee').click();
  await popoverOf(page, 'Coffee').getByRole('button', { name: 'None' }).click();
  await expect(lineOf(page, 'Coffee')).toContainText('0 of at most 2 cups');
  await expect(todayRegion(page)).toContainText('1 of 1 done');
  await hasAmount(person, id, 0);
  const step = stepOf(page, 'Coffee', '1 (cups)');
  for (let n = 0; n < 3; n++) await step.click();
  await expect(lineOf(page, 'Coffee')).toContainText('3 of at most 2 cups');
  await expect(todayRegion(page)).toContainText('0 of 1 done');
});

for (const width of [1280, 390]) {
  test(`at ${width} px an amount fits its card, the calendar, the panel of a day and its own page @exhaustive`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const yesterday = addDays(today(), -1);
    const id = await seed(person, water, {
      [addDays(today(), -2)]: { amount: 8 },
      [yesterday]: { amount: 5 },
    });
    await page.goto('/habits?view=list');
    const card = cardOf(page, 'Water');
    await expect(card).toContainText('At least 8 glasses · Every day');
    await card.getByRole('button', { name: /: add 1 \(glasses\), / }).click();
    await expect(card).toContainText('1 of 8 glasses');
    await hasAmount(person, id, 1);

    await page.goto(calendarUrl(yesterday));
    await (width > 500 ? dotOf(page, 'Water', yesterday) : dayOf(page, yesterday)).click();
    const panel = panelOf(page, yesterday);
    await panel.getByTitle('Water', { exact: true }).click();
    await panel.getByRole('button', { name: 'Add 5 glasses' }).click();
    await expect(panel.getByTitle('Water', { exact: true })).toContainText('10 of 8 glasses');
    await hasAmount(person, id, 10, yesterday);
    const choose = async (item: string) => {
      await panel.getByRole('button', { name: 'More for Water' }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose('Skip this day');
    await expect.poll(async () => (await stored(person, id)).totalCompletions).toBe(1);
    await choose('Unskip this day');
    await expect.poll(async () => (await stored(person, id)).totalCompletions).toBe(2);

    await page.goto(`/habits/${id}?day=${yesterday}`);
    await expect(page.getByText('10 of 8 glasses', { exact: true })).toBeVisible();
    const square = page.getByRole('grid').locator(`[data-day="${yesterday}"]`);
    await expect(square).toHaveAttribute('aria-label', /done, 10 of 8 glasses$/);
    await page.getByRole('button', { name: 'Take 1 (glasses) off' }).click();
    await expect(square).toHaveAttribute('aria-label', /done, 9 of 8 glasses$/);
    const ofThatYear = [8, 9, 1].filter(
      (_, n) => yearOf(addDays(today(), n - 2)) === yearOf(yesterday),
    );
    const inYear = ofThatYear.reduce((sum, one) => sum + one, 0);
    await expect(page.getByText(/in \d{4}$/).first()).toContainText(`${inYear} glasses`);
    await expect(partOf(page, 'By week: glasses')).toContainText('best 9');
    await expectFitInEveryLook(page);
  });
}

test('a changed target applies from today or from the first day @exhaustive', async ({
  page,
  person,
}) => {
  const id = await seed(person, water, { [addDays(today(), -1)]: { amount: 8 } });
  await page.goto('/habits?view=list');
  const edit = async (target: string, since?: string) => {
    await cardOf(page, 'Water').getByRole('link', { name: 'Edit Water' }).click();
    await targetField(page).fill(target);
    if (since) await page.getByText(since, { exact: true }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(cardOf(page, 'Water')).toContainText(`At least ${target} glasses`);
  };
  await edit('10');
  await expect.poll(async () => (await stored(person, id)).targets.length).toBe(2);
  expect((await stored(person, id)).totalCompletions).toBe(1);
  await edit('9', 'From the first day');
  await expect.poll(async () => (await stored(person, id)).totalCompletions).toBe(0);
  await cardOf(page, 'Water').getByRole('link', { name: 'Edit Water' }).click();
  await expect(page.getByRole('radio', { name: 'A tick' })).toBeDisabled();
});

test('the panel of an old day leads to the habit’s page on that day, where its amount can grow @exhaustive', async ({
  page,
  person,
}) => {
  const day = midOfMonth(today(), 6);
  const id = await seed(person, water, { [day]: { amount: 8 } });
  await page.goto(calendarUrl(day));
  await dayOf(page, day).click();
  await panelOf(page, day).getByTitle('Water', { exact: true }).click();
  await expect(page).toHaveURL(`/habits/${id}?day=${day}`);
  await expect(page.getByText('8 of 8 glasses', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add 1 (glasses)', exact: true }).click();
  await expect(page.getByText('9 of 8 glasses', { exact: true })).toBeVisible();
  await expect
    .poll(async () => {
      const query = { from: day, to: day };
      return (await person.call(habits.get, { params: { id }, query })).data.amounts?.[0]?.amount;
    })
    .toBe(9);
});

test('taps without a network add to what another device added meanwhile @exhaustive', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  const id = await seed(person);
  await page.goto('/habits');
  const step = stepOf(page, 'Water', '1 (glasses)');
  await step.click();
  await hasAmount(person, id, 1);
  await page.context().setOffline(true);
  for (let n = 0; n < 4; n++) await step.click();
  await expect(lineOf(page, 'Water')).toContainText('5 of 8 glasses');
  const params = { id, date: today() };
  for (let n = 0; n < 2; n++)
    await person.call(habits.setDay, { params, body: { add: 1, _id: ulid() } });
  await page.context().setOffline(false);
  await hasAmount(person, id, 7);
  await expect(lineOf(page, 'Water')).toContainText('7 of 8 glasses');
});

test('a habit of 150 minutes a week is created on a phone, and its amounts complete the week @exhaustive', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/habits/add');
  await page.getByLabel('Name').fill('Walk');
  await page.getByText('An amount', { exact: true }).click();
  await targetField(page).fill('150');
  await page.getByLabel('Unit').fill('minutes');
  await page.getByLabel('Period').selectOption('Per week');
  await expect(page.getByText('At least 150 minutes a week')).toBeVisible();
  await expect(page.getByLabel('Frequency')).toBeHidden();
  await expectFitInEveryLook(page);
  await page.getByRole('button', { name: 'Add Habit' }).click();

  // The habit starts today, so its first week has fewer days unless today is Sunday. On a Saturday, the target of this
  // week is 21.43 minutes.
  const left = 7 - dayOfWeek(today());
  const wanted = `of ${Math.round((15_000 * left) / 7) / 100} minutes this week`;
  await page.goto('/habits');
  await expect(lineOf(page, 'Walk')).toContainText(`0 ${wanted}`);
  await lineOf(page, 'Walk').click();
  const popover = popoverOf(page, 'Walk');
  await popover.getByLabel('Amount in minutes').fill('5');
  await page.keyboard.press('Enter');
  await expect(lineOf(page, 'Walk')).toContainText(`5 ${wanted}`);
  await popover.getByRole('button', { name: 'Add 10 minutes' }).click();
  await expect(lineOf(page, 'Walk')).toContainText(`15 ${wanted}`);
  const [{ _id: id = '' } = {}] = (await person.call(habits.list, {})).data.habits;
  await hasAmount(person, id, 15);

  await page.goto('/habits?view=list');
  await cardOf(page, 'Walk').getByRole('button', { name: 'Walk: say how much today' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount in minutes').fill('150');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(`150 ${wanted}`);
  await expect
    .poll(async () => stored(person, id))
    .toMatchObject({ due: 'done', currentStreak: 1, streakUnit: 'week' });
  await undoButton(page).click();
  await hasAmount(person, id, 15);
  expect((await stored(person, id)).currentStreak).toBe(0);
});
