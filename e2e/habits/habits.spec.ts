import type { Page } from '@playwright/test';
import { createCall } from '#infra/local/call.ts';
import {
  addDays,
  type Day,
  dayOfWeek,
  defaultWeekStart,
  lastDays,
  startOfWeek,
  todayIn,
} from '#shared/days/days.ts';
import type { Habit, NewHabit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import {
  type Account,
  hold,
  logIn,
  newAccount,
  type Person,
  test,
  today,
} from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { expectTouchable, main, numberOf, partOf, statOf } from '../pages/cards.ts';
import { tabTo } from '../pages/keyboard.ts';
import { phone } from '../pages/phone.ts';
import { fillRegistration } from '../pages/registration.ts';
import {
  calendarUrl,
  cardOf,
  dayOf,
  dotOf,
  expectDone,
  expectNotDone,
  formatDay,
  midOfMonth,
  openDone,
  panelOf,
  todayRegion,
  todaysTick,
} from '../pages/tracker.ts';
import { undoButton } from '../pages/undoPopup.ts';

const done = /: done$/;
const notDone = /: not done$/;
const toggles = /\/api\/habits\/[^/]+\/toggle/;

async function register(page: Page, url: string, account: Account) {
  await page.goto(`${url}/register`);
  await fillRegistration(page, account);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

test('a habit that counts as time for a skill changes the skill’s hours with each tick, even without a network @exhaustive', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  const skill = { name: 'Spanish', category: 'Soft Skill' } as const;
  const { data } = await person.call(skills.create, { body: skill });
  const name = '20 minutes of Spanish';
  const region = main(page).getByRole('article').filter({ hasText: 'Soft Skill' });
  const expectHours = async (hours: string) => {
    await page.getByRole('link', { name: 'Skills', exact: true }).click();
    await expect(region.getByText(`${hours} of 20 h`)).toBeVisible();
  };
  const toHabits = () => page.getByRole('link', { name: 'Habits', exact: true }).click();

  await page.goto('/habits/add');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Counts as time for').selectOption('Spanish');
  await expect(page.getByLabel('Minutes each completed day')).toHaveValue('20');
  await expect(page.getByText('20 min for Spanish each completed day')).toBeVisible();
  await page.getByRole('button', { name: 'Add Habit' }).click();
  await todaysTick(page, name).click();
  await expectDone(todaysTick(page, name));
  await expectHours('20 min');
  await toHabits();
  await openDone(page);
  await todaysTick(page, name).click();
  await expectNotDone(todaysTick(page, name));
  await expectHours('0 h');

  await page.context().setOffline(true);
  await toHabits();
  await todaysTick(page, name).click();
  await undoButton(page).click();
  await expectNotDone(todaysTick(page, name));
  await expectHours('0 h');
  await toHabits();
  await todaysTick(page, name).click();
  await expectHours('20 min');
  await toHabits();
  await page.context().setOffline(false);
  const stored = async () =>
    (await person.call(skills.get, { params: { id: data.skill._id } })).data.currentHours;
  await expect.poll(stored).toBe(0.33);

  await page.goto('/habits?view=list');
  await cardOf(page, name).getByRole('link', { name, exact: true }).click();
  await expect(page.getByText(/20 min for Spanish each completed day, since/)).toBeVisible();
  await page.getByRole('link', { name: 'Edit habit' }).click();
  await page.getByLabel('Minutes each completed day').fill('45');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(stored).toBe(0.75);
  await expectHours('45 min');
  await region.getByRole('link', { name: 'Spanish', exact: true }).click();
  const belongs = main(page).getByRole('listitem').filter({ hasText: 'Habit · 45 min' });
  await expect(belongs.getByRole('link', { name })).toBeVisible();
  const logged = page.getByRole('list', { name: 'Recent activities' }).getByRole('listitem');
  await expect(logged).toHaveCount(1);
  await expect(logged.getByRole('button')).toHaveCount(0);
  await logged.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/habits\/[0-9A-Z]{26}$/);
});

