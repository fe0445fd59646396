import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';

/** The engine of @axe-core/playwright. It is loaded only once, because the library would reload it for each check. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  var axe: typeof import('axe-core') | undefined;
}

/**
 * Waits until nothing moves or changes its colour, because axe would take a colour in transition for the final one.
 * Checks every frame, because an animation in a card that leaves the screen (content-visibility) never reports its
 * end.
 */
export const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const isMoving = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .some(({ playState }) => playState === 'running');
    do {
      await frame();
      await frame();
    } while (isMoving());
  });

/** The axe rules that the page's content breaks, one line each, with the names of the elements. */
export async function brokenRules(page: Page, runOnly: RunOnly): Promise<string[]> {
  // Elements that are only drawn near the viewport are not at their final place yet, so draw all of them.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    // Further down, the navigation bar could cover half of a control, which would then count as a small target.
    scrollTo(0, 0);
  });
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async (only) => {
    // Behind a modal dialog nothing can be used, so a button that it half covers must not count as a small target.
    const isModal = document.querySelector('[aria-modal=true]') !== null;
    const within = isModal ? { exclude: ['#root'] } : document;
    const results = await globalThis.axe?.run(within, {
      resultTypes: ['violations'],
      runOnly: only,
    });
    return results?.violations ?? [];
  }, runOnly);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}
