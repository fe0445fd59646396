import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { habitKeys } from '#functions/api/habits/keys.ts';
import { updateItem } from '#functions/table/updating.ts';
import { urlOf } from '#shared/calls/route.ts';
import { daySetOf } from '#shared/days/daySet.ts';
import { lastDays } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { type Person, registerPerson, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { neverIdle } from '../network/neverIdle.ts';
import { dayOf, openDone, todaysTick } from '../pages/tracker.ts';

/**
 * In KB (1000 bytes), packed by gzip at its default level. Each limit is a sixth above the measured size. A larger size
 * is a mistake, e.g. a library that is included twice.
 */
const budgets = {
  loginScript: 211,
  habitsScript: 500,
  dashboardScript: 375,
  /** The size of a response, unpacked. */
  tenYearsOfHabits: 60,
};

/**
 * A response for ten years may be this many times as large as for one year, because it includes each habit's history.
 */
const growth = 2.4;

const habitCount = 30;

// Leaves out code that a page fetches when idle, because it delays nothing.
test.beforeEach(({ page }) => neverIdle(page));

function responsesTo(page: Page): Response[] {
  const seen: Response[] = [];
  page.on('response', (one) => seen.push(one));
  return seen;
}

async function packedKilobytes(responses: readonly Response[], type: string): Promise<number> {
  const wanted = responses.filter((response) => response.request().resourceType() === type);
  const bytes = await Promise.all(
    wanted.map(async (response) => gzipSync(await response.body()).length),
  );
  return bytes.reduce((sum, one) => sum + one, 0) / 1_000;
}

/** Adds habits that were done on every day of this many years. The days are written directly into the table. */
async function seedYears({ call, user }: Person, years: number): Promise<void> {
  const completed = daySetOf(lastDays(years * 365, today()));
  const bitmaps = Object.fromEntries([...completed].map(([year, bytes]) => [`done${year}`, bytes]));
  for (let n = 1; n <= habitCount; n++) {
    const body = { name: `Habit ${n}`, frequency: 'daily' } as const;
    const { data } = await call(habits.create, { body });
    await updateItem(habitKeys.habit(user._id, data.habit._id), bitmaps);
  }
}

test('a first visit loads little for the login screen', async ({ page }) => {
  const responses = responsesTo(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const script = await packedKilobytes(responses, 'script');
  expect(script).toBeGreaterThan(10);
  expect(script, 'KB of script').toBeLessThanOrEqual(budgets.loginScript);
});

test('a first visit loads little for the dashboard', async ({ page, person }) => {
  await person.call(habits.create, { body: { name: 'Walk', frequency: 'daily' } });
  const responses = responsesTo(page);
  await page.goto('/dashboard');
  await expect(page.getByText('Total Habits')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const script = await packedKilobytes(responses, 'script');
  expect(script).toBeGreaterThan(10);
  expect(script, 'KB of script').toBeLessThanOrEqual(budgets.dashboardScript);
});

test(`thirty habits of ten years load at most ${growth} times as much as those of one year`, async ({
  page,
  cairn,
  person,
}) => {
  await seedYears(person, 10);
  const responses = responsesTo(page);
  await page.goto('/habits');
  await expect(dayOf(page, today())).toHaveAttribute('aria-label', /: 30 of 30 done$/);
  await expect(page.getByRole('main').locator('svg[role=img]')).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  const script = await packedKilobytes(responses, 'script');
  expect(script).toBeGreaterThan(10);
  expect(script, 'KB of script').toBeLessThanOrEqual(budgets.habitsScript);
  const ofHabits = (response: Response) => new URL(response.url()).pathname === urlOf(habits.facts);
  const lists = responses.filter(ofHabits);
  expect(lists).toHaveLength(1);

  const bytesFor = async ({ token }: Person) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await (await fetch(lists[0]?.url() ?? '', { headers })).bytes()).length;
  };
  const newcomer = await registerPerson(cairn);
  await seedYears(newcomer, 1);
  const [tenYears, oneYear] = [await bytesFor(person), await bytesFor(newcomer)];
  expect(oneYear).toBeGreaterThan(habitCount * 100);
  expect(tenYears / 1_000, 'KB of ten years').toBeLessThanOrEqual(budgets.tenYearsOfHabits);
  expect(tenYears / oneYear, 'bytes of ten years by those of one').toBeLessThanOrEqual(growth);
});

/** Long enough for any follow-up call to be sent, in ms. */
const aftermath = 300;

test('a tick makes one call, and opening another month makes at most two', async ({
  page,
  person,
}) => {
  await seedYears(person, 1);
  await page.goto('/habits');
  await expect(dayOf(page, today())).toHaveAttribute('aria-label', /: 30 of 30 done$/);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(`${request.method()} ${request.url()}`);
  });
  const answered = page.waitForResponse(/\/toggle/);
  await openDone(page);
  await todaysTick(page, 'Habit 1').click();
  await (await answered).finished();
  await page.waitForTimeout(aftermath);
  expect(calls).toEqual([expect.stringMatching(/^POST .*\/toggle/)]);

  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByRole('gridcell').nth(15).getByText('+27')).toBeVisible();
  await page.waitForTimeout(aftermath);
  // The pointer is still on 'Previous month', so the month before the shown one is fetched ahead.
  expect(calls.length).toBeLessThanOrEqual(3);
  expect(new Set(calls).size, 'no call twice').toBe(calls.length);
});