async function addHabit(page: Page, name: string, frequency: string) {
  await main(page)
    .getByRole('link', { name: /^Add (Habit|your first habit)$/ })
    .first()
    .click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Frequency').selectOption(frequency);
  await page.getByRole('button', { name: 'Add Habit' }).click();
  await expect(page).toHaveURL(/\/habits$/);
}

async function seed(person: Person, habit: Partial<NewHabit>, days: readonly Day[] = []) {
  const body = { name: 'Read', frequency: 'daily', ...habit } as const;
  const made = await person.call(habits.create, { body });
  const { _id: id } = made.data.habit;
  for (const date of days) {
    await person.call(habits.toggle, { params: { id }, body: { date, completed: true } });
  }
  return made.data.habit;
}

const stored = async (person: Person, { _id: id }: Habit) =>
  (await person.call(habits.get, { params: { id } })).data;

test('ticks of a newcomer, today and in earlier months, are there in a new browser', async ({
  browser,
  cairn,
  page,
}) => {
  test.slow();
  const account = newAccount();
  const names = { daily: 'Read', weekdays: 'Stand up', weekends: 'Hike', weekly: 'Call home' };
  const lastMonth = midOfMonth(today(), 1);
  await register(page, cairn.url, account);
  await page.getByRole('navigation').getByRole('link', { name: 'Habits' }).click();
  for (const [frequency, name] of Object.entries(names)) await addHabit(page, name, frequency);

  // In an earlier month, all habits of one day are ticked in its panel, and one habit by its dot.
  await dotOf(page, names.daily, today()).click();
  await dotOf(page, names.weekly, today()).click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await dayOf(page, lastMonth).click();
  for (const name of Object.values(names)) await panelOf(page, lastMonth).getByTitle(name).click();
  // Either the weekday habit or the weekend habit was not due, but is done.
  await expect(panelOf(page, lastMonth).getByText('4 of 4 done')).toBeVisible();
  await page.keyboard.press('Escape');
  await dotOf(page, names.daily, addDays(lastMonth, 1)).click();
  await page.reload();
  await expectDone(dotOf(page, names.daily, addDays(lastMonth, 1)));

  const again = await browser.newPage();
  await again.goto(`${cairn.url}/login`);
  await logIn(again, account);
  await expect(again).toHaveURL(/\/dashboard$/);
  await again.goto(`${cairn.url}${calendarUrl(today())}`);
  for (const name of [names.daily, names.weekly]) await expectDone(dotOf(again, name, today()));
  await again.getByRole('button', { name: 'Previous month' }).click();
  await expect(dayOf(again, lastMonth)).toHaveAttribute('aria-label', /: 4 of 4 done$/);
  await expectDone(dotOf(again, names.daily, addDays(lastMonth, 1)));
  await expectNotDone(dotOf(again, names.daily, addDays(lastMonth, 2)));
  await again.context().close();
});

test('a tick shows in the next frame, and can be undone before it was sent', async ({
  page,
  person,
}) => {
  const habit = await seed(person, {});
  await page.goto('/habits');
  const tick = todaysTick(page, 'Read');
  await expectNotDone(tick);
  const toggle = await hold(page, toggles);
  const nextFrame = tick.evaluate(
    (button) =>
      new Promise((resolve) => {
        const read = () =>
          resolve([button.ariaLabel, document.querySelector('h2 + p')?.textContent]);
        button.addEventListener('click', () => requestAnimationFrame(read), { capture: true });
      }),
  );
  await tick.click();
  expect(await nextFrame).toEqual([expect.stringMatching(done), '1 of 1 done']);
  await expectDone(dotOf(page, 'Read', today()));

  await tick.click();
  await expectNotDone(tick);
  await tick.click();
  await tick.click();
  await expectNotDone(tick);
  await toggle.release();
  await expect.poll(async () => (await stored(person, habit)).totalCompletions).toBe(0);
  await expectNotDone(tick);
});

