import type { Page } from '@playwright/test';

/** Returns the elements that reach past the end edge of the page, unless something clips or scrolls them. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const clips = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isPast = isRightToLeft ? left < -1 : right > edge + 1;
      return width > 1 && height > 1 && isPast && !clips(element);
    });
    const scrolls = document.documentElement.scrollWidth > edge;
    return [
      ...(scrolls ? [`the page scrolls to ${document.documentElement.scrollWidth}px`] : []),
      ...wide.map((element) => `${element.localName}.${element.classList} is too wide`),
    ];
  });
