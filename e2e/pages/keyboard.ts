import type { Locator, Page } from '@playwright/test';

const mostPresses = 80;

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < mostPresses; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Whether the focused element disappeared and nothing else took the focus. Tab would then start at the top again. */
export const focusIsLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === document.body);
