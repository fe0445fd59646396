import type { BrowserContext, Page } from '@playwright/test';

/**
 * Takes the routes of `url` away, and leaves one that meets nothing: where the last one goes, Chromium loses the
 * requests that are under way, and they are never answered (microsoft/playwright#41802).
 */
export const unroute = async (
  routed: Page | BrowserContext,
  url: string | RegExp,
): Promise<void> => {
  const context = 'newPage' in routed ? routed : routed.context();
  await context.route(/(?!)/, (route) => route.fallback());
  await routed.unroute(url);
};
