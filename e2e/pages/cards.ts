import type { Locator, Page } from '@playwright/test';
import { expect } from '#testing/browser/test.ts';

const main = (page: Page): Locator => page.getByRole('main');

/** The name of a figure, whether a '?' behind it explains it in a sentence or not. */
const named = (label: string): RegExp => new RegExp(`^${label}([A-Z].*)?$`);

/** The figure of a label within a card. */
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

/** The figure of a label in the row of stat cards, its unit and hint included. */
export const statOf = (page: Page, label: string): Locator =>
  numberOf(main(page).locator('dl:not(article dl)').first(), label);

/** The card of the page with this title: a chart, or a group of numbers. */
export const partOf = (page: Page, title: string): Locator =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** Chooses an item of a card's menu: 'Log time'. */
export const chooseIn = async (card: Locator, item: string): Promise<void> => {
  await card.getByRole('button', { name: /^More for / }).click();
  await card.getByRole('menuitem', { name: item }).click();
};

/** The field with the progress of a card. */
export const progressOf = (card: Locator): Locator =>
  card.getByRole('textbox', { name: /^Progress of / });

/** The smaller side of an element, in CSS px: to the hundredth, since what moves is a little off. */
const smallerSide = async (target: Locator): Promise<number> => {
  const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
  return Math.round(Math.min(width, height) * 100) / 100;
};

/** In CSS px. */
const touchTarget = 44;

/** Waits until it is as large as a thumb needs; what just opens may not be drawn yet. */
export const expectTouchable = (target: Locator): Promise<void> =>
  expect.poll(() => smallerSide(target), `px of ${target}`).toBeGreaterThanOrEqual(touchTarget);

/** Waits until the page can't be moved sideways; what floats beside another follows it a frame later. */
export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
    )
    .toBeLessThanOrEqual(0);
