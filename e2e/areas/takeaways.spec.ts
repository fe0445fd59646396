import type { Locator, Page } from '@playwright/test';
import type { NewCard } from '#shared/cards/model.ts';
import { cards } from '#shared/cards/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { type Person, test } from '#testing/browser/person.ts';
import { expect, expectAccessible } from '#testing/browser/test.ts';
import { expectFitInEveryLook } from '../looks/everyLook.ts';
import { cutOff, reconnect, tryNow } from '../network/cutOff.ts';
import { expectNoSidewaysScroll, main } from '../pages/cards.ts';
import { phone } from '../pages/phone.ts';
import { donePopup, undoButton } from '../pages/undoPopup.ts';

/** Adds takeaways: 'Front 1' with 'Back 1', and so on. */
const seed = async ({ call }: Person, count: number, given: Partial<NewCard> = {}) => {
  const ids: string[] = [];
  for (let n = 1; n <= count; n++) {
    const body = { front: `Front ${n}`, back: `Back ${n}`, ...given };
    ids.push((await call(cards.create, { body })).data.card._id);
  }
  return ids;
};

const stored = async ({ call }: Person) => (await call(cards.list, {})).data.cards;
/** The ratings that the server has, by the front of their takeaway. */
const ratings = async ({ call }: Person) => {
  const { data } = await call(cards.list, { query: { reviews: 'true' } });
  return Object.fromEntries(
    data.cards.map(({ front, reviews = [] }) => [front, reviews.map(({ rating }) => rating)]),
  );
};

const side = (page: Page, name: 'Front' | 'Back'): Locator =>
  main(page).getByRole('group', { name, exact: true });
const show = (page: Page): Locator => main(page).getByRole('button', { name: /^Show/ });
const answer = (page: Page, name: string): Locator =>
  main(page).getByRole('button', { name: new RegExp(`^${name}`) });
const left = (page: Page, count: number): Promise<void> =>
  expect(main(page).getByText(`${count} left`, { exact: true })).toBeVisible();

