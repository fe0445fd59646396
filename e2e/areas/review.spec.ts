import type { Page } from '@playwright/test';
import { addDays, type Day, startOfWeek } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect, expectAccessible } from '#testing/browser/test.ts';
import { timeZone } from '#testing/browser/timeZone.ts';
import { formatWeek } from '../../frontend/src/features/reviews/view.ts';
import { cutOff, reconnect } from '../network/cutOff.ts';
import { main, statOf } from '../pages/cards.ts';
import { todayRegion } from '../pages/tracker.ts';
import { popupOf, undoButton } from '../pages/undoPopup.ts';

/** The first days of this week and of last week. */
const thisWeek = (): Day => startOfWeek(today(), 0);
const lastWeek = (): Day => addDays(thisWeek(), -7);

/** Returns noon of a day in the browser's time zone. */
const noonOf = (day: Day): Date => {
  const offset = /GMT([+-]\d\d)/.exec(
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(new Date(`${day}T12:00:00Z`))
      .find(({ type }) => type === 'timeZoneName')?.value ?? '',
  );
  return new Date(Date.parse(`${day}T12:00:00Z`) - Number(offset?.[1] ?? 0) * 3_600_000);
};

/**
 * Adds two habits that go well and one that has been failing for four weeks. Adds a skill with hours and a finished
 * book.
 */
const seed = async ({ call }: Person) => {
  const habit = async (name: string, days: readonly number[]): Promise<string> => {
    const body = { name, frequency: 'daily' } as const;
    const { _id: id } = (await call(habits.create, { body })).data.habit;
    for (const n of days) {
      const params = { id, date: addDays(lastWeek(), n) };
      await call(habits.setDay, { params, body: { completed: true } });
    }
    return id;
  };
  await habit('Stretch', [0, 1, 2, 3, 5]);
  const read = await habit('Read', [0, 1, 2, 4, 6]);
  const run = await habit('Run', [-22, -21, -20, -13, -6, 1]);
  const body = { name: 'Rust', category: 'Programming Language' } as const;
  const { _id: rust } = (await call(skills.create, { body })).data.skill;
  for (const [n, hours] of [
    [-21, 2],
    [-14, 1],
    [-7, 3],
    [2, 4.5],
  ] as const) {
    await call(skills.logHours, {
      params: { id: rust },
      body: { hours, date: addDays(lastWeek(), n) },
    });
  }
  const made = await call(resources.create, { body: { title: 'SICP', type: 'Book' } });
  await call(resources.update, {
    params: { id: made.data.resource._id },
    body: { status: 'Completed', completionDate: addDays(lastWeek(), 4) },
  });
  return { read, run, rust };
};

const written = async ({ call }: Person) => (await call(reviews.list, {})).data.reviews;

const choose = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'In focus' }).click();
  await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a week is reviewed from Today, and what is in focus comes first there', async ({
    page,
    person,
  }) => {
    await seed(person);
    await page.clock.install({ time: noonOf(thisWeek()) });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Review the week' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Weekly review' })).toBeFocused();
    await expect(main(page)).toContainText(formatWeek(lastWeek(), today()));
    const card = (name: string) =>
      main(page)
        .locator('section')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(statOf(page, 'Habits')).toContainText('52%11 of 21');
    await expect(card('Habits').getByRole('listitem').filter({ hasText: 'Read' })).toContainText(
      '5 of 7',
    );
    await expect(card('Hours')).toContainText('4 h 30 min');
    await expect(card('Hours')).toContainText('before: 2 h a week (3 weeks)');
    await expect(card('Finished')).toContainText('SICP');
    await expect(card('Not working out')).toContainText('Run');
    await expect(card('Not working out')).toContainText('5 of 28');
    await expectAccessible(page);

    // One tap changes the habit, and one tap undoes the change.
    await page.getByRole('button', { name: 'Run: Twice a week' }).click();
    await expect(card('Not working out')).toHaveCount(0);
    await undoButton(page).click();
    await expect(card('Not working out')).toContainText('Run');
    await page.getByRole('button', { name: 'Pause Run' }).click();
    await expect(card('Not working out')).toHaveCount(0);

    // A draft survives a reload.
    await page.getByLabel('What went well?').fill('Slept early');
    await page.reload();
    await expect(page.getByLabel('What went well?')).toHaveValue('Slept early');
    await page.getByLabel('What comes next?').fill('Finish the parser');
    await choose(page, 'Rust');
    await choose(page, 'Read');
    await page.getByRole('button', { name: 'Save review' }).click();
    await expect(popupOf(page, 'Created!')).toBeVisible();
    expect(await written(person)).toMatchObject([
      {
        weekStart: lastWeek(),
        went: 'Slept early',
        next: 'Finish the parser',
        focus: [{ area: 'skills' }, { area: 'habits' }],
      },
    ]);

    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: 'Review the week' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'In focus' })).toContainText('Rust');
    const ticks = todayRegion(page).getByRole('button', { name: /: not done/ });
    await expect(ticks.first()).toHaveAccessibleName(/^Read/);
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Search/ }).click();
    await page.getByRole('combobox').fill('parser');
    await page.getByRole('option', { name: /Weekly review/ }).click();
    await expect(page.getByLabel('What comes next?')).toHaveValue('Finish the parser');
  });

  test('a review can be written without a network, and is sent once @exhaustive', async ({
    page,
    context,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(/ERR_FAILED/);
    await seed(person);
    await page.goto(`/review/${lastWeek()}`);
    await expect(page.getByRole('heading', { name: 'Not working out' })).toBeVisible();
    await cutOff(context);
    await page.reload();
    await expect(main(page)).toContainText('11 of 21');
    await expect(main(page)).toContainText('4 h 30 min');
    await page.getByLabel('What would you change?').fill('Less news');
    await choose(page, 'Rust');
    await page.getByRole('button', { name: 'Save review' }).click();
    await expect(
      page.getByRole('banner').getByRole('button', { name: /^Offline, 1 change/ }),
    ).toBeVisible();
    // The week before was never loaded, so the page derives it from this browser's data, which lacks the hours.
    await page.getByRole('link', { name: 'Week before' }).click();
    await expect(main(page)).toContainText('Go online to load this week’s hours.');
    await page.reload();
    await page.goto(`/review/${lastWeek()}`);
    await expect(page.getByLabel('What would you change?')).toHaveValue('Less news');
    expect(await written(person)).toEqual([]);
    await reconnect(context);
    await expect(async () =>
      expect(await written(person)).toMatchObject([
        { changed: 'Less news', focus: [{ area: 'skills' }] },
      ]),
    ).toPass({ timeout: 40_000 });
  });
});

test('the review page explains a future week, a day within a week, and an empty first week @exhaustive', async ({
  page,
  person,
}) => {
  await page.goto(`/review/${addDays(thisWeek(), 7)}`);
  await expect(main(page)).toContainText('is in the future. Choose this week or an earlier one.');
  await page.goto(`/review/${addDays(lastWeek(), 1)}`);
  await expect(main(page)).toContainText('is not the first day of a week.');
  await page.getByRole('link', { name: 'To the current review' }).click();
  await expect(main(page)).toContainText('Nothing was recorded in this week.');
  await expectAccessible(page);
  expect(await written(person)).toEqual([]);
});