test('a tick on a habit’s card is undone by pressing it again @exhaustive', async ({
  page,
  person,
}) => {
  const habit = await seed(person, {}, [addDays(today(), -1)]);
  await page.goto('/habits?view=list');
  const card = cardOf(page, 'Read');
  await expect(card).toContainText('1 day');
  await card.getByRole('button', { name: /mark complete today/ }).click();
  await expect(card).toContainText('Current streak2 days');
  const lastDay = async () => (await stored(person, habit)).lastCompletionDate;
  await expect.poll(lastDay).toBe(today());
  await card.getByRole('button', { name: /completed today, undo/ }).click();
  await expect(card.getByRole('button', { name: /mark complete today/ })).toBeVisible();
  await page.reload();
  await expectNotDone(todaysTick(page, 'Read'));
  await expect.poll(lastDay).toBe(addDays(today(), -1));
});

test('Today, calendar, panel, stat and dashboard agree on the share that is done today @exhaustive', async ({
  page,
  person,
}) => {
  const offToday = [0, 6].includes(dayOfWeek(today())) ? 'weekdays' : 'weekends';
  await seed(person, { name: 'Read' }, [today()]);
  await seed(person, { name: 'Write' });
  await seed(person, { name: 'Call home', frequency: 'weekly' }, [today()]);
  await seed(person, { name: 'Hike', frequency: offToday }, [today()]);

  await page.goto(calendarUrl(today()));
  const strip = todayRegion(page);
  const fraction = '3 of 4 done';
  await expect(strip.getByText(fraction)).toBeVisible();
  await expect(statOf(page, "Today's Completions")).toHaveText('3of 4 due');
  await expect(dayOf(page, today())).toHaveAttribute('aria-label', new RegExp(`: ${fraction}$`));
  await page.getByLabel('Filter').selectOption({ label: 'New' });
  await expect(dayOf(page, today())).toHaveAttribute('aria-label', new RegExp(`: ${fraction}$`));
  await page.setViewportSize({ width: 800, height: 800 });
  await dayOf(page, today()).click();
  await expect(panelOf(page, today()).getByText(fraction)).toBeVisible();
  await page.goto('/dashboard');
  const rate = numberOf(partOf(page, 'Habit Analytics'), "Today's Completion");
  await expect(rate).toHaveText('75%');
});

test('a weekly habit is shown as complete on the other days of a completed week @exhaustive', async ({
  page,
  person,
}) => {
  const sunday = addDays(startOfWeek(today(), defaultWeekStart), -7);
  await seed(person, { name: 'Call home', frequency: 'weekly' }, [sunday]);
  const saturday = addDays(sunday, 6);
  await page.goto(calendarUrl(saturday));
  const metElsewhere = /: week complete$/;
  await expect(dotOf(page, 'Call home', saturday)).toHaveAttribute('aria-label', metElsewhere);
  await expect(dotOf(page, 'Call home', saturday).locator('[data-sign=check]')).toHaveCount(1);
  await dayOf(page, saturday).click();
  const sheet = panelOf(page, saturday);
  await expect(sheet.getByText('Nothing left to do.')).toBeVisible();
  await sheet.getByTitle('Call home').click();
  await expectDone(sheet.getByTitle('Call home'));
  await expect(sheet.getByText('1 of 1 done')).toBeVisible();
});

test('future days can be read but not ticked @exhaustive', async ({ page, person }) => {
  await seed(person, {});
  const tomorrow = addDays(today(), 1);
  await page.goto(calendarUrl(tomorrow));
  await expect(dayOf(page, tomorrow)).toHaveAttribute('aria-label', /: upcoming$/);
  await dayOf(page, tomorrow).click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(dotOf(page, 'Read', tomorrow)).toHaveCount(0);
});