test('a session of takeaways takes only the keyboard, from Today to the last takeaway and back', async ({
  page,
  person,
}) => {
  await seed(person, 3);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: '3 to recall' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(side(page, 'Front')).toHaveText('Front 1');
  await expect(side(page, 'Front')).toBeFocused();
  await left(page, 3);
  await expectAccessible(page);

  await page.keyboard.press('Space');
  await expect(side(page, 'Back')).toBeFocused();
  await expect(answer(page, 'Good')).toContainText('3 days');
  await expectAccessible(page);
  await page.keyboard.press('1');
  await expect(side(page, 'Front')).toHaveText('Front 2');
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await expect(side(page, 'Front')).toHaveText('Front 3');

  await page.keyboard.press('z');
  await expect(side(page, 'Front')).toHaveText('Front 2');
  await expect(side(page, 'Back')).toHaveText('Back 2');
  await page.keyboard.press('4');
  await expect(side(page, 'Front')).toHaveText('Front 3');

  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Edit takeaway' });
  await dialog.getByRole('textbox', { name: 'Back' }).fill('A better back');
  await dialog.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(side(page, 'Back')).toHaveText('A better back');
  await page.keyboard.press('2');

  await expect(side(page, 'Front')).toHaveText('Front 1');
  await left(page, 1);
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await expect(main(page).getByRole('heading', { name: 'Done for today.' })).toBeFocused();
  await expectAccessible(page);
  await expect
    .poll(() => ratings(person))
    .toEqual({ 'Front 1': [1], 'Front 2': [4], 'Front 3': [2] });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('link', { name: /to recall/ })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a session of takeaways takes only the thumb @exhaustive', async ({ page, person }) => {
    const { data } = await person.call(skills.create, {
      body: { name: 'Rust', category: 'Programming Language' },
    });
    const about = { area: 'skills', id: data.skill._id } as const;
    await seed(person, 2, { about });
    await page.goto('/dashboard');
    await page.getByRole('link', { name: '2 to recall' }).tap();
    await expect(main(page).getByRole('link', { name: 'Rust' })).toBeVisible();
    for (const [name, front] of [
      ['Good', 'Front 1'],
      ['Easy', 'Front 2'],
    ] as const) {
      await expect(side(page, 'Front')).toHaveText(front);
      await show(page).tap();
      const box = await answer(page, name).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      // The lower third of the screen is in the reach of a thumb.
      expect(box?.y).toBeGreaterThan((844 * 2) / 3);
      await expectNoSidewaysScroll(page);
      await answer(page, name).tap();
    }
    await expect(main(page)).toContainText('Done for today.');
    await main(page).getByRole('button', { name: 'Take back the last answer' }).tap();
    await expect(side(page, 'Back')).toHaveText('Back 2');
    await answer(page, 'Hard').tap();
    await expect.poll(() => ratings(person)).toEqual({ 'Front 1': [3], 'Front 2': [2] });
    await main(page).getByRole('link', { name: 'Back to the dashboard' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'More' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Takeaways' })).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.beforeEach(({ expectConsoleError }) => expectConsoleError(/ERR_FAILED|status of 50/));

  test('a session of takeaways goes on without a network, survives a reload, and is sent once @exhaustive', async ({
    page,
    context,
    person,
  }) => {
    await seed(person, 3);
    const fetched = page.waitForResponse(/\/api\/cards\/due/);
    await page.goto('/takeaways');
    await (await fetched).finished();
    await expect(side(page, 'Front')).toHaveText('Front 1');
    await cutOff(context);
    await page.keyboard.press('Space');
    await page.keyboard.press('1');
    await expect(side(page, 'Front')).toHaveText('Front 2');
    await page.keyboard.press('Space');
    await page.keyboard.press('3');
    await page.keyboard.press('z');
    await expect(side(page, 'Back')).toHaveText('Back 2');
    await page.keyboard.press('2');
    await expect(side(page, 'Front')).toHaveText('Front 3');
    await page.reload();
    await expect(side(page, 'Front')).toHaveText('Front 3');
    await page.keyboard.press('Space');
    await page.keyboard.press('4');
    await page.getByRole('banner').getByRole('status').getByRole('button').click();
    await tryNow(page);
    await reconnect(context);
    await expect
      .poll(() => ratings(person), { timeout: 40_000 })
      .toEqual({ 'Front 1': [1], 'Front 2': [2], 'Front 3': [4] });
  });
});

test('a double click on Show does not answer a takeaway @exhaustive', async ({ page, person }) => {
  await seed(person, 2);
  await page.goto('/takeaways');
  await show(page).dblclick();
  await expect(side(page, 'Back')).toHaveText('Back 1');
  await left(page, 2);
  await answer(page, 'Good').click();
  await expect(side(page, 'Front')).toHaveText('Front 2');
  await expect.poll(() => ratings(person)).toEqual({ 'Front 1': [3], 'Front 2': [] });
});

test('a session of takeaways that was left continues at the same takeaway @exhaustive', async ({
  page,
  person,
}) => {
  await seed(person, 3);
  await page.goto('/takeaways');
  await expect(side(page, 'Front')).toHaveText('Front 1');
  await page.keyboard.press('Space');
  await page.keyboard.press('1');
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await expect(side(page, 'Front')).toHaveText('Front 3');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: '1 to recall' }).click();
  await expect(side(page, 'Front')).toHaveText('Front 3');
  await left(page, 2);
  await page.reload();
  await expect(side(page, 'Front')).toHaveText('Front 3');
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await expect(side(page, 'Front')).toHaveText('Front 1');
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await expect(main(page)).toContainText('Done for today.');
  await expect
    .poll(() => ratings(person))
    .toEqual({ 'Front 1': [1], 'Front 2': [3], 'Front 3': [3] });
});

