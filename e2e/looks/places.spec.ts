import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#testing/browser/test.ts';
import { openDemo } from '../accounts/demo.ts';
import { statOf } from '../pages/cards.ts';

/** The screens that are checked, in CSS px. The account has a year of data. */
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Returns the top of an element in px, from the top of the page. */
const topOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => element.getBoundingClientRect().top + scrollY);

async function openDashboard(page: Page) {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Learning Time' })).toBeAttached();
}

test('what a person looks for first is near the top of the dashboard', async ({
  page,
  cairn,
}, testInfo) => {
  test.slow();
  await openDemo(page, cairn, testInfo);
  for (const [size, quickAccess] of [
    [widths[0], 900],
    [widths[1], 1_400],
  ] as const) {
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await openDashboard(page);
      for (const stat of [
        'Current Streak',
        'Learning Hours',
        'Goals Completed',
        'Skills Completed',
      ]) {
        await expect(statOf(page, stat)).toBeInViewport({ ratio: 1 });
      }
      expect(
        await topOf(page.getByRole('region', { name: 'Quick Access' })),
        'Quick Access begins at',
      ).toBeLessThanOrEqual(quickAccess);
    });
  }
});
