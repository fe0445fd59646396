import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectReadable, test } from '#testing/browser/test.ts';
import { expectSeenInForcedColors } from './forcedColors.ts';
import { tooWide } from './tooWide.ts';

const height = 900;
/** In CSS px. */
const desk = 1440;
const phone = 390;
/** Widths from the smallest phone to a tablet. */
const narrowWidths = [320, phone, 768];

const show = async (page: Page, width: number, colorScheme: 'light' | 'dark') => {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
};

const twoLooks = [
  [desk, 'light'],
  [phone, 'dark'],
] as const;

/** Checks that the current page is accessible, and its colours readable, on a light desktop and a dark phone. */
export async function expectAccessibleInTwoLooks(page: Page): Promise<void> {
  for (const [width, colorScheme] of twoLooks) {
    await show(page, width, colorScheme);
    await test.step(`${colorScheme}, ${width}px`, () => expectAccessible(page));
  }
}

/** Opens each screen in its own tab, one after the other, and checks that it is accessible. */
export async function expectAccessibleInTurn<Screen extends { readonly name: string }>(
  context: BrowserContext,
  screens: readonly Screen[],
  open: (page: Page, screen: Screen) => Promise<unknown>,
): Promise<void> {
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      const page = await context.newPage();
      await open(page, screen);
      await expectAccessibleInTwoLooks(page);
      await page.close();
    });
  }
}

/** Checks that everything on the current page stays visible with forced colours, and that it fits any screen. */
export async function expectSeenOnEveryScreen(page: Page): Promise<void> {
  for (const [width, colorScheme] of twoLooks) {
    await show(page, width, colorScheme);
    await test.step(`${colorScheme}, ${width}px, forced colours`, () =>
      expectSeenInForcedColors(page));
  }
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height });
    // An element that floats next to another one follows it a frame later.
    await expect.poll(() => tooWide(page), { message: `${width}px` }).toEqual([]);
  }
}

export async function expectFitInEveryLook(page: Page): Promise<void> {
  await expectAccessibleInTwoLooks(page);
  await expectSeenOnEveryScreen(page);
}

/** Checks the other two pairs of width and colour scheme, because the frame of a page depends on the width. */
export async function expectReadableInOtherLooks(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [desk, 'dark'],
    [phone, 'light'],
  ] as const) {
    await show(page, width, colorScheme);
    await test.step(`${colorScheme}, ${width}px`, () => expectReadable(page));
  }
}
