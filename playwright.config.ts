import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '#testing/browser/browser.ts';
import { timeZone } from '#testing/browser/timeZone.ts';

const engines = ['chromium', 'firefox', 'webkit'] as const;

/** Other engines than Chromium are Playwright's own builds: `npx playwright install firefox webkit`. */
const wanted = process.env.CAIRN_ENGINE || 'chromium';
const browserName = engines.find((engine) => engine === wanted);
if (!browserName) throw new Error(`CAIRN_ENGINE must be ${engines.join(', ')}, not '${wanted}'.`);

/** These tests use the DevTools protocol of Chromium. */
const ofChromium = ['**/pwa.spec.ts', '**/reminders.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: browserName === 'chromium' ? [] : ofChromium,
  globalSetup: './e2e/site.setup.ts',
  // A page waits for its server and for frames: three at a time keep two cores busy.
  workers: 3,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // Only a test that hangs meets these, however busy the machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // page.route sees no request that a worker makes or answers. e2e/pwa.spec.ts is about the worker itself.
    serviceWorkers: 'block',
    // Its weeks start on Sunday, as where nothing is known of the locale.
    locale: 'en-US',
    timezoneId: timeZone,
    screenshot: 'only-on-failure',
    browserName,
    launchOptions: browserName === 'chromium' ? await browserLaunchOptions() : {},
  },
});
