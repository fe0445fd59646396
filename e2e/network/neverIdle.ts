import type { Page } from '@playwright/test';

/** Call this before the first page. The site then fetches nothing that it would fetch when idle. */
export const neverIdle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
