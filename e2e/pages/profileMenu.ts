import type { Page } from '@playwright/test';
import { profileMenu } from '#testing/browser/person.ts';

/** Opens the profile menu of Ada, who is the person of most tests, and chooses an item. */
export async function chooseInProfileMenu(page: Page, item: 'Logout' | 'Profile'): Promise<void> {
  await profileMenu(page, 'Ada').click();
  await page.getByRole('menuitem', { name: item }).click();
}