test.describe('after a trip to the east @exhaustive', () => {
  // At any hour, this zone is at least a day behind Kiritimati.
  test.use({ timezoneId: 'Etc/GMT+12' });

  test('a day that was ticked abroad and is still in the future is not called today, and can be unticked', async ({
    page,
    cairn,
    person,
  }) => {
    const abroad = createCall(cairn.url, { timeZone: 'Pacific/Kiritimati' }, person.token);
    const day = todayIn(Date.now(), 'Pacific/Kiritimati');
    const made = await abroad(habits.create, { body: { name: 'Read', frequency: 'daily' } });
    const params = { id: made.data.habit._id };
    await abroad(habits.toggle, { params, body: { date: day, completed: true } });

    await page.goto('/habits?view=list');
    const dayAndMonth = formatDay(day);
    await expect(cardOf(page, 'Read')).toContainText(`Last activity${dayAndMonth}`);
    await expectNotDone(todaysTick(page, 'Read'));

    await page.goto(calendarUrl(day));
    await expect(dayOf(page, day)).toHaveAttribute('aria-label', /: upcoming, 1 done$/);
    await dayOf(page, day).click();
    const taken = page.waitForResponse(toggles);
    await panelOf(page, day).getByTitle('Read').click();
    expect((await taken).status()).toBe(200);
    await page.keyboard.press('Escape');
    await expect(dayOf(page, day)).toHaveAttribute('aria-label', /: upcoming$/);
    expect((await stored(person, made.data.habit)).totalCompletions).toBe(0);
  });
});

test('a crowded day of the calendar shows three dots and how many more there are @exhaustive', async ({
  page,
  person,
}) => {
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await seed(person, { name });
  await page.goto(calendarUrl(today()));
  const cell = page.getByRole('gridcell').filter({ has: dayOf(page, today()) });
  await expect(cell.getByRole('button', { name: notDone })).toHaveCount(3);
  await expect(cell.getByText('+2')).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(42);
  await expect(page.getByRole('grid').getByRole('columnheader').first()).toHaveText('Sun');
  await expect(dayOf(page, today())).toHaveAttribute('aria-current', 'date');
});

test('a habit is edited from the list @exhaustive', async ({ page, person }) => {
  const habit = await seed(person, {}, [today()]);
  await page.goto('/habits');
  await page.getByText('List', { exact: true }).click();
  await cardOf(page, 'Read').getByRole('link', { name: 'Edit Read' }).click();
  await expect(page).toHaveURL(new RegExp(`/habits/edit/${habit._id}$`));
  await page.getByLabel('Name').fill('Read 20 pages');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Description').fill('Before sleep');
  await page.getByLabel('Frequency').selectOption('weekly');
  await page.getByLabel('Reminder time').fill('21:30');
  await page.getByLabel('Difficulty').selectOption('Hard');
  await page.getByLabel('Target days').fill('100');
  await page.getByRole('radio', { name: 'Purple' }).check({ force: true });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Updated!')).toBeVisible();
  await expect(page).toHaveURL(/\/habits\?view=list$/);
  const card = cardOf(page, 'Read 20 pages');
  for (const text of ['Before sleep', 'Once a week at 21:30', 'Hard', '1 of 100 days', '1 week']) {
    await expect(card).toContainText(text);
  }
  await expect
    .poll(() => stored(person, habit))
    .toMatchObject({ color: '#9c27b0', totalCompletions: 1 });

  await page.goto('/habits');
  await page.goto(`/habits/edit/${habit._id}`);
  await expect(
    page.getByText('Habit not found. Please navigate from the habits list.'),
  ).toBeVisible();
});

