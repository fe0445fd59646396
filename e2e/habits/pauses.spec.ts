import type { Locator, Page } from '@playwright/test';
import { addDays, type Day } from '#shared/days/days.ts';
import type { NewHabit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { users } from '#shared/users/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect, expectAccessible } from '#testing/browser/test.ts';
import { expectFitInEveryLook } from '../looks/everyLook.ts';
import { expectTouchable } from '../pages/cards.ts';
import { enterOn, tabTo } from '../pages/keyboard.ts';
import { phone } from '../pages/phone.ts';
import {
  cardOf,
  dayOf,
  daysAgo,
  panelOf,
  shownDay,
  todayRegion,
  todaysTick,
} from '../pages/tracker.ts';
import { donePopup, giveUpUndo, undoButton } from '../pages/undoPopup.ts';

const ahead = (days: number): Day => addDays(today(), days);
/** The last day of a pause, as a habit's badge shows it. */
const until = (day: Day): string => `until ${shownDay(day)}`;

/** Adds a daily habit that was done on each of the three days before today. */
async function make({ call }: Person, name: string, more: Partial<NewHabit> = {}): Promise<string> {
  const body = { name, frequency: 'daily', ...more } as const;
  const { _id: id } = (await call(habits.create, { body })).data.habit;
  for (const days of [3, 2, 1]) {
    await call(habits.toggle, { params: { id }, body: { date: daysAgo(days), completed: true } });
  }
  return id;
}

const stored = async ({ call }: Person) =>
  (await call(habits.list, { query: { archived: 'true' } })).data;
const storedHabit = async ({ call }: Person, id: string) =>
  (await call(habits.get, { params: { id } })).data;

const inMenu = async (page: Page, of: string, item: string | RegExp) => {
  // The item is shown on a card and in Today.
  await page
    .getByRole('button', { name: `More for ${of}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};
const isFocused = (element: Element): boolean => element === document.activeElement;
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const set = async (within: Locator, thing: string, from: Day, to: Day | '') => {
  await within.getByLabel('First day').fill(from);
  await within.getByLabel('Last day').fill(to);
  await within.getByRole('button', { name: `Set ${thing}` }).click();
  await expect(within).toHaveCount(0);
};

test('a pause takes a habit out of Today, is undone, and ends by one tap', async ({
  page,
  person,
}) => {
  const id = await make(person, 'Read');
  await make(person, 'Walk');
  await page.goto('/habits');
  await inMenu(page, 'Read', 'Pause…');
  const form = dialog(page, 'Pause Read');
  await expect(form.getByLabel('First day')).toBeFocused();
  await expect(form.getByLabel('First day')).toHaveValue(today());
  await form.getByLabel('Last day').fill(daysAgo(1));
  await form.getByRole('button', { name: 'Set pause' }).click();
  await expect(form).toContainText('A pause can’t end before it begins');
  await expectAccessible(page);
  await set(form, 'pause', today(), ahead(9));
  await expect(todaysTick(page, 'Read')).toHaveCount(0);
  await expect(todayRegion(page)).toContainText('0 of 1 done');
  await expect(todayRegion(page)).toContainText(`Paused: Read ${until(ahead(9))}`);
  const pauses = async () => (await storedHabit(person, id)).pauses;
  await expect.poll(pauses).toEqual([{ from: today(), to: ahead(9) }]);
  await undoButton(page).click();
  await expect(todaysTick(page, 'Read')).toBeVisible();
  await expect(todayRegion(page)).toContainText('0 of 2 done');
  await expect(page.getByText('Undone!')).toBeVisible();
  expect(await pauses()).toEqual([]);

  await inMenu(page, 'Read', 'Pause…');
  await set(dialog(page, 'Pause Read'), 'pause', today(), '');
  await expect(donePopup(page)).toContainText(/Read: Paused from .* until further notice/);
  await expect.poll(pauses).toEqual([{ from: today() }]);

  await page.goto('/habits?view=list');
  await expect(cardOf(page, 'Read')).toContainText('Paused');
  await cardOf(page, 'Read').getByRole('button', { name: 'Resume Read' }).click();
  await expect(todaysTick(page, 'Read')).toBeVisible();
  await expect(cardOf(page, 'Read')).toContainText('On Track');
  await expect.poll(pauses).toEqual([]);
  await undoButton(page).click();
  await expect.poll(pauses).toEqual([{ from: today() }]);
});

test('adjacent pauses are merged, and are changed and deleted on the habit’s own page @exhaustive', async ({
  page,
  person,
}) => {
  const id = await make(person, 'Read');
  const pauses = async () => (await storedHabit(person, id)).pauses;
  const open = (item: string) => inMenu(page, 'Read', item);
  await page.goto(`/habits/${id}`);
  await open('Pause…');
  await set(dialog(page, 'Pause Read'), 'pause', daysAgo(9), daysAgo(7));
  await open('Pause…');
  await set(dialog(page, 'Pause Read'), 'pause', daysAgo(6), daysAgo(4));
  await expect(donePopup(page)).toContainText('they are one now');
  await expect.poll(pauses).toEqual([{ from: daysAgo(9), to: daysAgo(4) }]);
  await undoButton(page).click();
  await expect.poll(pauses).toEqual([{ from: daysAgo(9), to: daysAgo(7) }]);
  await open('Pause…');
  await set(dialog(page, 'Pause Read'), 'pause', daysAgo(6), daysAgo(4));
  await expect.poll(pauses).toEqual([{ from: daysAgo(9), to: daysAgo(4) }]);

  await open('Pause…');
  const form = dialog(page, 'Pause Read');
  await form.getByRole('button', { name: /^Change: From/ }).click();
  await form.getByLabel('Last day').fill(daysAgo(5));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(pauses).toEqual([{ from: daysAgo(9), to: daysAgo(5) }]);

  await open('Pause…');
  await form.getByRole('button', { name: /^Delete: From/ }).click();
  await expect(donePopup(page)).toContainText('Read: pause deleted');
  await expect.poll(pauses).toEqual([]);
});

test('a vacation pauses all habits, and its end resumes those that it paused @exhaustive', async ({
  page,
  person,
}) => {
  await make(person, 'Read');
  await make(person, 'Walk');
  const own = await make(person, 'Run');
  const paused = { params: { id: own, from: today() }, body: { to: null } };
  await person.call(habits.setPause, paused);
  await page.goto('/habits');
  await inMenu(page, 'all habits', 'Vacation…');
  await set(dialog(page, 'Vacation'), 'vacation', daysAgo(2), ahead(5));
  const words = `On vacation ${until(ahead(5))}: 2 habits paused. Run stays paused.`;
  await expect(todayRegion(page)).toContainText(words);
  await expect(todayRegion(page)).toContainText('Everything scheduled was paused.');
  await expect(dayOf(page, today())).toHaveAttribute('aria-label', /: 3 paused$/);
  await expectAccessible(page);
  // On a narrow screen, the day opens over the page.
  await page.setViewportSize({ width: 800, height: 800 });
  await dayOf(page, today()).click();
  await expect(panelOf(page, today())).toContainText(`On vacation ${until(ahead(5))}`);
  await page.keyboard.press('Escape');

  await page.goto('/dashboard');
  await expect(todayRegion(page)).toContainText(words);
  await todayRegion(page).getByRole('button', { name: 'End it today' }).click();
  await expect(donePopup(page)).toContainText(
    'Vacation ended: 2 habits resumed. Run stays paused.',
  );
  await expect(todaysTick(page, 'Read')).toBeVisible();
  await expect(todaysTick(page, 'Run')).toHaveCount(0);
  await giveUpUndo(page);
  await expect
    .poll(async () => (await stored(person)).vacations)
    .toEqual([{ from: daysAgo(2), to: daysAgo(1) }]);
  const streaks = (await stored(person)).habits.map(({ currentStreak }) => currentStreak);
  expect(streaks).toEqual([1, 1, 1]);
});

test('an archived habit is in no list, and can be restored completely @exhaustive', async ({
  page,
  person,
}) => {
  const id = await make(person, 'Read');
  await make(person, 'Walk');
  await page.goto('/habits?view=list');
  const archivedOn = async () => (await storedHabit(person, id)).archivedOn;
  await inMenu(page, 'Read', 'Archive');
  await expect(cardOf(page, 'Read')).toHaveCount(0);
  await expect.poll(archivedOn).toBe(today());
  await undoButton(page).click();
  await expect(cardOf(page, 'Read')).toBeVisible();
  await expect.poll(() => storedHabit(person, id)).toMatchObject({ archivedOn: null, pauses: [] });
  await inMenu(page, 'Read', 'Archive');
  await expect(cardOf(page, 'Read')).toHaveCount(0);
  await expect.poll(archivedOn).toBe(today());
  await page.reload();
  await expect(todayRegion(page)).toContainText('0 of 1 done');
  await inMenu(page, 'all habits', 'Archived (1)');
  const list = dialog(page, 'Archived habits');
  await expect(list).toContainText('3 days done');
  await expectAccessible(page);
  await list.getByRole('link', { name: 'Read' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Read' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Archived');
  await inMenu(page, 'Read', 'Restore');
  await giveUpUndo(page);
  await expect
    .poll(() => storedHabit(person, id))
    .toMatchObject({ archivedOn: null, currentStreak: 3, pauses: [] });
  await page.goto('/habits?view=list');
  await expect(cardOf(page, 'Read')).toBeVisible();
});

test('offline, a vacation appears immediately, and is sent when the network is back @exhaustive', async ({
  page,
  person,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await make(person, 'Read');
  await page.goto('/habits');
  await inMenu(page, 'all habits', 'Vacation…');
  await expect(dialog(page, 'Vacation')).toBeVisible();
  await context.setOffline(true);
  await set(dialog(page, 'Vacation'), 'vacation', today(), '');
  await expect(todayRegion(page)).toContainText('On vacation until you end it: 1 habit paused.');
  await giveUpUndo(page);
  await context.setOffline(false);
  await expect.poll(async () => (await stored(person)).vacations).toEqual([{ from: today() }]);
});

test('a habit is paused, resumed and archived by keyboard, and Control+Z restores it @exhaustive', async ({
  page,
  person,
}) => {
  const id = await make(person, 'Read');
  await page.goto(`/habits/${id}`);
  const menu = page.getByRole('button', { name: 'More for Read' });
  await enterOn(page, menu);
  await expect(page.getByRole('menuitem', { name: 'Pause…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Pause Read').getByLabel('First day')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('Paused');
  await expect(menu).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Resume' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('On Track');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('Archived');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('main')).toContainText('On Track');
  await tabTo(page, menu);
});

test('when a habit leaves Today by keyboard, a neighbour gets the focus @exhaustive', async ({
  page,
  person,
}) => {
  for (const name of ['Read', 'Walk', 'Sing']) await make(person, name);
  await page.goto('/');
  const line = (name: string) =>
    todayRegion(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `More for ${name}` }) });
  const choose = async (of: string, item: string) => {
    await enterOn(page, page.getByRole('button', { name: `More for ${of}` }));
    for (let at = 0; at < 4; at++) {
      if (await page.getByRole('menuitem', { name: item }).evaluate(isFocused)) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
  };

  await choose('Walk', 'Pause…');
  await expect(dialog(page, 'Pause Walk').getByLabel('First day')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line('Walk')).toHaveCount(0);
  await expect(line('Sing')).toBeFocused();
  await choose('Sing', 'Skip today');
  await expect(line('Sing')).toHaveCount(0);
  await expect(line('Read')).toBeFocused();
  await choose('Read', 'Archive');
  await expect(line('Read')).toHaveCount(0);
});

test('a skip of today is taken back in Today or from the habit’s card @exhaustive', async ({
  page,
  person,
}) => {
  const id = await make(person, 'Read');
  await make(person, 'Walk');
  const skipped = page.getByRole('list', { name: 'Skipped' });
  const again = skipped.getByRole('button', { name: 'Unskip Read' });
  const isSkipped = async () => Object.keys((await storedHabit(person, id)).skipped).length > 0;
  await page.goto('/habits?view=list');
  await todayRegion(page).getByRole('button', { name: 'More for Read' }).click();
  await page.getByRole('menuitem', { name: 'Skip today' }).click();
  await expect(todaysTick(page, 'Read')).toHaveCount(0);
  await expect(skipped).toHaveText('Skipped: ReadUnskip');
  await expect(cardOf(page, 'Read')).toContainText('Skipped today');
  await expect(cardOf(page, 'Walk')).not.toContainText('Skipped today');
  await expect.poll(isSkipped).toBe(true);
  await expectFitInEveryLook(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await enterOn(page, again);
  await expect(todaysTick(page, 'Read')).toBeVisible();
  await expect(todayRegion(page).locator(':focus')).toHaveCount(1);
  await expect(cardOf(page, 'Read')).not.toContainText('Skipped today');
  await expect.poll(isSkipped).toBe(false);
  await undoButton(page).click();
  await expect(again).toBeVisible();
  await expect(cardOf(page, 'Read')).toContainText('Skipped today');

  await cardOf(page, 'Read').getByRole('button', { name: 'More for Read' }).click();
  await cardOf(page, 'Read').getByRole('menuitem', { name: 'Unskip today' }).click();
  await expect(todaysTick(page, 'Read')).toBeVisible();
});

test('a card pauses and archives its habit @exhaustive', async ({ page, person }) => {
  const id = await make(person, 'Read');
  await make(person, 'Walk');
  await page.goto('/habits?view=list');
  const inCard = async (item: string) => {
    await cardOf(page, 'Read').getByRole('button', { name: 'More for Read' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await inCard('Pause…');
  await set(dialog(page, 'Pause Read'), 'pause', today(), ahead(9));
  await expect(cardOf(page, 'Read')).toContainText(`Paused ${until(ahead(9))}`);
  await giveUpUndo(page);
  await inCard('Archive');
  await expect(cardOf(page, 'Read')).toHaveCount(0);
  await giveUpUndo(page);
  await expect.poll(async () => (await storedHabit(person, id)).archivedOn).toBe(today());
});

test('the dialog for pauses fits in every look @exhaustive', async ({ page, person }) => {
  const id = await make(person, 'A name that is long enough to need a second line of the dialog');
  const params = { id, from: daysAgo(30) };
  await person.call(habits.setPause, { params, body: { to: daysAgo(20) } });
  await person.call(users.setVacation, {
    params: { from: daysAgo(50) },
    body: { to: daysAgo(40) },
  });
  await page.goto(`/habits/${id}`);
  await inMenu(page, 'A name', 'Pause…');
  await expect(dialog(page, 'Pause A name')).toBeVisible();
  await expectFitInEveryLook(page);
});

test.describe('on a phone @exhaustive', () => {
  test.use(phone);

  test('the controls of a vacation are large enough for a thumb', async ({ page, person }) => {
    await make(person, 'Read');
    await page.goto('/habits');
    const more = page.getByRole('button', { name: 'More for all habits' });
    await expectTouchable(more);
    await inMenu(page, 'all habits', 'Vacation…');
    await set(dialog(page, 'Vacation'), 'vacation', daysAgo(3), '');
    const end = todayRegion(page).getByRole('button', { name: 'End it today' });
    await expectTouchable(end);
    await giveUpUndo(page);
    await inMenu(page, 'all habits', 'Vacation…');
    for (const name of ['Save', /^Change: /, 'End it today', /^Delete: /]) {
      const button = dialog(page, 'Vacation').getByRole('button', { name });
      await expectTouchable(button);
    }
  });
});
