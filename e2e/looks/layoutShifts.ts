import type { Page } from '@playwright/test';

declare global {
  var shifted: number | undefined;
}

/** From now on: how far things moved that were on the screen already (CLS); 0.1 is a lot. */
export const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        globalThis.shifted =
          (globalThis.shifted ?? 0) + (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift' });
  });

export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => globalThis.shifted ?? Number.NaN);
