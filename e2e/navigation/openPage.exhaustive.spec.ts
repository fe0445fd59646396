import type { Page } from '@playwright/test';
import { createCall } from '#infra/local/call.ts';
import type { DayStart } from '#shared/days/daySettings.ts';
import { addDays, type Day, startOfWeek, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { streakNameOf } from '#shared/habits/schedule.ts';
import { type Person, test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import type { Cairn } from '#testing/engines/harness.ts';
import { cardOf, expectDone, formatDay, todayRegion, todaysTick } from '../pages/tracker.ts';
import { giveUpUndo } from '../pages/undoPopup.ts';

/**
 * People keep one page open for a month. Only the browser's clock moves, from five weeks ago towards the present. To
 * the server, each change looks as if a device that was offline had made it on its day.
 */
const timeZone = 'UTC';
test.use({ timezoneId: timeZone });

/** The first day of five whole weeks. The last of these weeks is over. */
const first = startOfWeek(addDays(todayIn(Date.now(), timeZone), -36), 0);

/** Returns a day by its week and weekday. Both start at 0, and weekday 0 is Sunday. */
const dayIn = (week: number, weekday: number): Day => addDays(first, week * 7 + weekday);
const daysIn = (week: number, ...weekdays: readonly number[]): Day[] =>
  weekdays.map((weekday) => dayIn(week, weekday));

const instantOf = (day: Day, time: string): number => Date.parse(`${day}T${time}:00Z`);

/** Sets the clock of a page. `waitUntil` then moves it in leaps. */
const startAt = async (page: Page, day: Day, time: string): Promise<void> => {
  await page.clock.install({ time: instantOf(day, time) });
};

/** Moves the clock to a later time. An earlier time has no effect. */
const waitUntilInstant = async (page: Page, instant: number): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  if (instant > now) await page.clock.fastForward(instant - now);
};

const waitUntil = (page: Page, day: Day, time: string): Promise<void> =>
  waitUntilInstant(page, instantOf(day, time));

/** Fills in the form for a new habit, done on certain weekdays, several times a week, or every day. */
const addHabit = async (page: Page, name: string, often: readonly string[] | number | 'daily') => {
  await page.goto('/habits/add');
  await page.getByLabel('Name').fill(name);
  if (typeof often === 'number') {
    await page.getByLabel('Frequency').selectOption({ label: 'Several days a week' });
    await page.getByLabel('Days a week').fill(String(often));
  } else if (often !== 'daily') {
    await page.getByLabel('Frequency').selectOption({ label: 'On certain days of the week' });
    for (const weekday of often)
      await page.getByRole('checkbox', { name: weekday }).check({ force: true });
  }
  await page.getByRole('button', { name: 'Add Habit' }).click();
  await expect(page.getByText('Created!')).toBeVisible();
  await page.goto('/habits?view=list');
};

/** Ticks a habit for this day, which must be the page's today. */
const tick = async (page: Page, name: string, day: Day) => {
  const button = todaysTick(page, name);
  await expect(button).toHaveAccessibleName(
    new RegExp(`^${name}, ${formatDay(day)}: not done(, optional)?$`),
  );
  await button.click();
  await expect(button).toHaveAttribute('aria-label', `${name}, ${formatDay(day)}: done`);
};

const skipToday = async (page: Page, name: string) => {
  await todayRegion(page)
    .getByRole('button', { name: `More for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Skip today' }).click();
};

const says = (page: Page, name: string, ...stats: readonly (string | RegExp)[]) =>
  Promise.all(stats.map((stat) => expect(cardOf(page, name)).toContainText(stat)));

/**
 * Expects that the server has these days of the only habit. Then moves the page's clock to the present, the server's
 * time. The page must now show the server's figures.
 */
const expectKept = async (
  page: Page,
  { url }: Cairn,
  { token }: Person,
  days: readonly Day[],
  dayStartsAt: DayStart = 0,
) => {
  const call = createCall(url, { timeZone, dayStartsAt }, token);
  const kept = async () => {
    const [habit] = (await call(habits.list, { query: { from: first } })).data.habits;
    if (!habit) throw new Error('There is no habit');
    return habit;
  };
  await expect.poll(async () => (await kept()).completions.map(({ date }) => date)).toEqual(days);
  const habit = await kept();
  const { name, createdDay, currentStreak, longestStreak, completionRate } = habit;
  const unit = streakNameOf(habit);
  expect(createdDay).toBe(first);
  await waitUntilInstant(page, Date.now());
  await says(
    page,
    name,
    `Current streak${currentStreak} ${unit}`,
    `Longest streak${longestStreak} ${unit}`,
    new RegExp(`Completion rate\\D*${completionRate}%`),
  );
};

test('a nurse whose day starts at four ticks at half past one, and the tick counts for the evening before', async ({
  page,
  cairn,
  person,
}) => {
  test.slow();
  const name = 'Stretch after the shift';
  await startAt(page, first, '12:00');
  await page.goto('/profile');
  await page.getByLabel('Your day starts at').selectOption('4:00');
  await expect(page.getByText('Day and week saved')).toBeVisible();
  await addHabit(page, name, ['Monday', 'Tuesday', 'Wednesday', 'Thursday']);
  const shifts: Day[] = [];
  for (const week of [0, 1, 2, 3, 4]) {
    for (const shift of daysIn(week, 1, 2, 3, 4)) {
      await waitUntil(page, addDays(shift, 1), '01:30');
      await tick(page, name, shift);
      shifts.push(shift);
      await says(page, name, `Current streak${shifts.length} time`);
      // The open page moves to the next day at four, not at midnight.
      await waitUntil(page, addDays(shift, 1), '03:58');
      await expectDone(todaysTick(page, name));
      await waitUntil(page, addDays(shift, 1), '04:02');
      const next = addDays(shift, 1);
      if (next <= dayIn(week, 4)) {
        await expect(todaysTick(page, name)).toHaveAttribute(
          'aria-label',
          `${name}, ${formatDay(next)}: not done`,
        );
      } else {
        await expect(todayRegion(page)).toContainText('No habit is scheduled for today.');
      }
      // The shift was ticked on its own day, so it is no longer open.
      await expect(page.getByRole('region', { name: 'Still open from yesterday' })).toHaveCount(0);
    }
  }
  await says(page, name, 'Current streak20 times', /Completion rate\D*100%/);
  await expectKept(page, cairn, person, shifts, 4);
});

test('a runner with three runs a week who is ill for a week and on holiday for two keeps the streak', async ({
  page,
  cairn,
  person,
}) => {
  test.slow();
  const name = 'Run';
  await startAt(page, first, '18:00');
  await addHabit(page, name, 3);
  const run = async (week: number, ...weekdays: readonly number[]) => {
    for (const day of daysIn(week, ...weekdays)) {
      await waitUntil(page, day, '18:00');
      await tick(page, name, day);
    }
  };
  const isIll = async (week: number, ...weekdays: readonly number[]) => {
    for (const day of daysIn(week, ...weekdays)) {
      await waitUntil(page, day, '18:00');
      await expect(todaysTick(page, name)).toHaveAccessibleName(/: not done(, optional)?$/);
      await skipToday(page, name);
      await expect(todayRegion(page)).toContainText('Everything scheduled was skipped.');
    }
  };
  await run(0, 1, 3);
  await waitUntil(page, dayIn(0, 4), '18:00');
  await says(page, name, '1 more by Saturday: today can rest', 'Current streak0 weeks');
  await waitUntil(page, dayIn(0, 6), '18:00');
  await says(page, name, 'Last chance for this week');
  await run(0, 6);
  await says(page, name, 'Current streak1 week');

  // Illness leaves two days of this week, so two runs are enough.
  await run(1, 0, 1);
  await isIll(1, 2, 3, 4, 5, 6);
  await isIll(2, 0, 1);
  await says(page, name, 'Current streak2 weeks', /Completion rate\D*100%/);

  await waitUntil(page, dayIn(2, 2), '08:00');
  await page.getByRole('button', { name: 'More for all habits' }).click();
  await page.getByRole('menuitem', { name: 'Vacation…' }).click();
  const vacation = page.getByRole('dialog', { name: 'Vacation' });
  await vacation.getByLabel('First day').fill(dayIn(2, 2));
  await vacation.getByLabel('Last day').fill(dayIn(4, 1));
  await vacation.getByRole('button', { name: 'Set vacation' }).click();
  for (const day of [dayIn(2, 2), dayIn(3, 3), dayIn(4, 1)]) {
    await waitUntil(page, day, '18:00');
    await expect(todayRegion(page)).toContainText('On vacation');
    await expect(todaysTick(page, name)).toHaveCount(0);
    await says(page, name, 'Current streak2 weeks');
  }

  await run(4, 2, 3, 4);
  await waitUntil(page, dayIn(4, 5), '18:00');
  await expect(todayRegion(page)).toContainText('1 already complete');
  await says(page, name, 'Current streak3 weeks', /Completion rate\D*100%/);
  const runs = [...daysIn(0, 1, 3, 6), ...daysIn(1, 0, 1), ...daysIn(4, 2, 3, 4)];
  await expectKept(page, cairn, person, runs);
});

test('a smoker with at most five a day, and later three, sees the days that met the target', async ({
  page,
  cairn,
  person,
}) => {
  test.slow();
  const name = 'Cigarettes';
  await startAt(page, first, '22:00');
  await page.goto('/habits/add');
  await page.getByLabel('Name').fill(name);
  await page.getByText('An amount', { exact: true }).click();
  await page.getByLabel('Direction').selectOption('At most');
  await page.getByRole('textbox', { name: 'Target', exact: true }).fill('5');
  await page.getByLabel('Unit').fill('cigarettes');
  await page.getByLabel('A day without a record counts as kept').uncheck();
  await page.getByRole('button', { name: 'Add Habit' }).click();
  await expect(page.getByText('Created!')).toBeVisible();
  await page.goto('/habits?view=list');
  const line = todayRegion(page).getByTitle(name, { exact: true });
  const smoke = async (day: Day, amount: number, most: number) => {
    await waitUntil(page, day, '22:00');
    const of = `${name}, ${formatDay(day)}`;
    await expect(line).toContainText(`at most ${most} cigarettes`);
    if (amount > 0 && amount < 4) {
      const step = todayRegion(page).getByRole('button', { name: `${of}: add 1 (cigarettes)` });
      for (let n = 0; n < amount; n++) await step.click();
    } else {
      await line.click();
      const popover = page.getByRole('dialog', { name: of });
      const field = popover.getByLabel('Amount in cigarettes');
      if (amount === 0) await popover.getByRole('button', { name: 'None' }).click();
      else {
        await field.fill(String(amount));
        await field.press('Enter');
      }
      await field.press('Escape');
      await expect(popover).toBeHidden();
    }
    await expect(line).toContainText(`${amount} of at most ${most} cigarettes`);
  };
  const kept: Day[] = [];
  const live = async (week: number, amounts: readonly (number | undefined)[], most: number) => {
    for (const [weekday, amount] of amounts.entries()) {
      if (amount === undefined) continue;
      await smoke(dayIn(week, weekday), amount, most);
      if (amount <= most) kept.push(dayIn(week, weekday));
    }
  };
  await live(0, [5, 5, 4, 5, 3, 5, 5], 5);
  await says(page, name, 'Current streak7 days', /Completion rate\D*100%/);
  // One too many ends the streak. So does a day without a record.
  await live(1, [6, 4, 4, undefined, 3, 3, 2], 5);
  await says(page, name, 'Current streak3 days', 'Longest streak7 days');

  await waitUntil(page, dayIn(2, 0), '08:00');
  await cardOf(page, name)
    .getByRole('link', { name: `Edit ${name}` })
    .click();
  await page.getByRole('textbox', { name: 'Target', exact: true }).fill('3');
  await expect(page.getByText('At most 3 cigarettes a day, from today.')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await says(page, name, 'At most 3 cigarettes', 'Current streak3 days', 'Longest streak7 days');
  await live(2, [3, 2, 3, 1, 0, 2, 3], 3);
  await says(page, name, 'Current streak10 days');
  await live(3, [4, 1, 1, 0, 0, 0, 0], 3);
  await live(4, [0, 0, 0, 0, 0, 0, 0], 3);
  await says(page, name, 'Current streak13 days');
  await expectKept(page, cairn, person, kept);
});

test('a change from every day to weekdays in the middle of a week keeps the streak', async ({
  page,
  cairn,
  person,
}) => {
  test.slow();
  const name = 'Read';
  await startAt(page, first, '09:00');
  await addHabit(page, name, 'daily');
  const done: Day[] = [];
  const read = async (week: number, ...weekdays: readonly number[]) => {
    for (const day of daysIn(week, ...weekdays)) {
      await waitUntil(page, day, '09:00');
      await tick(page, name, day);
      done.push(day);
    }
  };
  await read(0, 0, 1, 2, 3, 4, 5, 6);
  await read(1, 0, 1, 2);
  await waitUntil(page, dayIn(1, 3), '08:00');
  await cardOf(page, name)
    .getByRole('link', { name: `Edit ${name}` })
    .click();
  await page.getByLabel('Frequency').selectOption({ label: 'On weekdays' });
  await expect(page.getByText('On weekdays, from today.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await says(page, name, 'On weekdays', 'Current streak10 times', /Completion rate\D*100%/);
  await read(1, 3, 4, 5);
  for (const day of [dayIn(1, 6), dayIn(2, 0)]) {
    await waitUntil(page, day, '09:00');
    await expect(todayRegion(page)).toContainText('No habit is scheduled for today.');
  }
  await read(2, 1, 2, 3, 4, 5);
  await says(page, name, 'Current streak18 times', /Completion rate\D*100%/);

  // A forgotten Monday is ticked on Tuesday morning.
  await waitUntil(page, dayIn(3, 2), '08:00');
  await says(page, name, 'Current streak0 times', 'Longest streak18 times');
  await page
    .getByRole('region', { name: 'Still open from yesterday' })
    .getByTitle(name, { exact: true })
    .click();
  await giveUpUndo(page);
  done.push(dayIn(3, 1));
  await says(page, name, 'Current streak19 times');

  await cardOf(page, name).getByRole('link', { name, exact: true }).click();
  const schedules = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Schedules' }) });
  await expect(schedules.getByRole('listitem')).toHaveText([
    new RegExp(`^On weekdays, from ${formatDay(dayIn(1, 3))} `),
    new RegExp(`^Every day, from ${formatDay(first)} `),
  ]);
  await page.goBack();
  await expectKept(page, cairn, person, done);
});
