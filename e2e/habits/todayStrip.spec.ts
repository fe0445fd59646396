import type { Page } from '@playwright/test';
import { addDays, startOfWeek, todayIn } from '#shared/days/days.ts';
import type { NewHabit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect, expectAccessible } from '#testing/browser/test.ts';
import { zoneAt } from '#testing/live/people.ts';
import { expectFitInEveryLook } from '../looks/everyLook.ts';
import {
  expectDone,
  expectNotDone,
  formatDay,
  openDone,
  todayRegion,
  todaysTick,
} from '../pages/tracker.ts';
import { donePopup, undoButton } from '../pages/undoPopup.ts';

const add = async ({ call }: Person, habit: Partial<NewHabit>): Promise<string> => {
  const body = { name: 'Read', frequency: 'daily', ...habit } as const;
  return (await call(habits.create, { body })).data.habit._id;
};

const doneDays = async ({ call }: Person, id: string) =>
  (await call(habits.get, { params: { id } })).data.completions.map(({ date }) => date);

/** Returns the label of each habit's button in a region, such as 'Read, 20 November: done'. */
const statesOf = (page: Page, region: string) =>
  page
    .getByRole('region', { name: region })
    .locator('li button[title]:not([aria-expanded])')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

test('one press ticks all habits of a time of day, and Undo unticks them @exhaustive', async ({
  page,
  person,
}) => {
  const ids: string[] = [];
  for (const name of ['Stretch', 'Journal', 'Read'])
    ids.push(await add(person, { name, timeOfDay: 'morning' }));
  const [stretch = ''] = ids;
  const walk = await add(person, { name: 'Walk', timeOfDay: 'evening' });
  const params = { id: stretch };
  await person.call(habits.toggle, { params, body: { date: today(), completed: true } });
  for (const path of ['/habits', '/dashboard']) {
    await page.goto(path);
    const region = todayRegion(page);
    await expect(region.getByText('1 of 4 done')).toBeVisible();
    // A single habit needs no second way to tick it.
    await expect(region.getByRole('button', { name: /^Tick all/ })).toHaveCount(1);
    const height = async () => (await region.boundingBox())?.height;
    const before = await height();
    const tickAll = region.getByRole('button', { name: 'Tick all 2: Morning' });
    await tickAll.focus();
    await page.keyboard.press('Enter');
    await expect(region.getByText('3 of 4 done')).toBeVisible();
    await expect(tickAll).toHaveCount(0);
    await expect(region.getByRole('list', { name: 'Morning' }).locator(':focus')).toHaveCount(1);
    await expect.poll(height).toBe(before);
    await expect(donePopup(page)).toContainText(
      `Morning: 2 habits ticked for ${formatDay(today())}`,
    );
    for (const id of ids) await expect.poll(() => doneDays(person, id)).toEqual([today()]);
    expect(await doneDays(person, walk)).toEqual([]);
    await expectAccessible(page);
    await undoButton(page).click();
    await expect(tickAll).toBeVisible();
    const states = async () => Promise.all(ids.map((id) => doneDays(person, id)));
    // Earlier ticks stay.
    await expect.poll(states).toEqual([[today()], [], []]);
    await openDone(page);
    await expectDone(todaysTick(page, 'Stretch'));
  }
});

test('on a phone all open habits are shown, and one click ticks them @exhaustive', async ({
  page,
  person,
}) => {
  for (let n = 1; n <= 16; n++) await add(person, { name: `Habit ${n}`, timeOfDay: 'midday' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/habits');
  const midday = page.getByRole('list', { name: 'Midday' });
  await expect(midday.getByRole('listitem')).toHaveCount(16);
  await page.getByRole('button', { name: 'Tick all 16: Midday' }).click();
  await expect(page.getByText('16 of 16 done')).toBeVisible();
  await page.reload();
  await expect(midday).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Done' }).getByRole('listitem')).toHaveText([
    '16 already done',
  ]);
});

