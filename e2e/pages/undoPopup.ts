import type { Locator, Page } from '@playwright/test';
import { expect } from '#testing/browser/test.ts';

/** The latest popup. The newest comes first, because an earlier one may still be fading out. */
export const donePopup = (page: Page): Locator => page.locator('[id^=done-popup]').first();

export const undoButton = (page: Page): Locator =>
  donePopup(page).getByRole('button', { name: 'Undo' });

/** The popup with this text, such as 'Created!'. If there are two, one is fading out. */
export const popupOf = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({ hasText: text }).first();

/** Dismisses the offer to undo, so that the change is sent. */
export async function giveUpUndo(page: Page): Promise<void> {
  await donePopup(page).getByRole('button', { name: 'Close' }).click();
  await expect(donePopup(page)).toHaveCount(0);
}
