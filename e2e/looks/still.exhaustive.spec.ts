import type { Browser, Page } from '@playwright/test';
import { assessments } from '#shared/assessments/routes.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import {
  hold,
  newAccount,
  type Person,
  sharedAccount,
  test,
  today,
} from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { fillRegistration } from '../pages/registration.ts';
import { shiftsOf, watchShifts, watchShiftsOfNext } from './layoutShifts.ts';

/** A page counts as still if it shifts less than this. Fractions of a pixel add up to less. */
const still = 0.001;

/** A page has loaded when no response arrives for this long, in ms. */
const quiet = 500;

const seed = async ({ call }: Person) => {
  const body = { name: 'Rust', category: 'Other' } as const;
  const skill = (await call(skills.create, { body })).data.skill._id;
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    await call(resources.create, { body: { title: name, deadline: today() } });
    await call(projects.create, { body: { name, description: name, progress: 10 } });
    await call(assessments.create, { body: { skill, confidenceLevel: 3 } });
  }
  const made = await Promise.all(
    (['morning', 'any', 'any'] as const).map((timeOfDay, n) =>
      call(habits.create, { body: { name: `Habit ${n}`, timeOfDay, frequency: 'daily' } }),
    ),
  );
  return { skill, habit: made[0]?.data.habit._id ?? '' };
};

const account = sharedAccount(seed);

type Late = ReadonlyMap<string, Promise<void>>;

/** Opens a page, holds its late calls back, and returns once all other responses have arrived. */
const openLate = async (page: Page, path: string, late: Late) => {
  const calls = new Set<string>();
  let last = Date.now();
  page.on('response', () => {
    last = Date.now();
  });
  await page.route(/\/api\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (route.request().method() === 'GET') calls.add(pathname + search);
    await late.get(pathname + search);
    await route.fallback();
  });
  const settle = () =>
    expect.poll(() => Date.now() - last, { intervals: [100] }).toBeGreaterThan(quiet);
  await watchShiftsOfNext(page);
  await page.goto(path);
  await settle();
  return { calls, settle };
};

/**
 * Opens a page in a browser context of its own. The responses to the late calls arrive last, one after the other.
 * Returns how far the page shifts, and its calls.
 */
const shiftOf = async (
  browser: Browser,
  signInto: (page: Page) => Promise<unknown>,
  path: string,
  lateCalls: readonly string[],
) => {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await signInto(page);
  const gates = lateCalls.map((call) => {
    let open = () => {};
    const isOpen = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { call, open: () => open(), isOpen };
  });
  const late = new Map(gates.map(({ call, isOpen }) => [call, isOpen]));
  const { calls, settle } = await openLate(page, path, late);
  for (const { open } of gates) {
    open();
    await page.waitForTimeout(100);
    await settle();
  }
  const shift = await shiftsOf(page);
  await page.close();
  return { shift, calls: [...calls] };
};

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const place of [
      '/dashboard',
      '/habits',
      '/habits?view=list',
      '/skills',
      '/skills/:skill',
      '/skills/:skill/log-hours',
      '/habits/:habit',
      '/learning-planner',
      '/mini-projects',
      '/self-assessment',
      '/takeaways',
      '/takeaways/all',
      '/activity-tracker',
      '/review',
      '/profile',
    ])
      test(`${place} stands still at ${viewport.width} px, whichever calls are late`, async ({
        browser,
        cairn,
        context,
      }) => {
        // The page is opened again for each late call, and the dashboard also for each ordered pair.
        test.setTimeout(600_000);
        const { skill, habit } = await account(cairn, context);
        const path = place.replace(':skill', skill).replace(':habit', habit);
        const shift = (late: readonly string[]) =>
          shiftOf(browser, (page) => account(cairn, page.context()), cairn.url + path, late);
        const { calls, ...first } = await shift([]);
        expect.soft(first.shift, 'nothing late').toBeLessThan(still);
        const orders = calls.flatMap((one) => [
          [one],
          ...(place === '/dashboard'
            ? calls.filter((other) => other !== one).map((other) => [one, other])
            : []),
        ]);
        for (const late of orders)
          expect.soft((await shift(late)).shift, late.join(', then ')).toBeLessThan(still);
      });
  });

test('hardly anything moves after a registration, however late the data are', async ({
  page,
  context,
  person: _,
}) => {
  await context.setStorageState({ cookies: [], origins: [] });
  await page.goto('/register');
  await fillRegistration(page, newAccount());
  const data = await hold(page, /\/api\/analytics/);
  await watchShifts(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Loading dashboard...')).toBeVisible();
  await data.release();
  await expect(page.getByText('Current Streak')).toBeVisible();
  expect(await shiftsOf(page)).toBeLessThan(0.1);
});