test('a filter of habits survives a reload, and an empty result offers to show all @exhaustive', async ({
  page,
  person,
}) => {
  await seed(person, { name: 'Steady' }, lastDays(8, today()));
  await seed(person, { name: 'Lapsed' }, [addDays(today(), -20)]);
  await seed(person, { name: 'Fresh' });
  await page.goto('/habits');
  await page.getByText('List', { exact: true }).click();
  const names = page.getByRole('article').getByRole('heading');
  const filter = page.getByLabel('Filter');
  const filters = ['All', 'On Track', 'Off Track', 'At risk', 'High streak (7+)', 'New'];
  await expect(filter.getByRole('option')).toHaveText(filters);
  await filter.selectOption('New');
  await page.reload();
  await expect(names).toHaveText(['Fresh']);
  await todaysTick(page, 'Fresh').click();
  await expect(main(page).getByText('No habits found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all habits' }).click();
  await expect(names).toHaveCount(3);
  await expect(cardOf(page, 'Steady')).toContainText('8 days');
  await expect(cardOf(page, 'Steady')).toContainText('On Track');
  await expect(cardOf(page, 'Lapsed')).toContainText('20 days ago');
  await expect(cardOf(page, 'Lapsed')).toContainText('Off Track');

  await expect(statOf(page, 'Active Streaks')).toHaveText(/^2/);
  await expect(statOf(page, 'Longest Streak')).toHaveText(/^8/);
  await expect(statOf(page, "Today's Completions")).toHaveText(/^2/);
});

