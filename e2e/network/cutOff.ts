import type { BrowserContext, Page } from '@playwright/test';
import { unroute } from './unroute.ts';

const api = /\/api\//;

/** Makes the API unreachable. The pages still load, as with the service worker of an installed app. */
export const cutOff = (context: BrowserContext) => context.route(api, (route) => route.abort());

export const reconnect = (context: BrowserContext) => unroute(context, api);

/**
 * Presses 'Try now' while still offline. With a network, the app retries by itself, and the button could disappear
 * first.
 */
export const tryNow = async (page: Page): Promise<void> => {
  const tried = page.waitForRequest(api);
  await page.getByRole('button', { name: 'Try now' }).click();
  await tried;
};