test('an answer to a takeaway in one tab moves the session of another tab on @exhaustive', async ({
  page,
  context,
  person,
}) => {
  await seed(person, 2);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/takeaways');
    await expect(side(tab, 'Front')).toHaveText('Front 1');
  }
  await page.bringToFront();
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await expect(side(page, 'Front')).toHaveText('Front 2');
  await expect(side(other, 'Front')).toHaveText('Front 2');
  await left(other, 1);
});

test('takeaways are added, found, suspended and deleted in their list', async ({
  page,
  person,
}) => {
  await page.goto('/takeaways');
  await main(page).getByRole('button', { name: 'Add your first takeaway' }).click();
  const dialog = page.getByRole('dialog', { name: 'New takeaway' });
  await dialog.getByRole('textbox', { name: 'Front' }).fill('What is a trait?');
  await dialog.getByRole('textbox', { name: 'Back' }).fill('Shared behaviour');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add takeaway' }).click();
  await expect(side(page, 'Front')).toHaveText('What is a trait?');

  await seed(person, 24);
  await page.goto('/takeaways/all');
  const names = main(page).getByRole('heading', { level: 2 });
  await expect(names).toHaveCount(25);
  await expectAccessible(page);
  await main(page).getByRole('searchbox', { name: 'Search takeaways' }).fill('behaviour');
  await expect(names).toHaveText(['What is a trait?']);
  await main(page).getByRole('button', { name: 'Delete What is a trait?' }).click();
  await expect(main(page).getByText('No takeaways found')).toBeVisible();
  await undoButton(page).click();
  await expect(names).toHaveText(['What is a trait?']);
  await expect(donePopup(page)).toHaveCount(0);

  await main(page).getByRole('searchbox', { name: 'Search takeaways' }).fill('Front 2');
  await expect(names).toHaveCount(7);
  await main(page).getByRole('button', { name: 'Choose several' }).click();
  const bar = main(page).getByRole('group', { name: 'Several takeaways' });
  await bar.getByRole('button', { name: 'Choose all' }).click();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Suspend' }).click();
  await expect
    .poll(async () => (await stored(person)).filter(({ suspended }) => suspended).length)
    .toBe(7);
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect.poll(async () => (await stored(person)).length).toBe(18);
});

test('a line in the search adds a takeaway about a skill @exhaustive', async ({ page, person }) => {
  const body = { name: 'Rust', category: 'Programming Language' } as const;
  const { data } = await person.call(skills.create, { body });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('/');
  const box = page.getByRole('combobox');
  await box.fill('card rust: & = borrow');
  await expect(page.getByText('Press Enter.')).toBeVisible();
  await box.press('Enter');
  await expect
    .poll(async () => (await stored(person)).map(({ front, back, about }) => [front, back, about]))
    .toEqual([['&', 'borrow', { area: 'skills', id: data.skill._id }]]);
});

test('the states of a session of takeaways and of their list fit every screen @exhaustive', async ({
  page,
  person,
}) => {
  test.slow();
  const states: readonly (readonly [path: string, open: () => Promise<unknown>])[] = [
    ['/takeaways', () => expect(side(page, 'Front')).toBeVisible()],
    ['/takeaways', () => show(page).click()],
    ['/takeaways', () => page.keyboard.press('e')],
    ['/takeaways/all', () => expect(main(page).getByRole('article')).toHaveCount(2)],
    [
      '/takeaways/all?layout=compact',
      () => main(page).getByRole('button', { name: 'Choose several' }).click(),
    ],
  ];
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten';
  await seed(person, 2, { front: `${word} ${word}?`, back: `${word}\nhttps://${word}.example/` });
  for (const [path, open] of states) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(main(page).getByText(word).first()).toBeVisible();
    await open();
    await test.step(`${path}`, () => expectFitInEveryLook(page));
  }
});