test('a habit whose week is complete by other days says “Week complete” @exhaustive', async ({
  page,
  person,
}) => {
  const id = await add(person, { name: 'Call home', frequency: 'per-week', frequencyCount: 1 });
  // On the first day of a week, the tick must be in last week. Yesterday's strip shows that week.
  const isFirst = startOfWeek(today(), 0) === today();
  const body = { date: addDays(today(), isFirst ? -2 : -1), completed: true };
  await person.call(habits.toggle, { params: { id }, body });
  await page.goto('/habits');
  if (isFirst) await page.getByRole('button', { name: 'Yesterday' }).click();
  const strip = page.getByRole('region', { name: isFirst ? 'Yesterday' : 'Today' });
  await strip.getByRole('button', { name: '1 already complete' }).click();
  await expect(strip.getByText('Week complete')).toBeVisible();
  await expect(strip.getByText('Nothing left to do.')).toBeVisible();
});

test.describe('in the morning', () => {
  const morning = zoneAt(8);
  test.use({ timezoneId: morning });
  const date = todayIn(Date.now(), morning);
  const yesterday = addDays(date, -1);
  const before = addDays(date, -2);
  const region = 'Still open from yesterday';

  /** Adds habits that were done the day before yesterday. */
  const seed = async (person: Person, ...names: string[]) => {
    const ids: string[] = [];
    for (const name of names) {
      const id = await add(person, { name });
      const body = { date: before, completed: true };
      await person.call(habits.toggle, { params: { id }, body });
      ids.push(id);
    }
    return ids;
  };

  test('a habit open from yesterday is ticked by one click and stays in its place, and its list disappears at noon @exhaustive', async ({
    page,
    person,
  }) => {
    await page.clock.install();
    const [read = ''] = await seed(person, 'Read', 'Walk');
    await page.goto('/habits');
    const open = page.getByRole('region', { name: region });
    await expect(open.getByRole('button', { name: 'Tick all 2: Yesterday' })).toBeVisible();
    const day = formatDay(yesterday);
    expect(await statesOf(page, region)).toEqual([
      `Read, ${day}: not done`,
      `Walk, ${day}: not done`,
    ]);
    await open.getByTitle('Read', { exact: true }).click();
    await expect(donePopup(page)).toContainText(`Read: ticked for ${day}`);
    await expect.poll(() => doneDays(person, read)).toEqual([before, yesterday]);
    expect(await statesOf(page, region)).toEqual([`Read, ${day}: done`, `Walk, ${day}: not done`]);
    await expectNotDone(todaysTick(page, 'Read'));
    await expectAccessible(page);
    await page.clock.fastForward('03:58:00');
    await page.clock.fastForward('00:02:00');
    await expect(open).toHaveCount(0);
    await expect(todaysTick(page, 'Read')).toHaveAttribute(
      'aria-label',
      new RegExp(formatDay(date)),
    );
  });

  test('the list from yesterday can be dismissed until the next day @exhaustive', async ({
    page,
    person,
  }) => {
    await page.clock.install();
    await seed(person, 'Read');
    await page.goto('/dashboard');
    const open = page.getByRole('region', { name: region });
    await open.getByRole('button', { name: /^Dismiss/ }).click();
    await expect(open).toHaveCount(0);
    // Yesterday's habits can still be found under this button.
    await expect(page.getByRole('button', { name: 'Yesterday' })).toBeFocused();
    await page.goto('/habits');
    await expect(todaysTick(page, 'Read')).toBeVisible();
    await expect(open).toHaveCount(0);
    await page.clock.fastForward('23:00:00');
    await expect(open).toBeVisible();
    await expect(open.getByTitle('Read')).toHaveAttribute(
      'aria-label',
      new RegExp(formatDay(date)),
    );
  });

  test('more than a few habits from yesterday are folded, and the list fits every look @exhaustive', async ({
    page,
    person,
  }) => {
    await seed(person, 'A'.repeat(100), 'B', 'C', 'D', 'E');
    await page.goto('/habits');
    const open = page.getByRole('region', { name: region });
    await expect(open.getByRole('listitem')).toHaveCount(3);
    await expectFitInEveryLook(page);
    await open.getByRole('button', { name: 'Show all 5' }).click();
    await expect(open.getByRole('listitem')).toHaveCount(5);
    await open.getByRole('button', { name: 'Show fewer' }).click();
    await expect(open.getByRole('listitem')).toHaveCount(3);
    await open.getByRole('button', { name: 'Tick all 5: Yesterday' }).click();
    await expect(donePopup(page)).toContainText('Yesterday: 5 habits ticked for');
    await undoButton(page).click();
    await expect(open.getByRole('button', { name: 'Tick all 5: Yesterday' })).toBeVisible();
  });
});
