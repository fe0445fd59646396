import './quiet.ts';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { buildSite, isSiteStale, siteDir } from '#infra/local/website/site.ts';
import { addDays } from '#shared/core/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { browserLaunchOptions } from '#testing/browser/browser.ts';
import { type Person, registerPerson, signIn, today } from '#testing/browser/person.ts';
import { serveSite } from '#testing/browser/releases.ts';
import { type Cairn, startCairn } from '#testing/engines/harness.ts';

/** How often each case is measured, alternating between builds, since times only mean something in comparison. */
const rounds = 9;
const habitCount = 30;

/** Chromium's own "slow 4G": 1.6 Mbit/s down, 150 ms round trip. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

type Seen = { readonly paint: number; readonly ready: number };

/** Milliseconds from the start until the habits page first paints, and until all of today's habits can be ticked. */
const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(
    () =>
      new Promise<Seen>((resolve) => {
        const look = () => {
          const ticks = document.querySelectorAll('[aria-labelledby=habits-today] li');
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          if (ticks.length >= 12 && paint) {
            resolve({ paint: paint.startTime, ready: performance.now() });
          } else requestAnimationFrame(look);
        };
        look();
      }),
  );

const contextFor = async (browser: Browser, url: string, person: Person) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, { url } as Cairn, person);
  return context;
};

const open = async (context: BrowserContext, url: string, isSlow: boolean): Promise<Seen> => {
  const page = await context.newPage();
  if (isSlow) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.goto(`${url}/habits`, { waitUntil: 'commit' });
  const seen = await seenOn(page);
  await page.close();
  return seen;
};

/** Milliseconds from a tap on a tick until the screen shows it, with the new streak. */
const tickOn = async (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tick = document.querySelector<HTMLElement>(
          '[aria-labelledby=habits-today] li button[aria-label$="done"]',
        );
        const before = tick?.ariaLabel;
        const start = performance.now();
        tick?.click();
        const look = () => {
          if (tick?.ariaLabel !== before) {
            requestAnimationFrame(() => resolve(performance.now() - start));
          } else setTimeout(look);
        };
        look();
      }),
  );

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

type Measured = Record<string, number[]>;

const measure = async (browser: Browser, url: string, person: Person, into: Measured) => {
  const note = (name: string, value: number) => {
    into[name] ??= [];
    into[name]?.push(value);
  };
  const cold = await contextFor(browser, url, person);
  const first = await open(cold, url, false);
  note('first paint', first.paint);
  note('ready', first.ready);
  // By the second visit the service worker, if there is one, has cached everything.
  const waiting = await cold.newPage();
  await waiting.goto(`${url}/habits`);
  await waiting.waitForTimeout(2_500);
  note('a tick', await tickOn(waiting));
  const devtools = await cold.newCDPSession(waiting);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  note('a tick at 4x', await tickOn(waiting));
  await waiting.close();
  const second = await open(cold, url, false);
  note('second visit, paint', second.paint);
  note('second visit, ready', second.ready);
  await cold.close();
  const slow = await contextFor(browser, url, person);
  note('slow 4G and 4x, ready', (await open(slow, url, true)).ready);
  await slow.close();
};

/** `npm run bench:first -- <folder of another build>` measures this build and compares it with the other. */
const others = process.argv.slice(2);
if (isSiteStale()) await buildSite();
const cairn = await startCairn();
const person = await registerPerson(cairn);
for (let n = 1; n <= habitCount; n++) {
  const body = { name: `Habit ${n}`, frequency: 'daily' } as const;
  const { data } = await person.call(habits.create, { body });
  for (let ago = 1; ago <= 20; ago++) {
    const params = { id: data.habit._id };
    const date = addDays(today(), -ago);
    await person.call(habits.toggle, { params, body: { date, completed: true } });
  }
}
const browser = await chromium.launch(await browserLaunchOptions());
const sites = [siteDir, ...others];
const served = await Promise.all(sites.map((dir) => serveSite(cairn, dir)));
const measured: Measured[] = sites.map(() => ({}));
for (let round = 0; round < rounds; round++) {
  for (const [index, { url }] of served.entries()) {
    await measure(browser, url, person, measured[index] ?? {});
  }
}
const [ours = {}, theirs] = measured;
for (const [name, values] of Object.entries(ours)) {
  const base = theirs && median(theirs[name] ?? []);
  const ratio = base ? `, ${(median(values) / base).toFixed(2)} of the other build's` : '';
  console.log(`${name}: ${Math.round(median(values))} ms${ratio}`);
}
await browser.close();
await Promise.all(served.map(({ remove }) => remove()));
await cairn.stop();
