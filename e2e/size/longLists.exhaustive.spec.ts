import type { Page } from '@playwright/test';
import { giveMany, maxCounts } from '#testing/browser/manyItems.ts';
import { test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';

/** At least this many cards are drawn: those of one screen and of the next one. */
const atLeast = 12;

/** Each filter or order brings other cards to the screen. At most this many are drawn because of it. */
const atMostPerChoice = 60;

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

test('of the longest list of resources, only the cards near the screen are drawn', async ({
  page,
  person,
}) => {
  await giveMany(person, maxCounts);
  await page.goto('/learning-planner');
  const cards = page.getByRole('list', { name: 'Resources' }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  const first = () => cards.first().getByRole('heading').textContent();
  /** A drawn card stays drawn, so the limit grows with each choice. */
  const expectFew = async (choices: number) => {
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(atLeast);
    expect(await cards.count()).toBeLessThanOrEqual(atMostPerChoice * choices);
  };
  await expectFew(1);

  const before = await first();
  await expect(page.getByRole('img', { name: 'By status' })).toBeVisible();
  const rings = await watchCharts(page);
  await page.getByRole('combobox', { name: 'Sort', exact: true }).selectOption('title');
  await expect(page).toHaveURL(/title/);
  await expect.poll(first).not.toBe(before);
  await expectFew(2);
  // The charts show the whole list, so its order changes nothing.
  expect(rings).toBeGreaterThan(0);
  expect(await chartChanges(page)).toBe(0);

  await page.getByRole('combobox', { name: 'Filter', exact: true }).selectOption('completed');
  await expect(page.getByText(/ of 2,000 resources/)).toBeVisible();
  await expectFew(3);
});