test('habits can be added, ticked and deleted by keyboard alone', async ({ page, person: _ }) => {
  const { keyboard } = page;
  const yesterday = addDays(today(), -1);
  await page.goto('/habits');
  await expect(page.getByText('No habits found')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Add Habit' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Name'));
  await keyboard.type('Read');
  await keyboard.press('Enter');
  await expect(page.getByText('Created!')).toBeVisible();

  await tabTo(page, todaysTick(page, 'Read'));
  await keyboard.press('Space');
  await expectDone(todaysTick(page, 'Read'));

  await tabTo(page, dayOf(page, today()));
  await keyboard.press('ArrowLeft');
  await expect(dayOf(page, yesterday)).toBeFocused();
  await keyboard.press('Enter');
  const panel = panelOf(page, yesterday);
  await expect(panel).toBeVisible();
  await tabTo(page, panel.getByTitle('Read'));
  await keyboard.press('Space');
  await expectDone(panel.getByTitle('Read'));
  await keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(dayOf(page, yesterday)).toBeFocused();
  await expect(dayOf(page, yesterday)).toHaveAttribute('aria-label', /: 1 of 1 done$/);
  const heading = await page.getByRole('heading', { level: 2, name: /\d{4}$/ }).textContent();
  await keyboard.press('PageUp');
  await expect(page.getByRole('heading', { level: 2, name: /\d{4}$/ })).not.toHaveText(
    heading ?? '',
  );

  await page.getByRole('radio', { name: 'Calendar' }).focus();
  await keyboard.press('ArrowRight');
  const card = cardOf(page, 'Read');
  await expect(card).toContainText('2 days');
  await tabTo(page, card.getByRole('button', { name: 'On Track' }));
  await expect(page.getByRole('tooltip')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await tabTo(page, card.getByRole('button', { name: 'Delete Read' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Yes, delete it!' }));
  await keyboard.press('Enter');
  await expect(page.getByText('No habits found')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('habits can be added, ticked and deleted by touch @exhaustive', async ({
    page,
    person: _,
  }) => {
    const day = midOfMonth(today(), 1);
    await page.goto('/habits');
    await page.getByRole('link', { name: 'Add your first habit' }).tap();
    await page.getByLabel('Name').fill('Read');
    await page.getByRole('button', { name: 'Add Habit' }).tap();
    await expect(page.getByText('Created!')).toBeVisible();
    await todaysTick(page, 'Read').tap();
    await expectDone(todaysTick(page, 'Read'));

    await page.getByRole('button', { name: 'Previous month' }).tap();
    await dayOf(page, day).tap();
    const panel = panelOf(page, day);
    await panel.getByTitle('Read').tap();
    await expectDone(panel.getByTitle('Read'));
    await panel.getByRole('button', { name: 'Previous day' }).tap();
    await expectNotDone(panelOf(page, addDays(day, -1)).getByTitle('Read'));
    for (const target of [
      page.getByRole('dialog').getByRole('button', { name: 'Close' }),
      panelOf(page, addDays(day, -1)).getByTitle('Read'),
      dayOf(page, day),
    ]) {
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height), String(target)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await expect(dayOf(page, day)).toHaveAttribute('aria-label', /: 1 of 1 done$/);

    await page.getByText('List', { exact: true }).tap();
    await expect(cardOf(page, 'Read')).toContainText('2 of 30 days');
    await cardOf(page, 'Read').getByRole('button', { name: 'Off Track' }).tap();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expectTouchable(cardOf(page, 'Read').getByRole('button', { name: 'More for Read' }));
    await cardOf(page, 'Read').getByRole('button', { name: 'Delete Read' }).tap();
    await page.getByRole('button', { name: 'Yes, delete it!' }).tap();
    await expect(page.getByText('No habits found')).toBeVisible();
  });
});

test.describe('frequencies', () => {
  const sentence = (page: Page, text: string) =>
    expect(main(page).getByText(text, { exact: true })).toBeVisible();

  test('the frequency of a habit can be certain weekdays, several days a week, or every few days @exhaustive', async ({
    page,
    person,
  }) => {
    await page.goto('/habits/add');
    await sentence(page, 'Every day, from today.');
    await page.getByLabel('Name').fill('Swim');
    await page.getByLabel('Frequency').selectOption({ label: 'On certain days of the week' });
    await page.getByRole('button', { name: 'Add Habit' }).click();
    await expect(page.getByText('Choose at least one day of the week')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Sunday' })).toBeFocused();
    await page.getByRole('checkbox', { name: 'Thursday' }).check({ force: true });
    await page.getByRole('checkbox', { name: 'Monday' }).check({ force: true });
    await sentence(page, 'On Monday and Thursday, from today.');
    await page.getByLabel('Frequency').selectOption({ label: 'Every few days' });
    await sentence(page, 'Every other day, from today.');
    await page.getByLabel('Frequency').selectOption({ label: 'Several days a week' });
    await sentence(page, 'Three times a week, from today.');
    for (const refused of ['9', '400', '2.5', 'often']) {
      await page.getByLabel('Days a week').fill(refused);
      await page.getByRole('button', { name: 'Add Habit' }).click();
      await expect(page.getByText('Days a week must be a whole number from 1 to 7')).toBeVisible();
    }
    await page.getByLabel('Days a week').fill('4');
    await sentence(page, 'Four times a week, from today.');
    await page.getByRole('button', { name: 'Add Habit' }).click();
    await expect(page.getByText('Created!')).toBeVisible();
    await page.goto('/habits?view=list');
    await expect(cardOf(page, 'Swim')).toContainText('Four times a week');
    const [made] = (await person.call(habits.list, {})).data.habits;
    const rule = { frequency: 'per-week', frequencyCount: 4 };
    expect(made?.schedules).toEqual([{ from: today(), ...rule }]);
  });

  test('the frequency of a habit can change from today, from another day, or from the first day if the habit has a past @exhaustive', async ({
    page,
    person,
  }) => {
    const first = addDays(today(), -20);
    const habit = await seed(person, { name: 'Read' }, [first, ...lastDays(3, today())]);
    const edit = async () => {
      await page.goto('/habits?view=list');
      await cardOf(page, 'Read').getByRole('link', { name: 'Edit Read' }).click();
    };
    const save = async () => {
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Updated!')).toBeVisible();
    };
    const since = page.getByRole('radiogroup', { name: 'From when' });
    await edit();
    await sentence(page, `Every day, since ${formatDay(first)} ${first.slice(0, 4)}.`);
    await expect(since).toHaveCount(0);
    await page.getByLabel('Frequency').selectOption({ label: 'Once a week' });
    await sentence(page, 'Once a week, from today.');
    await save();
    const weekly = { from: today(), frequency: 'weekly' };
    await expect
      .poll(async () => (await stored(person, habit)).schedules)
      .toEqual([{ from: today(), frequency: 'daily' }, weekly]);

    const soon = addDays(today(), 10);
    await edit();
    await page.getByLabel('Frequency').selectOption({ label: 'On weekdays' });
    await since.getByText('From another day').click();
    await page.getByLabel('First day of the change').fill(soon);
    await save();
    const planned = { from: soon, frequency: 'weekdays' };
    const schedules = async () => (await stored(person, habit)).schedules;
    const before = [{ from: today(), frequency: 'daily' }, weekly];
    await expect.poll(schedules).toEqual([...before, planned]);
    await expect(cardOf(page, 'Read')).toContainText(/Once a weekOn weekdays from \d+ \w+/);
    await edit();
    const plan = page.getByText(/^Planned: On weekdays, from/);
    await page.getByRole('button', { name: 'Cancel this change' }).click();
    await expect(plan).toHaveCount(0);
    await expect.poll(schedules).toEqual(before);
    await undoButton(page).click();
    await expect(plan).toBeVisible();
    await expect.poll(schedules).toEqual([...before, planned]);

    await edit();
    await page.getByLabel('Frequency').selectOption({ label: 'Every day' });
    await since.getByText('From the first day').click();
    await sentence(page, 'Every day, from the first day.');
    await save();
    await expect
      .poll(async () => (await stored(person, habit)).schedules)
      .toEqual([{ from: first, frequency: 'daily' }]);
    await expect(cardOf(page, 'Read')).toContainText('Current streak3 days');

    await seed(person, { name: 'New' });
    await page.goto('/habits?view=list');
    await cardOf(page, 'New').getByRole('link', { name: 'Edit New' }).click();
    await page.getByLabel('Frequency').selectOption({ label: 'Once a week' });
    await sentence(page, 'Once a week, from today.');
    await expect(since.getByRole('radio')).toHaveCount(2);
  });
});

test('the cards of habits are sorted by strength, and show a streak at risk today @exhaustive', async ({
  page,
  person,
}) => {
  await seed(person, { name: 'Walk' }, lastDays(5, addDays(today(), -1)));
  await seed(person, { name: 'Read' }, lastDays(30, today()));
  await seed(person, { name: 'New', frequency: 'per-month', frequencyCount: 1 });
  await page.goto('/habits?view=list');
  const risk = 'At riskDo it today, or the streak (5 days) ends.';
  await expect(cardOf(page, 'Walk')).toContainText(risk);
  await expect(page.getByRole('article').filter({ hasText: 'At risk' })).toHaveCount(1);

  const names = page.getByRole('article').getByRole('heading');
  await page.getByLabel('Sort').selectOption({ label: 'Strongest first' });
  await expect(names).toHaveText(['Read', 'Walk', 'New']);
  await page.getByLabel('Sort').selectOption({ label: 'Weakest first' });
  await expect(names).toHaveText(['New', 'Walk', 'Read']);
  await page.getByLabel('Filter').selectOption({ label: 'At risk' });
  await expect(names).toHaveText(['Walk']);
  await page.reload();
  await expect(names).toHaveText(['Walk']);
  await todaysTick(page, 'Walk').click();
  await expect(main(page).getByText('No habits found')).toBeVisible();
});

test('Today shows which habits are optional and which have their last chance @exhaustive', async ({
  page,
  person,
}) => {
  const isLastDay = !addDays(today(), 1).startsWith(today().slice(0, 7));
  await seed(person, { name: 'Letter', frequency: 'per-month', frequencyCount: 1 });
  await seed(person, { name: 'Run', frequency: 'per-week', frequencyCount: 7 });
  await page.goto('/habits?view=list');
  const strip = todayRegion(page);
  const noteOf = (name: string) => strip.getByRole('listitem').filter({ hasText: name });
  await expect(noteOf('Letter')).toContainText(isLastDay ? 'last chance' : 'optional today');
  await expect(noteOf('Run')).toContainText('last chance');
  await todaysTick(page, 'Letter').click();
  await expect(noteOf('Letter')).toContainText('1 month');
});
