import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectReadable, test } from './test.ts';

const height = 900;
/** A desk and a phone, in CSS px. */
const readWidths = [1440, 390];
/** From the smallest phone to a tablet. */
const narrowWidths = [320, 390, 768];

/** Elements of the page that reach past its right edge, unless something clips or scrolls them. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const clips = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > edge + 1 && !clips(element);
    });
    const scrolls = document.documentElement.scrollWidth > edge;
    return [
      ...(scrolls ? [`the page scrolls to ${document.documentElement.scrollWidth}px`] : []),
      ...wide.map((element) => `${element.localName}.${element.classList} is too wide`),
    ];
  });

/** What the page shows now is accessible, light and dark, at a desk and on a phone, and fits any screen. */
export async function expectFitInEveryLook(page: Page): Promise<void> {
  const show = (colorScheme: 'light' | 'dark') =>
    page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  for (const width of readWidths) {
    await page.setViewportSize({ width, height });
    await show('light');
    await test.step(`light, ${width}px`, () => expectAccessible(page));
    await show('dark');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await test.step(`dark, ${width}px`, () => expectReadable(page));
  }
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height });
    // What floats beside something else follows it a frame later.
    await expect.poll(() => tooWide(page), { message: `${width}px` }).toEqual([]);
  }
}
