import type { Page } from '@playwright/test';

declare global {
  var shifted: number | undefined;
}

/**
 * Adds up how far things move that are already on the screen (CLS). A page that has not loaded yet is watched from
 * its start.
 */
const addUp = () => {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      globalThis.shifted =
        (globalThis.shifted ?? 0) + (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift' });
};

/** From now on, measures how far things move that are already on the screen (CLS). 0.1 is a lot. */
export const watchShifts = (page: Page): Promise<void> => page.evaluate(addUp);

/** The same as `watchShifts`, from the start of the next page. */
export const watchShiftsOfNext = (page: Page): Promise<unknown> => page.addInitScript(addUp);

export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => globalThis.shifted ?? Number.NaN);
