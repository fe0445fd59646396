import type { BrowserContext, Page } from '@playwright/test';

/**
 * Removes the routes of `url`, but first adds a route that matches nothing. If the last route is removed, Chromium
 * loses requests in flight and never answers them (microsoft/playwright#41802).
 */
export const unroute = async (
  routed: Page | BrowserContext,
  url: string | RegExp,
): Promise<void> => {
  const context = 'newPage' in routed ? routed : routed.context();
  await context.route(/(?!)/, (route) => route.fallback());
  await routed.unroute(url);
};
