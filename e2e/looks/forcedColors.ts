import type { JSHandle, Page } from '@playwright/test';
import { expect } from '#testing/browser/test.ts';

/**
 * In CSS px. Every mark is smaller than this. A placeholder for something that is not drawn yet is at least this
 * large.
 */
const placeholder = 44;

interface Sight {
  readonly element: Element;
  /** The element, and which part of it is visible. */
  readonly what: string;
  /** The element's state when it was visible. */
  readonly text: string | null;
}

/**
 * Returns everything visible that a contrast theme (forced colours) could hide:
 * - elements that say something by colour alone, without text or picture: bars, marks, swatches,
 * - elements that only a shadow separates from the page,
 * - texts.
 * Edges that appear only with forced colours count too. Placeholders and outlines around labels are left out.
 */
const seen = (page: Page, isForced: boolean): Promise<JSHandle<Sight[]>> =>
  page.evaluateHandle(
    ([forced, maxSize]) => {
      const isClear = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
      const groundOf = (element: Element | null): string => {
        const color = element ? getComputedStyle(element).backgroundColor : 'Canvas';
        return element && isClear(color) ? groundOf(element.parentElement) : color;
      };
      const isEdged = (style: CSSStyleDeclaration, ground: string): boolean =>
        style.outlineStyle !== 'none' ||
        ['top', 'right', 'bottom', 'left'].some((side) => {
          const color = style.getPropertyValue(`border-${side}-color`);
          const width = parseFloat(style.getPropertyValue(`border-${side}-width`));
          return width > 0 && !isClear(color) && color !== ground;
        });
      const isFilled = ({ backgroundColor }: CSSStyleDeclaration, ground: string): boolean =>
        !isClear(backgroundColor) && backgroundColor !== ground;
      const isMark = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        const size = Math.min(width, height);
        const isBare = !element.childElementCount && !element.textContent?.trim();
        return isBare && size > 1 && size < maxSize && !(element instanceof SVGElement);
      };
      const hasText = ({ childNodes }: Element): boolean =>
        [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

      return [...document.body.querySelectorAll('*')].flatMap((element) => {
        if (element.closest('[role=status] [aria-hidden=true], [role=radiogroup], svg')) return [];
        const name = `${element.localName}.${element.classList}`;
        const style = getComputedStyle(element);
        const [own, behind] = [groundOf(element), groundOf(element.parentElement)];
        const found = ['::before', '::after'].flatMap((part) => {
          const drawn = getComputedStyle(element, part);
          const isDrawn = drawn.content === '""' && drawn.display !== 'none';
          return isDrawn && (isFilled(drawn, own) || isEdged(drawn, own)) ? [name + part] : [];
        });
        if ((forced || isMark(element)) && (isFilled(style, behind) || isEdged(style, behind)))
          found.push(name);
        if (hasText(element) && style.color !== own) found.push(`${name} text`);
        const isLifted = style.boxShadow !== 'none' || element.matches('[role=tooltip]');
        if (forced ? isEdged(style, behind) : isLifted) found.push(`${name} edge`);
        return found.map((what) => ({ element, what, text: element.textContent }));
      });
    },
    [isForced, placeholder] as const,
  );

/**
 * Returns what was visible and no longer is, although its element is unchanged. A changed element may just have loaded.
 */
const lost = async (page: Page, before: JSHandle<Sight[]>): Promise<string[]> =>
  page.evaluate(
    ([known, now]) =>
      known
        .filter(({ element, text }) => element.isConnected && element.textContent === text)
        .filter((one) => !now.some((it) => it.element === one.element && it.what === one.what))
        .map(({ what }) => what),
    [before, await seen(page, true)] as const,
  );

/** Checks that everything on the page stays visible in a contrast theme. */
export async function expectSeenInForcedColors(page: Page): Promise<void> {
  const before = await seen(page, false);
  await page.emulateMedia({ forcedColors: 'active' });
  // A colour may still be changing.
  await expect
    .poll(() => lost(page, before), { message: 'vanishes without the colours of the page' })
    .toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}
