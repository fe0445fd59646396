import type { Locator, Page } from '@playwright/test';
import { ulid } from 'ulid';
import type { Day } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { minute } from '#shared/timer/limits.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { type Person, signIn, test } from '#testing/browser/person.ts';
import { expect, expectAccessible } from '#testing/browser/test.ts';
import { expectFitInEveryLook } from '../looks/everyLook.ts';
import { cutOff, reconnect } from '../network/cutOff.ts';
import { chooseIn } from '../pages/cards.ts';
import { cardOf } from '../pages/tracker.ts';
import { popupOf } from '../pages/undoPopup.ts';

const line = (page: Page): Locator => page.getByRole('region', { name: 'Timer' });
const clock = (page: Page): Locator => line(page).getByRole('timer');
const start = (page: Page, name: string) => ({
  click: () => chooseIn(cardOf(page, name), 'Start the timer'),
});

const aSkill = async ({ call }: Person, name: string): Promise<string> =>
  (await call(skills.create, { body: { name, category: 'Other' } })).data.skill._id;

/** Starts a timer that began this many minutes ago on another device. */
const startedAgo = async ({ call }: Person, id: string, minutes: number, more = {}) => {
  const startedAt = new Date(Date.now() - minutes * minute).toISOString();
  const body = { startedAt, target: { area: 'skills' as const, id }, ...more };
  await call(timerRoutes.start, { params: { id: ulid() }, body });
};

const current = async ({ call }: Person) => (await call(timerRoutes.get, {})).data.timer;
const loggedOf = async ({ call }: Person, id: string) =>
  (await call(skills.activities, { params: { id } })).data.activities.map(
    ({ duration }) => duration,
  );

/**
 * Lets time pass only for the page. Responses lose their date, so the page does not notice that the server's clock
 * stood still.
 */
const passAlone = (page: Page) =>
  page.route(/\/api\//, async (route) => {
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });

/** Another device sets the timer's start to 25 minutes earlier. The page loads it. */
const setBack25Minutes = async (page: Page, person: Person) => {
  const { _id: timer, startedAt } = (await current(person)) ?? { _id: '', startedAt: '' };
  const patch = {
    at: new Date().toISOString(),
    startedAt: new Date(Date.parse(startedAt) - 25 * minute).toISOString(),
  };
  await person.call(timerRoutes.update, { params: { id: timer }, body: patch });
  await page.reload();
  await expect(clock(page)).toHaveText(/^25:\d\d$/);
};

