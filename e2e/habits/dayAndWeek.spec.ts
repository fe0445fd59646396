import type { Page } from '@playwright/test';
import { createCall } from '#infra/local/call.ts';
import type { DaySettings } from '#shared/days/daySettings.ts';
import { addDays, type Day, lastDays, startOfWeek, todayIn } from '#shared/days/days.ts';
import type { NewHabit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { users } from '#shared/users/routes.ts';
import { type Person, signIn, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { zoneAt } from '#testing/live/people.ts';
import { partOf, statOf } from '../pages/cards.ts';
import {
  calendarUrl,
  cardOf,
  dayOf,
  dotOf,
  expectDone,
  formatDay,
  openDone,
  todaysTick,
} from '../pages/tracker.ts';

const toggles = /\/api\/habits\/[^/]+\/toggle/;

const choose = async (page: Page, label: string, option: string) => {
  await page.goto('/profile');
  await page.getByLabel(label).selectOption(option);
  await expect(page.getByText('Day and week saved')).toBeVisible();
};

/** Adds a habit for a person with these settings, and ticks the days on which it was done. */
const seed = async (
  { url }: { readonly url: string },
  person: Person,
  days: Partial<DaySettings>,
  habit: Partial<NewHabit> = {},
  done: readonly Day[] = [],
) => {
  const call = createCall(url, days, person.token);
  const body = { name: 'Read', frequency: 'daily', ...habit } as const;
  const { _id } = (await call(habits.create, { body })).data.habit;
  for (const date of done) {
    await call(habits.toggle, { params: { id: _id }, body: { date, completed: true } });
  }
  return { stored: async () => (await call(habits.get, { params: { id: _id } })).data };
};

test.describe('at one o’clock at night', () => {
  const night = zoneAt(1);
  test.use({ timezoneId: night });
  const date = todayIn(Date.now(), night);
  const yesterday = addDays(date, -1);

  test('at 1:00 it is still yesterday if the day starts at 3:00, and a tick counts for yesterday', async ({
    page,
    person,
    cairn,
  }) => {
    await page.goto('/profile');
    await expect(page.getByText('A new day begins at midnight.')).toBeVisible();
    await choose(page, 'Your day starts at', '3:00');
    await expect(page.getByText('It is still yesterday until 3:00.')).toBeVisible();

    const { stored } = await seed(cairn, person, { timeZone: night, dayStartsAt: 3 });
    const dayStarts: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) dayStarts.push(request.headers()['x-day-starts-at']);
    });
    await page.goto('/habits');
    const tick = todaysTick(page, 'Read');
    await expect(tick).toHaveAttribute('aria-label', `Read, ${formatDay(yesterday)}: not done`);
    const saved = page.waitForResponse(toggles);
    await tick.click();
    expect((await saved).status()).toBe(200);
    await expect(dayOf(page, yesterday)).toHaveAttribute('aria-current', 'date');
    expect(await stored()).toMatchObject({ lastCompletionDate: yesterday, isMetToday: true });
    // The first calls start while the code still loads. They name the start of the day too.
    expect(dayStarts.length).toBeGreaterThan(1);
    expect(new Set(dayStarts)).toEqual(new Set(['3']));

    await page.goto('/dashboard');
    await openDone(page);
    await expectDone(todaysTick(page, 'Read'));

    // A recorded day stays where it is when the setting changes.
    await choose(page, 'Your day starts at', 'Midnight');
    await page.goto('/habits');
    await expect(tick).toHaveAttribute('aria-label', `Read, ${formatDay(date)}: not done`);
    await expectDone(dotOf(page, 'Read', yesterday));
  });

  test('an open page moves to the next day at the hour when that day starts @exhaustive', async ({
    page,
    person,
    cairn,
    context,
  }) => {
    const body = { dayStartsAt: 3 } as const;
    const { data: user } = await person.call(users.updateProfile, { body });
    await seed(cairn, person, { timeZone: night, dayStartsAt: 3 }, {}, [yesterday]);
    await signIn(context, cairn, { ...person, user });
    await page.clock.install();
    await page.goto('/habits');
    await openDone(page);
    await expectDone(todaysTick(page, 'Read'));
    await page.clock.fastForward('02:00:00');
    await expect(todaysTick(page, 'Read')).toHaveAttribute(
      'aria-label',
      `Read, ${formatDay(date)}: not done`,
    );
    await expect(dayOf(page, date)).toHaveAttribute('aria-current', 'date');
  });
});

test.describe('the start of the week', () => {
  const monday = startOfWeek(today(), 1);
  const sunday = addDays(monday, -1);

  test('if weeks start on Monday, so do the calendar, the recent days and the heatmap @exhaustive', async ({
    page,
    person,
  }) => {
    await person.call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
    const { data } = await person.call(skills.create, { body: { name: 'Go', category: 'Other' } });
    const params = { id: data.skill._id };
    await person.call(skills.logHours, { params, body: { hours: 1 } });
    await choose(page, 'Your week starts on', 'Monday');
    await expect(page.getByText('Weeks run from Monday to Sunday.')).toBeVisible();

    await page.goto('/habits?view=calendar');
    const weekdays = page.getByRole('grid').getByRole('columnheader');
    await expect(weekdays.first()).toHaveText('Mon');
    await expect(weekdays.last()).toHaveText('Sun');
    const days = page.getByRole('grid').locator('[data-day]');
    const first = (await days.first().getAttribute('data-day')) ?? '';
    expect(startOfWeek(first, 1)).toBe(first);
    await dayOf(page, today()).focus();
    await page.keyboard.press('Home');
    await expect(dayOf(page, monday)).toBeFocused();

    await page.getByRole('button', { name: 'Another day' }).click();
    const recent = page.getByRole('group', { name: 'Days' });
    await expect(recent.locator('span').first()).toHaveText('Mon');
    await expect(recent.getByRole('button').nth(28)).toHaveAttribute('data-day', monday);

    await page.goto('/activity-tracker');
    const week = page.getByRole('row', { name: `Week of ${formatDay(monday)}` });
    await expect(week.getByRole('gridcell')).toHaveCount(
      lastDays(7, today()).filter((day) => day >= monday).length,
    );
  });

  test('if weeks start on Monday, a weekly habit that was done on Sunday is open again @exhaustive', async ({
    page,
    person,
    cairn,
  }) => {
    const weekly = { name: 'Call home', frequency: 'weekly' } as const;
    await seed(cairn, person, { weekStartsOn: 1 }, weekly, [addDays(sunday, -7), sunday]);
    await choose(page, 'Your week starts on', 'Monday');
    await page.goto(calendarUrl(sunday));
    await expect(dotOf(page, 'Call home', addDays(sunday, -6))).toHaveAttribute(
      'aria-label',
      /: week complete$/,
    );
    await page.goto('/habits?view=list');
    await expect(cardOf(page, 'Call home')).toContainText('This week0 days');
    const isLastDay = today() === addDays(monday, 6);
    await expect(todaysTick(page, 'Call home')).toHaveAttribute(
      'aria-label',
      isLastDay ? /: not done$/ : /: not done, optional$/,
    );
    await expect(statOf(page, "Today's Completions")).toHaveText(
      isLastDay ? '0of 1 due' : '0none due',
    );
    await page.goto('/dashboard');
    await expect(partOf(page, 'Habit Analytics')).toContainText("Today's Completion0%");
  });
});
