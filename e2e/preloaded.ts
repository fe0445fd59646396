import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What controls open is fetched once the page is idle, which may be after the network was. */
export const preloaded = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  let last = -1;
  const isSame = async () => {
    const before = last;
    last = await page.evaluate(() => performance.getEntriesByType('resource').length);
    return last === before;
  };
  await expect.poll(isSame, { intervals: [1_000] }).toBe(true);
};