test('on a phone a timer starts from a card without a network, and every tab shows it', async ({
  page,
  context,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await aSkill(person, 'Rust');
  const other = await context.newPage();
  await other.goto('/habits');
  await page.goto('/skills');
  await expect(cardOf(page, 'Rust')).toBeVisible();
  await expect(line(page)).toBeHidden();
  await cutOff(context);
  await start(page, 'Rust').click();
  await expect(line(page)).toContainText('Rust');
  await expect(clock(page)).toHaveText(/^0:0[1-9]$/);
  await expect(page).toHaveTitle(/^\d:\d\d Rust · Skill Goals Tracker$/);
  await expect(line(other)).toContainText('Rust');
  await expectAccessible(page);
  // The timer's line is below the bar at the top, far from the bar at the bottom.
  const box = await line(page).boundingBox();
  expect(box?.y).toBeLessThan(60);
  expect(box?.width).toBe(390);
  await line(page).getByRole('button', { name: 'Pause the timer' }).click();
  await expect(line(page)).toContainText('paused');
  await expect(line(other)).toContainText('paused');
  await reconnect(context);
  await expect
    .poll(async () => (await current(person))?.pauses, { timeout: 60_000 })
    .toHaveLength(1);
});

test('a timer that another device stops is logged once, and disappears on this device @exhaustive', async ({
  page,
  browser,
  cairn,
  person,
}) => {
  const rust = await aSkill(person, 'Rust');
  await startedAgo(person, rust, 25);
  await page.goto('/habits');
  await expect(clock(page)).toHaveText(/^25:\d\d$/);
  const device = await browser.newContext({ baseURL: cairn.url });
  await signIn(device, cairn, person);
  const there = await device.newPage();
  await there.goto(`/skills/${rust}`);
  const stop = line(there).getByRole('button', { name: 'Stop the timer' });
  await stop.click();
  await expect(popupOf(there, 'Logged 25 min for Rust')).toBeVisible();
  await expect(there.getByText('25 min of 20 h').first()).toBeVisible();
  await expect(there.getByRole('heading', { level: 1 })).toBeFocused();
  await there.keyboard.press('Control+z');
  await expect(clock(there)).toHaveText(/^25:\d\d$/);
  await stop.click();
  // After leaving a page, a person can no longer undo.
  await there.close();
  await expect.poll(() => loggedOf(person, rust)).toEqual([25]);
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(line(page)).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await device.close();
});

test('a timer that was forgotten overnight asks what counts @exhaustive', async ({
  page,
  person,
}) => {
  test.slow();
  const rust = await aSkill(person, 'Rust');
  await startedAgo(person, rust, 125);
  await passAlone(page);
  await page.clock.install();
  await page.goto('/habits');
  await expect(line(page)).toContainText('Still on Rust?');
  await expect(page).toHaveTitle('Still on Rust? · Habit Tracker');
  await expectFitInEveryLook(page);
  await line(page).getByRole('button', { name: 'Yes' }).click();
  await expect(line(page)).not.toContainText('Still on');
  await expect
    .poll(async () => Date.now() - Date.parse((await current(person))?.seenAt ?? ''))
    .toBeLessThan(minute);
  await page.clock.fastForward('10:00:00');
  await expect(line(page)).toContainText('Rust ran on: what counts?');
  await line(page).getByRole('button', { name: 'Choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'How long were you on Rust?' });
  await expect(dialog.getByRole('radio', { name: /^Until you were last seen/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'All of it: 12 h' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stop and log it' }).click();
  await expect(popupOf(page, 'Logged 2 h 5 min for Rust')).toBeVisible();
  await expect(line(page)).toBeHidden();
  await page.clock.fastForward(15_000);
  await expect.poll(() => loggedOf(person, rust)).toEqual([125]);
});

test('the keyboard alone starts, switches and stops a timer', async ({ page, person }) => {
  for (const name of ['Go', 'Rust']) await aSkill(person, name);
  await page.goto('/habits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('t');
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('option', { name: /^Start timer: Go/ })).toBeVisible();
  await page.keyboard.type('rust');
  await expect(search.getByRole('option').first()).toContainText('Start timer: Rust');
  await page.keyboard.press('Enter');
  await expect(search).toBeHidden();
  await expect(line(page)).toContainText('Rust');
  await expect.poll(async () => (await current(person))?.target).toBeTruthy();

  await page.goto('/skills');
  await expect(cardOf(page, 'Go')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('t');
  await expect(line(page)).toContainText('Go');
  await expect(popupOf(page, 'The timer for Go is running.')).toBeVisible();
  await page.keyboard.press('u');
  await expect(line(page)).toContainText('Rust');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('stop timer');
  await expect(search.getByRole('option').first()).toContainText('Stop the timer for Rust');
  await page.keyboard.press('Enter');
  await expect(line(page)).toBeHidden();
  await expect(popupOf(page, 'Less than 30 seconds for Rust: nothing was logged')).toBeVisible();
});

test('a countdown rings at its end, and a break follows @exhaustive', async ({ page, person }) => {
  const rust = await aSkill(person, 'Rust');
  await startedAgo(person, rust, 25 - 8 / 60, { plannedMinutes: 25 });
  await page.goto('/skills');
  await expect(clock(page)).toHaveText(/^0:0\d$/);
  const ring = page.getByRole('alert').filter({ hasText: '25 min of Rust are over.' });
  await expect(ring).toBeVisible();
  await expect(clock(page)).toHaveText(/^25:0\d$/);
  await ring.getByRole('button', { name: 'Stop, and 5 min break' }).click();
  await expect(popupOf(page, 'Logged 25 min for Rust')).toBeVisible();
  await expect(line(page)).toContainText('Break');
  await expect(clock(page)).toHaveText(/^4:\d\d$/);
  await line(page).getByRole('button', { name: 'Start Rust' }).click();
  await expect(clock(page)).toHaveText(/^(25:00|24:\d\d)$/);
  await expect.poll(() => loggedOf(person, rust)).toEqual([25]);
});

test('on a phone, a habit in minutes gets the time of its timer, and Undo removes that time @exhaustive', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const spanish = await aSkill(person, 'Spanish');
  const body = {
    name: 'Vocabulary',
    frequency: 'daily',
    kind: 'amount',
    unit: 'min',
    target: 30,
    skill: spanish,
    countsAs: 'minutes',
  } as const;
  const { _id: id } = (await person.call(habits.create, { body })).data.habit;
  const day: Day = (await person.call(habits.get, { params: { id } })).data.createdDay;
  await person.call(habits.setDay, { params: { id, date: day }, body: { amount: 10 } });
  await page.goto('/habits');
  const amount = page.getByRole('button', { name: /^Vocabulary .*of 30 min/ }).first();
  await expect(amount).toHaveAccessibleName(/: not done, 10 of 30 min/);
  await page.getByRole('button', { name: 'More for Vocabulary' }).click();
  await page.getByRole('menuitem', { name: 'Start the timer' }).click();
  await expect(line(page)).toContainText('Vocabulary');
  await expectAccessible(page);
  await expect.poll(async () => (await current(person))?.target).toEqual({ area: 'habits', id });
  await setBack25Minutes(page, person);
  const stop = line(page).getByRole('button', { name: 'Stop the timer' });
  await stop.click();
  await expect(popupOf(page, 'Logged 25 min for Vocabulary')).toBeVisible();
  await expect(amount).toHaveAccessibleName(/35 of 30 min/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page)).toContainText('Vocabulary');
  await expect(amount).toHaveAccessibleName(/: not done, 10 of 30 min/);
  await stop.click();
  await expect(amount).toHaveAccessibleName(/35 of 30 min/);
  await page.goto(`/skills/${spanish}`);
  await expect(page.getByText('35 min of 20 h').first()).toBeVisible();
  await expect.poll(() => loggedOf(person, spanish)).toEqual([35]);
});

test('a device whose clock is 10 minutes fast starts its timer by the server’s clock @exhaustive', async ({
  page,
  person,
}) => {
  await aSkill(person, 'Rust');
  await page.clock.install({ time: Date.now() + 10 * minute });
  await page.goto('/skills');
  await start(page, 'Rust').click();
  await expect(clock(page)).toHaveText(/^0:0\d$/);
  await expect
    .poll(async () => Math.abs(Date.parse((await current(person))?.startedAt ?? '') - Date.now()))
    .toBeLessThan(minute);
  await expect(clock(page)).toHaveText(/^0:[0-2]\d$/);
});
