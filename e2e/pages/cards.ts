import type { Locator, Page } from '@playwright/test';
import { expect } from '#testing/browser/test.ts';

export const main = (page: Page): Locator => page.getByRole('main');

/** Matches the name of a figure, with or without a '?' behind it that adds an explanation. */
const named = (label: string): RegExp => new RegExp(`^${label}([A-Z].*)?$`);

/** Returns the figure with a label within a card. */
export const numberOf = (card: Locator, label: string): Locator =>
  card
    .locator('div:has(> dt)')
    .filter({
      has: card
        .page()
        .getByRole('term')
        .filter({ hasText: named(label) }),
    })
    .getByRole('definition');

/** Returns the figure with a label in the row of stat cards, including its unit and hint. */
export const statOf = (page: Page, label: string): Locator =>
  numberOf(main(page).locator('dl:not(article dl)').first(), label);

/** Returns the card with this title: a chart, or a group of numbers. */
export const partOf = (page: Page, title: string): Locator =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** Chooses an item of a card's menu, such as 'Log time'. */
export const chooseIn = async (card: Locator, item: string): Promise<void> => {
  await card.getByRole('button', { name: /^More for / }).click();
  await card.getByRole('menuitem', { name: item }).click();
};

export const progressOf = (card: Locator): Locator =>
  card.getByRole('textbox', { name: /^Progress of / });

/**
 * Returns the smaller side of an element in CSS px. It is rounded to two decimals, because moving elements are slightly
 * off.
 */
const smallerSide = async (target: Locator): Promise<number> => {
  const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
  return Math.round(Math.min(width, height) * 100) / 100;
};

/** In CSS px. */
const touchTarget = 44;

/** Waits until the element is large enough for a thumb. An element that just opens may not be drawn yet. */
export const expectTouchable = (target: Locator): Promise<void> =>
  expect.poll(() => smallerSide(target), `px of ${target}`).toBeGreaterThanOrEqual(touchTarget);

/**
 * Waits until the page can't be scrolled sideways. An element that floats next to another one follows it a frame later.
 */
export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
    )
    .toBeLessThanOrEqual(0);
