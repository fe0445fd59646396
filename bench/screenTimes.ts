import type { CDPSession, Page } from '@playwright/test';

/** Chromium's own "slow 4G": 1.6 Mbit/s down, and a round trip of 150 ms. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

export const slowDown = (devtools: CDPSession, rate = 4): Promise<unknown> =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate });

export const slowNetwork = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
};

/** A page is ready when it has this many of these elements, and this text. */
const readySigns = {
  login: ['input[type=password]', 1, 'Log'],
  dashboard: ['main h2, main h3', 6, 'Learning Time'],
  habits: ['[aria-labelledby=habits-today] li', 12, 'Tracker'],
} as const;

export type Screen = keyof typeof readySigns;

/** All times are in ms. `paint` and `ready` are counted from when the page started to load. */
export type Seen = {
  readonly paint: number;
  readonly ready: number;
  /**
   * How long tasks blocked the page between the first paint and a second after `ready`. Sums up the time of each
   * task beyond 50 ms.
   */
  readonly blocked: number;
  readonly longestTask: number;
  /** How far visible content moved (CLS). */
  readonly shift: number;
  /** The number of scripts that arrived until `ready`, and their KB as sent. */
  readonly scripts: number;
  readonly scriptKb: number;
};

/** Waits until a second after the page is ready, and returns what was measured. */
export const seenOn = (page: Page, screen: Screen): Promise<Seen> =>
  page.evaluate(
    ([selector, count, text]) =>
      new Promise<Seen>((resolve) => {
        const tasks: PerformanceEntry[] = [];
        new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
          type: 'longtask',
          buffered: true,
        });
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        const scriptsUntil = (ready: number) =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
            ({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= ready,
          );
        const report = (paint: number, ready: number) => {
          const after = tasks.filter((task) => task.startTime + task.duration > paint);
          const blocked = after.reduce((sum, { duration }) => sum + duration - 50, 0);
          const longestTask = Math.max(0, ...tasks.map(({ duration }) => duration));
          const loaded = scriptsUntil(ready);
          const bytes = loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
          const scripts = { scripts: loaded.length, scriptKb: bytes / 1024 };
          resolve({ paint, ready, blocked, longestTask, shift, ...scripts });
        };
        const look = () => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          const isThere = document.querySelectorAll(selector).length >= count;
          if (paint && isThere && document.body.textContent.includes(text)) {
            const ready = performance.now();
            setTimeout(() => report(paint.startTime, ready), 1_000);
          } else requestAnimationFrame(look);
        };
        look();
      }),
    readySigns[screen],
  );

/** In ms since the tap. */
export type Ticked = {
  /** When the screen shows the tick, with the habit's streak. */
  readonly shown: number;
  /** When the write is sent. */
  readonly sent: number;
};

/** Ticks or unticks the first of today's habits. */
const tap = (page: Page): Promise<Ticked> =>
  page.evaluate(
    () =>
      new Promise<Ticked>((resolve) => {
        const tick = document.querySelector<HTMLElement>(
          '[aria-labelledby=habits-today] li button[aria-label$="done"]',
        );
        const before = tick?.ariaLabel;
        const { fetch } = window;
        let sent = 0;
        window.fetch = (input, init) => {
          if (init?.method !== 'GET') sent ||= performance.now() - start;
          return fetch(input, init);
        };
        const start = performance.now();
        tick?.click();
        let shown = 0;
        const look = () => {
          if (shown === 0 && tick?.ariaLabel !== before) {
            requestAnimationFrame(() => {
              shown = performance.now() - start;
            });
          }
          if (shown > 0 && sent > 0) {
            window.fetch = fetch;
            resolve({ shown, sent });
          } else setTimeout(look);
        };
        look();
      }),
  );

/** How long scripts have run on the page so far, in ms. */
const scriptTime = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
};

/** Ticks a habit. Also measures how long scripts ran until 1.5 s after the tick was shown and sent. */
export const tickOn = async (
  page: Page,
  devtools: CDPSession,
): Promise<Ticked & { readonly scripts: number }> => {
  await devtools.send('Performance.enable');
  const before = await scriptTime(devtools);
  const ticked = await tap(page);
  await page.waitForTimeout(1_500);
  return { ...ticked, scripts: (await scriptTime(devtools)) - before };
};
