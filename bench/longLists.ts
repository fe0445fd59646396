import './quiet.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildSite, isSiteStale } from '#infra/local/website/site.ts';
import { browserLaunchOptions } from '#testing/browser/browser.ts';
import { giveMany, type Many, maxCounts } from '#testing/browser/manyItems.ts';
import { registerPerson, signIn } from '#testing/browser/person.ts';
import { type Cairn, startCairn } from '#testing/engines/harness.ts';
import { median } from './units/median.ts';

const throttle = 4;
const rounds = 7;

type Felt = {
  /** For how many milliseconds the choice blocks the main thread: the event and the first render. */
  readonly choice: number;
  /** Milliseconds until the next frame. */
  readonly frame: number;
  /** Milliseconds of the longest task until the list was complete. */
  readonly longest: number;
  /** Milliseconds until the list was complete. */
  readonly list: number;
};

/** Makes a choice as a person would, and measures how the page responds. */
const choose = (page: Page, label: string, value: string): Promise<Felt> =>
  page
    .getByRole('combobox', { name: label, exact: true })
    .evaluate(async (select: HTMLSelectElement, value) => {
      const list = () => document.querySelector('main ul[aria-label]')?.parentElement;
      await new Promise((resolve) => setTimeout(resolve, 300));
      let longest = 0;
      let last = performance.now();
      const { port1: ping, port2: pong } = new MessageChannel();
      ping.onmessage = () => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
        pong.postMessage(undefined);
      };
      let stood = 0;
      const changes = new MutationObserver(() => {
        stood = performance.now();
      });
      changes.observe(list() ?? document.body, { childList: true, subtree: true });
      const start = performance.now();
      last = start;
      pong.postMessage(undefined);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
      const choice = performance.now() - start;
      await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const frame = performance.now() - start;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      ping.close();
      changes.disconnect();
      return { choice, frame, longest, list: stood - start };
    }, value);

const rounded = (n: number) => Math.round(n * 10) / 10;

const pages = {
  '/skills': { Filter: ['in-progress', 'all'], Sort: ['hours', 'name', 'progress'] },
  '/learning-planner': {
    Filter: ['completed', 'all'],
    Sort: ['title', 'duration', 'created'],
  },
};

/** Lists as short as the part of a long list that is drawn. */
const few: Many = { skills: 12, resources: 12 };

/**
 * Measures each choice on each page, unthrottled and with the CPU throttled. The keys of the result are page, choice
 * and rate.
 */
const measureAs = async (browser: Browser, cairn: Cairn, many: Many) => {
  const person = await registerPerson(cairn);
  await giveMany(person, many);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context, cairn, person);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const felt = new Map<string, Felt>();
  for (const [path, choices] of Object.entries(pages)) {
    await page.goto(cairn.url + path);
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const rate of [1, throttle]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      for (const [label, values] of Object.entries(choices)) {
        const all: Felt[] = [];
        for (let n = 0; n < rounds; n++) {
          all.push(await choose(page, label, values[n % values.length] ?? ''));
        }
        const of = (what: keyof Felt) => median(all.map((one) => one[what]));
        felt.set(`${path} ${label}, ${rate}x`, {
          choice: of('choice'),
          frame: of('frame'),
          longest: of('longest'),
          list: of('list'),
        });
      }
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await context.close();
  return felt;
};

/** Prints how long a choice takes for the longest lists, on this machine and with the CPU slowed down four times. */
const benchLongLists = async (): Promise<void> => {
  if (isSiteStale()) await buildSite();
  const cairn = await startCairn();
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const long = await measureAs(browser, cairn, maxCounts);
    const short = await measureAs(browser, cairn, few);
    console.log(
      `\n${maxCounts.skills} skills, ${maxCounts.resources} resources: milliseconds after a choice, medians of ${rounds}; ` +
        `and as a multiple of those for a list of ${few.skills}`,
    );
    console.table(
      Object.fromEntries(
        [...long].map(([name, { choice, frame, longest, list }]) => [
          name,
          {
            'the choice itself': rounded(choice),
            'to the next frame': rounded(frame),
            'longest task': rounded(longest),
            'list complete': rounded(list),
            'choice / short list': rounded(choice / (short.get(name)?.choice ?? 1)),
            'longest / short list': rounded(longest / (short.get(name)?.longest ?? 1)),
          },
        ]),
      ),
    );
  } finally {
    await browser.close();
    await cairn.stop();
  }
};

await benchLongLists();
