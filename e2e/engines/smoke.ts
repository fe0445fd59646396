import { setTimeout as pause } from 'node:timers/promises';
import { startCairn } from '#testing/engines/harness.ts';
import prepareSite from '../site.setup.ts';
import { type Driver, engines, tab } from './drivers.ts';

/**
 * Takes ten steps of a user in each engine that is installed here: `node run.mjs e2e/engines/smoke.ts`. It downloads
 * nothing. The nightly workflow runs the core of the browser tests in Playwright's builds of the engines.
 */

/** In ms. Only a failure takes this long, even on a busy machine. */
const patience = 20_000;

/**
 * Runs in the page. Scrolls the control with this name into view and returns its middle. Null while it does not exist,
 * or if something covers it.
 */
function placeOf(name: string): { x: number; y: number } | null {
  const named = [...document.querySelectorAll<HTMLElement>('button, a, label, [title]')];
  const found = named.find(
    (one) =>
      [
        one.getAttribute('aria-label'),
        one.title,
        one.textContent?.replace('*', '').trim(),
      ].includes(name) && one.checkVisibility({ visibilityProperty: true }),
  );
  const target = (found instanceof HTMLLabelElement && found.control) || found;
  if (!target) return null;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && (target.contains(hit) || hit.contains(target)) ? { x, y } : null;
}

const account = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'stone by stone' };

function stepsIn(driver: Driver, site: string) {
  /** Waits until an expression in the page is neither null nor false. */
  const until = async <Value>(expression: string): Promise<Value> => {
    const end = Date.now() + patience;
    for (;;) {
      // The evaluation fails while the browser leaves the page.
      const value = JSON.parse((await driver.evaluate(expression).catch(() => 'null')) ?? 'null');
      if (value !== null && value !== false) return value;
      if (Date.now() > end)
        throw new Error(
          `still false after ${patience / 1_000} s: ${expression.split('\n').at(-1)}`,
        );
      await pause(50);
    }
  };
  /** Presses a control once it stops moving, because popups slide in. */
  const press = async (name: string) => {
    const find = () => until<{ x: number; y: number }>(`(${placeOf})(${JSON.stringify(name)})`);
    for (let before = await find(); ; ) {
      await pause(200);
      const place = await find();
      if (before.x === place.x && before.y === place.y) return driver.press(place.x, place.y);
      before = place;
    }
  };
  const fill = async (label: string, text: string) => {
    await press(label);
    await driver.type(text);
  };
  const open = (path: string) => driver.open(`${site}${path}`);
  const at = (path: string) => until(`location.pathname === '${path}'`);
  const tickIs = (state: string) =>
    until(`!!document.querySelector('[title="Stretch"][aria-label$=": ${state}"]')`);

  return {
    'registers by the form': async () => {
      await open('/register');
      await fill('Full Name', account.name);
      await fill('Email', account.email);
      await fill('Password', account.password);
      await fill('Confirm Password', account.password);
      await press('Create Account');
      await at('/dashboard');
    },
    'adds a habit by its form': async () => {
      await open('/habits/add');
      await fill('Name', 'Stretch');
      await press('Add Habit');
      await tickIs('not done');
    },
    'ticks it': async () => {
      await press('Stretch');
      await tickIs('done');
    },
    'takes the tick back by Undo': async () => {
      await press('Undo');
      await tickIs('not done');
    },
    'adds a skill by its form': async () => {
      await open('/skills/add');
      await fill('Name', `Rust${tab}Soft Skill`);
      await press('Add Skill');
      await at('/skills');
    },
    'starts a timer': async () => {
      await press('More for Rust');
      await press('Start the timer');
      await until(`!!document.querySelector('[role=timer]')`);
    },
    'opens the dialog of an assessment': async () => {
      await open('/self-assessment');
      await press('Make your first assessment');
      await until(
        `document.querySelector('[role=dialog], dialog[open]')?.contains(document.activeElement) ?? false`,
      );
    },
    'draws the charts': async () => {
      await open('/activity');
      await until(`document.querySelectorAll('main svg').length > 0`);
    },
    'loads from the service worker': async () => {
      await until(`navigator.serviceWorker.controller !== null`);
      await open('/habits');
      await tickIs('not done');
      await until(`navigator.serviceWorker.controller?.state === 'activated'`);
    },
    'speaks Arabic, from right to left': async () => {
      await driver.evaluate(
        `(() => { const user = JSON.parse(localStorage.user); localStorage.user = JSON.stringify({ ...user, language: 'ar' }); })()`,
      );
      await open('/habits');
      await until(`document.dir === 'rtl' && document.documentElement.lang === 'ar'`);
      await until(`/[\\u0600-\\u06ff]/.test(document.querySelector('h1')?.textContent ?? '')`);
    },
  };
}

await prepareSite();
let passed = 0;
let failed = 0;
const cairn = await startCairn();
for (const { name, needs, isInstalled, start } of engines) {
  if (!isInstalled()) {
    console.log(`${name} is skipped, since it is not installed: apt-get install ${needs}`);
    continue;
  }
  account.email = `ada.${name.toLowerCase()}@example.com`;
  const driver = await start();
  for (const [step, run] of Object.entries(stepsIn(driver, cairn.url))) {
    try {
      await run();
      passed++;
      console.log(`✓ ${name} ${step}`);
    } catch (error) {
      failed++;
      console.log(`✗ ${name} ${step}: ${error instanceof Error ? error.message : error}`);
      break; // The later steps need the result of this one.
    }
  }
  await driver.close();
}
await cairn.stop();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
