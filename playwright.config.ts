import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '#testing/browser/browser.ts';
import { timeZone } from '#testing/browser/timeZone.ts';

const engines = ['chromium', 'firefox', 'webkit'] as const;

/** Firefox and WebKit are Playwright's own builds: `npx playwright install firefox webkit`. */
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
  // Pages often wait for the server and for frames, so two cores can run three at a time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // So long that only a hanging test exceeds them, even on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // page.route does not see requests that a service worker makes or answers. Tests of the worker allow it.
    serviceWorkers: 'block',
    // Weeks of this locale start on Sunday.
    locale: 'en-US',
    timezoneId: timeZone,
    screenshot: 'only-on-failure',
    browserName,
    launchOptions: browserName === 'chromium' ? await browserLaunchOptions() : {},
  },
});
