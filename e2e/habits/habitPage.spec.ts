import type { Locator, Page } from '@playwright/test';
import { addDays, type Day, yearOf } from '#shared/days/days.ts';
import type { DaySetting, NewHabit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { expectFitInEveryLook } from '../looks/everyLook.ts';
import { tabTo } from '../pages/keyboard.ts';
import { phone } from '../pages/phone.ts';
import {
  calendarUrl,
  cardOf,
  dayOf,
  dotOf,
  expectDone,
  formatDay,
  panelOf,
  todayRegion,
  todaysTick,
} from '../pages/tracker.ts';
import { undoButton } from '../pages/undoPopup.ts';

/** Adds a habit and the contents of its days. */
async function seed(
  person: Person,
  days: Readonly<Record<Day, DaySetting>> = {},
  habit: Partial<NewHabit> = {},
): Promise<string> {
  const body = { name: 'Read', frequency: 'daily', ...habit } as const;
  const { _id: id } = (await person.call(habits.create, { body })).data.habit;
  for (const [date, set] of Object.entries(days)) {
    await person.call(habits.setDay, { params: { id, date }, body: set });
  }
  return id;
}

/** Returns the habit from the server, with the notes of its days since 2020. */
const stored = async (person: Person, id: string) =>
  (await person.call(habits.get, { params: { id }, query: { from: '2020-01-01' } })).data;

const squareOf = (page: Page, day: Day): Locator =>
  page.getByRole('grid').locator(`[data-day="${day}"]`);
const says = (page: Page, day: Day, words: string) =>
  expect(squareOf(page, day)).toHaveAttribute('aria-label', new RegExp(`: ${words}$`));
const partOf = (page: Page, name: string | RegExp): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
const noteOf = (page: Page, day: Day): Locator => page.getByLabel(`Note on ${formatDay(day)}`);

/** The day this many days before 20 June of last year. All such days are in one year, whenever the test runs. */
const ago = (days: number): Day => addDays(`${yearOf(today()) - 1}-06-20`, -days);
const showLastYear = (page: Page) =>
  page.getByLabel('Year').selectOption(String(yearOf(today()) - 1));

test('a card leads to the habit’s page, which edits its days, and Back leads to the list', async ({
  page,
  person,
}) => {
  const day = ago(3);
  const id = await seed(person, {
    [ago(5)]: { completed: true },
    [ago(4)]: { skipped: true, note: 'A cold' },
    [day]: { completed: true },
  });
  await page.goto('/habits?view=list');
  await cardOf(page, 'Read').getByRole('link', { name: 'Read', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/habits/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Read' })).toBeFocused();
  await showLastYear(page);
  await says(page, ago(5), 'done');
  await says(page, ago(4), 'skipped, with a note');
  await says(page, ago(2), 'not done');
  await expect(partOf(page, 'Best streaks').getByRole('listitem')).toHaveText([/^2 days/]);
  await page.getByRole('button', { name: 'Weekdays and months' }).click();
  await expect(partOf(page, /^By weekday/).getByRole('listitem')).toHaveCount(7);
  await expect(partOf(page, /^Notes/).getByText('A cold')).toBeVisible();

  await squareOf(page, ago(2)).click();
  await expect(partOf(page, new RegExp(formatDay(ago(2))))).toContainText('Not done.');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await says(page, ago(2), 'done');
  await expect(partOf(page, 'Best streaks').getByRole('listitem')).toHaveText([/^3 days/]);
  await page.getByRole('button', { name: 'Skipped', exact: true }).click();
  await says(page, ago(2), 'skipped');
  await undoButton(page).click();
  await says(page, ago(2), 'done');
  await noteOf(page, ago(2)).fill('Half a chapter');
  await page.getByRole('button', { name: 'Save note' }).click();
  await says(page, ago(2), 'done, with a note');
  await expect(partOf(page, /^Notes/).getByText('Half a chapter')).toBeVisible();
  await expect
    .poll(async () => (await stored(person, id)).notes)
    .toEqual([
      { date: ago(2), text: 'Half a chapter' },
      { date: ago(4), text: 'A cold' },
    ]);

  await page.goBack();
  await expect(page).toHaveURL(/\/habits\?view=list$/);
  await expect(cardOf(page, 'Read')).toContainText('Longest streak3 days');
});

test('the page of a habit shows its strength over time, the numbers behind the chart, and its schedules @exhaustive', async ({
  page,
  person,
}) => {
  const done = Array.from({ length: 22 }, (_, n) => addDays(today(), -n - 1));
  const days = Object.fromEntries(done.map((day) => [day, { completed: true }]));
  const id = await seed(person, days);
  await page.goto(`/habits/${id}`);
  const strength = partOf(page, 'Strength');
  const { strength: before, strengthReason } = await stored(person, id);
  await expect(strength).toContainText(`${before}% today. ${strengthReason}`);
  await expect(strength.getByRole('img', { name: 'Strength' })).toBeVisible();
  const rows = strength.getByRole('row');
  await expect(rows.nth(1)).toContainText(new RegExp(`^${formatDay(addDays(today(), -22))}.*5$`));
  await expect(rows.last()).toContainText(new RegExp(`^${formatDay(today())}.*${before}$`));
  // The schedule has not changed yet.
  await expect(partOf(page, 'Schedules')).toHaveCount(0);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect.poll(async () => (await stored(person, id)).strength).toBeGreaterThan(before);
  await expect(strength).toContainText(`${(await stored(person, id)).strength}% today.`);

  await person.call(habits.update, { params: { id }, body: { frequency: 'weekdays' } });
  await page.reload();
  await expect(partOf(page, 'Schedules').getByRole('listitem')).toHaveText([
    new RegExp(`^On weekdays, from ${formatDay(today())}`),
    new RegExp(`^Every day, from ${formatDay(addDays(today(), -22))}`),
  ]);
});

test('a note on a habit’s day can be undone and cleared, and a half-typed note survives a reload @exhaustive', async ({
  page,
  person,
}) => {
  const id = await seed(person, { [today()]: { note: 'First words' } });
  await page.goto(`/habits/${id}`);
  const note = noteOf(page, today());
  await expect(note).toHaveValue('First words');
  await note.fill('Other words');
  await page.getByRole('button', { name: 'Save note' }).click();
  await undoButton(page).click();
  await expect(note).toHaveValue('First words');
  await note.fill('');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('No notes yet.')).toBeVisible();
  await expect.poll(async () => (await stored(person, id)).notes).toEqual([]);
  await note.fill('Half typ');
  await page.reload();
  await expect(note).toHaveValue('Half typ');
});

test('the page of a habit shows the days and notes of a chosen year @exhaustive', async ({
  page,
  person,
}) => {
  const year = yearOf(today()) - 1;
  const then = `${year}-03-01`;
  const id = await seed(person, { [then]: { completed: true, note: 'Snow' } });
  await page.goto(`/habits/${id}`);
  await expect(page.getByText('No notes yet.')).toBeVisible();
  await page.getByLabel('Year').selectOption(String(year));
  await says(page, then, 'done, with a note');
  await page.getByRole('button', { name: formatDay(then) }).click();
  await expect(noteOf(page, then)).toHaveValue('Snow');
  await expect(page).toHaveURL(new RegExp(`day=${then}$`));
});

test('arrow keys move through the days of a habit, and Enter opens one @exhaustive', async ({
  page,
  person,
}) => {
  const id = await seed(person);
  // The day is in the middle of a year, so the grid also has the days before it.
  const start = `${yearOf(today()) - 1}-06-15`;
  await page.goto(`/habits/${id}?day=${start}`);
  const { keyboard } = page;
  await tabTo(page, squareOf(page, start));
  await keyboard.press('ArrowUp');
  await expect(squareOf(page, addDays(start, -1))).toBeFocused();
  await keyboard.press('ArrowLeft');
  const day = addDays(start, -8);
  await expect(squareOf(page, day)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: formatDay(day) })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Skipped', exact: true }));
  await keyboard.press('Space');
  await says(page, day, 'skipped');
  await tabTo(page, noteOf(page, day));
  await keyboard.type('On the train');
  await keyboard.press('Control+Enter');
  await says(page, day, 'skipped, with a note');
  await keyboard.press('Control+z');
});

test('the panel of a day skips a habit and adds a note, and the focus returns to its menu @exhaustive', async ({
  page,
  person,
}) => {
  const yesterday = addDays(today(), -1);
  const id = await seed(person, { [addDays(today(), -2)]: { completed: true } });
  await page.goto(calendarUrl(yesterday));
  await dayOf(page, yesterday).click();
  const panel = panelOf(page, yesterday);
  const menu = panel.getByRole('button', { name: 'More for Read' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Skip this day' }).click();
  await expect(panel.getByTitle('Read', { exact: true })).toHaveAttribute(
    'aria-label',
    /: skipped$/,
  );
  // The keyboard opens the menu. Escape closes what is above the panel, and the focus returns to the menu.
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(noteOf(page, yesterday)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(noteOf(page, yesterday)).toHaveCount(0);
  await expect(menu).toBeFocused();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(noteOf(page, yesterday)).toBeFocused();
  await page.keyboard.type('Fever');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(menu).toBeFocused();
  await expect
    .poll(async () => (await stored(person, id)).notes)
    .toEqual([{ date: yesterday, text: 'Fever' }]);
  await page.reload();
  await expect(dayOf(page, yesterday)).toHaveAttribute('aria-label', /: 1 skipped$/);
  await expect(dotOf(page, 'Read', yesterday)).toHaveAttribute('aria-label', /: skipped$/);
  await dotOf(page, 'Read', yesterday).click();
  await expectDone(dotOf(page, 'Read', yesterday));
  await undoButton(page).click();
  await expect(dotOf(page, 'Read', yesterday)).toHaveAttribute('aria-label', /: skipped$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu of a habit fits into its card without touching the texts @exhaustive', async ({
    page,
    person,
  }) => {
    const yesterday = addDays(today(), -1);
    const frequencyDays = [0, 1, 2, 3, 4, 5];
    const body = { name: 'Read', frequency: 'days' as const, frequencyDays };
    const { data } = await person.call(habits.create, { body });
    const params = { id: data.habit._id };
    await person.call(habits.toggle, { params, body: { date: yesterday, completed: true } });
    await page.goto(calendarUrl(yesterday));
    await dayOf(page, yesterday).click();
    const panel = panelOf(page, yesterday);
    const boxOf = async (target: Locator) => {
      const box = await target.boundingBox();
      if (!box) throw new Error('It is not shown');
      return { ...box, right: box.x + box.width, bottom: box.y + box.height };
    };
    const menu = panel.getByRole('button', { name: 'More for Read' });
    await expect(menu).toBeVisible();
    const [card, detail, note, dots] = await Promise.all([
      boxOf(panel.getByRole('listitem').locator('> div')),
      boxOf(panel.getByText(/^On Sunday, Monday/)),
      boxOf(panel.getByText('Done', { exact: true })),
      boxOf(menu),
    ]);
    expect(detail.right).toBeLessThanOrEqual(note.x);
    expect(note.right).toBeLessThanOrEqual(dots.x);
    expect(dots.right).toBeLessThanOrEqual(card.right);
    expect(detail.bottom).toBeLessThanOrEqual(card.bottom);
    expect([dots.width >= 44, dots.height >= 44]).toEqual([true, true]);
  });
});

test('today is skipped from the habit’s menu, and due again after Undo @exhaustive', async ({
  page,
  person,
}) => {
  await seed(person, { [addDays(today(), -1)]: { completed: true } });
  await page.goto('/habits');
  const strip = todayRegion(page);
  await strip.getByRole('button', { name: 'More for Read' }).click();
  await page.getByRole('menuitem', { name: 'Skip today' }).click();
  await expect(todaysTick(page, 'Read')).toHaveCount(0);
  await expect(strip).toContainText('Everything scheduled was skipped.');
  await undoButton(page).click();
  await expect(todaysTick(page, 'Read')).toBeVisible();
  await strip.getByRole('button', { name: 'More for Read' }).click();
  await page.getByRole('menuitem', { name: 'History and notes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Read' })).toBeVisible();
});

test('offline, the page of a habit opens from the list, and its changes are sent later @exhaustive', async ({
  page,
  person,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  const day = today();
  const id = await seed(person, { [addDays(today(), -2)]: { completed: true } });
  await page.goto('/habits?view=list');
  await expect(cardOf(page, 'Read')).toBeVisible();
  // Opens the page once, so that its code is loaded.
  await cardOf(page, 'Read').getByRole('link', { name: 'Read', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goBack();
  await context.setOffline(true);
  await cardOf(page, 'Read').getByRole('link', { name: 'Read', exact: true }).click();
  await squareOf(page, day).click();
  await page.getByRole('button', { name: 'Skipped', exact: true }).click();
  await noteOf(page, day).fill('In a tunnel');
  await page.getByRole('button', { name: 'Save note' }).click();
  await says(page, day, 'skipped, with a note');
  await context.setOffline(false);
  await expect
    .poll(async () => (await stored(person, id)).notes)
    .toEqual([{ date: day, text: 'In a tunnel' }]);
});

test('the page of an unknown habit says that it was not found @exhaustive', async ({
  page,
  person: _,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  await page.goto('/habits/01ARZ3NDEKTSV4RRFFQ69G5FAV');
  await expect(page.getByText('Habit not found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to habits' }).click();
  await expect(page).toHaveURL(/\/habits$/);
});

test('on a habit’s first day, the page says where to begin, and fits every look @exhaustive', async ({
  page,
  person,
}) => {
  const id = await seed(person, {}, { name: 'Read ten pages of a book before going to sleep' });
  await page.goto(`/habits/${id}`);
  await expect(
    page.getByText('No streaks yet. The first one begins with the first day done.'),
  ).toBeVisible();
  await expectFitInEveryLook(page);
});

test('the page of a habit with days, skips and notes of several years fits every look @exhaustive', async ({
  page,
  person,
}) => {
  test.slow();
  const id = await seed(person, {
    '2017-05-01': { completed: true },
    [ago(6)]: { completed: true },
    [ago(5)]: { completed: true, note: 'A long day, and a short walk.\nTwice around the lake.' },
    [ago(4)]: { skipped: true },
    [ago(3)]: { skipped: true, note: 'Unbroken'.repeat(60) },
    [today()]: { completed: true },
  });
  await page.goto(`/habits/${id}`);
  await showLastYear(page);
  await expect(partOf(page, /^Notes/).getByRole('listitem')).toHaveCount(2);
  await expectFitInEveryLook(page);
  await page.getByLabel('Year').selectOption('2017');
  await says(page, '2017-05-01', 'done');
});

test.describe('on a phone @exhaustive', () => {
  test.use(phone);

  test('a day of a habit is opened, skipped and given a note by touch', async ({
    page,
    person,
  }) => {
    const day = today();
    const id = await seed(person);
    await page.goto(`/habits/${id}`);
    await squareOf(page, day).tap();
    await page.getByRole('button', { name: 'Skipped', exact: true }).tap();
    await says(page, day, 'skipped');
    await noteOf(page, day).fill('Rain');
    await page.getByRole('button', { name: 'Save note' }).tap();
    await says(page, day, 'skipped, with a note');
    for (const target of [
      page.getByRole('button', { name: 'Done', exact: true }),
      page.getByRole('button', { name: 'Save note' }),
      page.getByRole('button', { name: 'Previous day' }),
      page.getByRole('link', { name: 'All habits' }),
    ]) {
      const { height } = (await target.boundingBox()) ?? { height: 0 };
      expect(height, String(target)).toBeGreaterThanOrEqual(44);
    }
  });
});
