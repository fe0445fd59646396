import type { Page } from '@playwright/test';

/** Call it before the first page. The site then fetches nothing that it keeps for idle moments. */
export const neverIdle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
