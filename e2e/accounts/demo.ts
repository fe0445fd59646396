import { mkdirSync } from 'node:fs';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { demoAccount } from '#shared/auth/demoAccount.ts';
import { logIn } from '#testing/browser/person.ts';
import type { Cairn } from '#testing/engines/harness.ts';

/** Creates the demo account, with a year of data, and logs in to it. */
export const openDemo = async (page: Page, { url }: Cairn, testInfo: TestInfo): Promise<void> => {
  // Imported late: its functions keep the first environment that they read, which must be the server's.
  const { seedDemo } = await import('#infra/local/demo/seed.ts');
  mkdirSync(testInfo.outputDir, { recursive: true });
  await seedDemo(url, testInfo.outputDir);
  await page.goto('/login');
  await logIn(page, demoAccount);
  await expect(page).toHaveURL(/dashboard/);
};
