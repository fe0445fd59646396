import './quiet.ts';
import { appendFileSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { buildSite, isSiteStale, siteDir } from '#infra/local/website/site.ts';
import { addDays } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { browserLaunchOptions } from '#testing/browser/browser.ts';
import { type Person, registerPerson, signIn, today } from '#testing/browser/person.ts';
import { serveSite } from '#testing/browser/releases.ts';
import { type Cairn, startCairn } from '#testing/engines/harness.ts';
import { addNight } from './nightlyFigures.ts';
import { type Screen, type Seen, seenOn, slowDown, slowNetwork, tickOn } from './screenTimes.ts';
import { median } from './units/median.ts';

/** How often each case is measured. The builds alternate, because times only mean something in comparison. */
const rounds = Number(process.env.ROUNDS ?? 9);
const habitCount = 30;

const contextFor = async (browser: Browser, url: string, person?: Person) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (person) await signIn(context, { url } as Cairn, person);
  return context;
};

type Slow = 'none' | 'cpu' | 'cpu and network';

const open = async (
  context: BrowserContext,
  url: string,
  screen: Screen,
  slow: Slow = 'none',
): Promise<Seen> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (slow !== 'none') await slowDown(devtools);
  if (slow === 'cpu and network') await slowNetwork(devtools);
  await page.goto(`${url}/${screen}`, { waitUntil: 'commit' });
  const seen = await seenOn(page, screen);
  await page.close();
  return seen;
};

type Measured = Record<string, number[]>;

const measure = async (browser: Browser, url: string, person: Person, into: Measured) => {
  const note = (name: string, value: number) => {
    into[name] ??= [];
    into[name]?.push(value);
  };
  const noteSeen = (name: string, seen: Seen) => {
    note(`${name}: first paint, ms`, seen.paint);
    note(`${name}: ready, ms`, seen.ready);
    note(`${name}: total blocking time, ms`, seen.blocked);
    note(`${name}: longest task, ms`, seen.longestTask);
    note(`${name}: layout shift`, seen.shift);
    note(`${name}: scripts until ready`, seen.scripts);
    note(`${name}: KB of scripts until ready`, seen.scriptKb);
  };
  const first = async (name: string, screen: Screen, slow: Slow) => {
    const context = await contextFor(browser, url, screen === 'login' ? undefined : person);
    noteSeen(name, await open(context, url, screen, slow));
    return context;
  };
  const cold = await first('habits', 'habits', 'none');
  // While this page is open, the service worker (if any) caches everything for the second visit.
  const waiting = await cold.newPage();
  const devtools = await cold.newCDPSession(waiting);
  await waiting.goto(`${url}/habits`);
  await waiting.waitForTimeout(2_500);
  for (const rate of [1, 4]) {
    await slowDown(devtools, rate);
    const { shown, sent, scripts } = await tickOn(waiting, devtools);
    note(`a tick at ${rate}x: shown, ms`, shown);
    note(`a tick at ${rate}x: sent, ms`, sent);
    note(`a tick at ${rate}x: scripts, ms`, scripts);
  }
  await waiting.close();
  const second = await open(cold, url, 'habits');
  note('habits, second visit: first paint, ms', second.paint);
  note('habits, second visit: ready, ms', second.ready);
  await cold.close();
  await (await first('habits at 4x', 'habits', 'cpu')).close();
  for (const screen of ['login', 'dashboard', 'habits'] as const) {
    const slow = await first(`${screen} on slow 4G at 4x`, screen, 'cpu and network');
    await slow.close();
  }
};

/** The folders of other builds, from the command line. The first one is compared with this build. */
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
  const other = base === undefined ? '' : `, the other build: ${base.toFixed(2)}`;
  const ratio = base ? ` (${(median(values) / base).toFixed(2)})` : '';
  console.log(`${name}: ${median(values).toFixed(2)}${other}${ratio}`);
}
const {
  BENCH_HISTORY: history,
  GITHUB_STEP_SUMMARY: summary,
  GITHUB_SHA: commit = '',
} = process.env;
if (history) {
  const slow = Object.entries(ours).filter(([name]) => name.includes('slow 4G'));
  const figures = Object.fromEntries(slow.map(([name, values]) => [name, median(values)]));
  const table = addNight(history, { date: today(), commit, figures });
  if (summary) appendFileSync(summary, table);
}
await browser.close();
await Promise.all(served.map(({ remove }) => remove()));
await cairn.stop();
