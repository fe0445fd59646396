import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';

/** The engine of @axe-core/playwright, which would bring it into the page anew for every look at it. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  var axe: typeof import('axe-core') | undefined;
}

/**
 * Until nothing moves or changes its colour any more, which would be taken for its true colour. Looked at frame by
 * frame: an animation in a card that leaves the screen meanwhile (content-visibility) never says that it finished.
 */
const stillness = (page: Page): Promise<void> =>
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

/** The rules of axe that the page breaks by what it shows, one line each, naming the elements. */
export async function brokenRules(page: Page, runOnly: RunOnly): Promise<string[]> {
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (only) =>
      (await globalThis.axe?.run(document, { resultTypes: ['violations'], runOnly: only }))
        ?.violations ?? [],
    runOnly,
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}
