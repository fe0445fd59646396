import type { Locator, Page } from '@playwright/test';
import { test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { openDemo } from '../accounts/demo.ts';
import { statOf } from '../pages/cards.ts';
import { todayRegion } from '../pages/tracker.ts';

/** Checks where the parts of the habits page are, with a year's data. */

const stats = ['Active Streaks', 'Longest Streak', "Today's Completions", 'Average Rate'];
const charts = ['Habits by category', 'Completions, last 7 days'];

type Edges = { readonly top: number; readonly bottom: number; readonly left: number };

const edgesOf = async (target: Locator): Promise<Edges> => {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} has no box`);
  return { top: box.y, bottom: box.y + box.height, left: box.x };
};

const partsOf = async (parts: readonly Locator[]): Promise<Edges> => {
  const all = await Promise.all(parts.map(edgesOf));
  return {
    top: Math.min(...all.map(({ top }) => top)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
    left: Math.min(...all.map(({ left }) => left)),
  };
};

const headings = (page: Page, names: readonly string[]) =>
  names.map((name) => page.getByRole('heading', { name, exact: true }));

const cardControls = (card: Locator) =>
  card.locator('a, button:not([aria-describedby])').filter({ visible: true });

for (const { width, height, firstCard } of [
  { width: 1440, height: 900, firstCard: 620 },
  { width: 390, height: 844, firstCard: 900 },
]) {
  test(`at ${width} px the habits page has figures first, then charts, then the calendar or the list @exhaustive`, async ({
    page,
    cairn,
  }, testInfo) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await openDemo(page, cairn, testInfo);
    const isWide = width > 1000;

    for (const view of ['calendar', 'list']) {
      await page.goto(`/habits?view=${view}`);
      const title = await edgesOf(page.getByRole('heading', { level: 1, name: 'Habit Tracker' }));
      const add = await edgesOf(page.getByRole('link', { name: 'Add Habit' }));
      const numbers = await partsOf(stats.map((name) => statOf(page, name)));
      const plots = await partsOf(headings(page, charts));
      const filter = await edgesOf(page.getByLabel('Filter'));
      const main = await edgesOf(
        view === 'list' ? page.getByRole('article').first() : page.getByRole('grid'),
      );
      expect(Math.abs(title.top - add.top)).toBeLessThanOrEqual(height / 10);
      expect(numbers.top).toBeGreaterThanOrEqual(title.bottom);
      expect(numbers.bottom).toBeLessThanOrEqual(height);
      expect(plots.top).toBeGreaterThanOrEqual(numbers.bottom);
      expect(filter.top).toBeGreaterThanOrEqual(plots.bottom);
      expect(main.top).toBeGreaterThanOrEqual(filter.bottom);
      if (view === 'list') expect(main.top).toBeLessThanOrEqual(firstCard);

      const day = todayRegion(page);
      if (isWide) {
        const beside = await edgesOf(day);
        expect(beside.left).toBeLessThan(main.left);
        expect(beside.top).toBeLessThanOrEqual(main.top);
      } else if (view === 'calendar') {
        const above = await edgesOf(day);
        expect(above.top).toBeGreaterThanOrEqual(numbers.bottom);
        expect(above.top).toBeLessThanOrEqual(numbers.bottom + 40);
        expect(above.bottom).toBeLessThanOrEqual(main.top);
      }
    }

    await page.goto('/habits?view=list&layout=cards');
    const cards = page.getByRole('list', { name: 'Habits' }).getByRole('article');
    const first = cards.first();
    for (const fact of [
      'Current streak',
      'Longest streak',
      'Completion rate',
      'This week',
      'This month',
      'Last activity',
    ])
      await expect(first.getByRole('term').filter({ hasText: fact })).toBeVisible();
    for (const fact of [/^Every day/, /Physical/, /Easy/, /^\d+ of \d+ days/, /^On Track$/])
      await expect(first.getByText(fact).first()).toBeVisible();
    for (const card of await cards.all())
      expect(await cardControls(card).count(), String(card)).toBeLessThanOrEqual(5);

    await page.goto('/habits?view=list');
    const row = page.getByRole('article').first();
    // On a phone, the figures are below the name.
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(isWide ? 48 : 64);
    await row.getByRole('button', { name: /^Details of/ }).click();
    for (const control of [/mark complete today$/, /^Edit/, /^Delete/, /^More for/])
      await expect(
        row
          .getByRole('button', { name: control })
          .or(row.getByRole('link', { name: control }))
          .last(),
      ).toBeVisible();
    await expect(row.getByRole('term').filter({ hasText: 'Longest streak' })).toBeVisible();
  });
}
