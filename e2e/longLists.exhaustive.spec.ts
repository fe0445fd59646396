import type { Page } from '@playwright/test';
import { giveMany, maxCounts } from '#testing/browser/manyItems.ts';
import { type Person, test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';

/** At least this many cards are drawn: those of one screen and of the next one. */
const atLeast = 12;

/** After one choice, at most this many cards come near the screen. */
const atMost = 60;

/** Lists with more than 500 items, so they are not drawn to the end. */
const lists = [
  {
    path: '/learning-planner',
    label: 'Resources',
    chart: 'By status',
    sort: 'Sort',
    by: 'title',
    filter: 'completed',
  },
] as const;

/** Counts the changes in the charts from now on. */
const watchCharts = (page: Page) =>
  page.evaluate(() => {
    const seen = { changes: 0 };
    const observer = new MutationObserver((changes) => {
      seen.changes += changes.length;
    });
    const charts = [...document.querySelectorAll('main svg[role="img"]')];
    for (const chart of charts) {
      observer.observe(chart, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    }
    Object.assign(window, { chartChanges: seen });
    return charts.length;
  });

const chartChanges = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { chartChanges: { changes: number } }).chartChanges.changes,
  );

const open = async (page: Page, person: Person, path: string, label: string) => {
  await giveMany(person, maxCounts);
  await page.goto(path);
  const cards = page.getByRole('list', { name: label }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  return cards;
};

for (const { path, label, chart, sort, by, filter } of lists) {
  test(`${label}: only the cards near the screen are drawn in the longest list`, async ({
    page,
    person,
  }) => {
    const cards = await open(page, person, path, label);
    const first = () => cards.first().getByRole('heading').textContent();
    /** Cards that were drawn after earlier choices stay. */
    const expectFew = async (choices: number) => {
      await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(atLeast);
      expect(await cards.count()).toBeLessThanOrEqual(atMost * choices);
    };
    await expectFew(1);

    const before = await first();
    await expect(page.getByRole('img', { name: chart })).toBeVisible();
    const rings = await watchCharts(page);
    await page.getByRole('combobox', { name: sort, exact: true }).selectOption(by);
    await expect(page).toHaveURL(new RegExp(by));
    await expect.poll(first).not.toBe(before);
    await expectFew(2);
    // The charts show the whole list, so its order changes nothing.
    expect(rings).toBeGreaterThan(0);
    expect(await chartChanges(page)).toBe(0);

    await page.getByRole('combobox', { name: 'Filter', exact: true }).selectOption(filter);
    await expect(page.getByText(/ of 2,000 resources/)).toBeVisible();
    await expectFew(3);
  });
}
