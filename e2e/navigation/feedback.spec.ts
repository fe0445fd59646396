import type { Locator, Page } from '@playwright/test';
import { hold, test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { neverIdle } from '../network/neverIdle.ts';
import { phone } from '../pages/phone.ts';

/** A tap must have an effect within this many frames: a tenth of a second on an idle machine. */
const maxFrames = 6;

/** Counts the frames from the next tap until the page shows the text. */
const framesUntil = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const isSaid = () =>
          [...document.querySelectorAll('main [role=status]')].some((one) =>
            one.textContent?.includes(wanted),
          );
        const count = (frames: number) => {
          if (isSaid()) resolve(frames);
          else requestAnimationFrame(() => count(frames + 1));
        };
        document.addEventListener('click', () => count(0), { capture: true, once: true });
      }),
    words,
  );

test.use(phone);

/** Opens a page, and holds back the code of another page that was not requested yet. */
const openBefore = async (page: Page, chunk: RegExp) => {
  await neverIdle(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Profile');
  return hold(page, chunk);
};

for (const [name, chunk, title, tag] of [
  ['Skills', /assets\/SkillsPage/, 'Skill Goals Tracker', ''],
  ['Learning Planner', /assets\/ResourcesPage/, 'Learning Planner', ' @exhaustive'],
] as const)
  test(`a tap on ${name}, whose code is not loaded yet, shows its title and that it is loading${tag}`, async ({
    page,
    person: _,
  }) => {
    const code = await openBefore(page, chunk);
    const link = page.getByRole('navigation').getByRole('link', { name });
    const frames = framesUntil(page, `Loading ${title}...`);
    await link.tap();
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toContainText(`Loading ${title}...`);
    expect(await frames, 'frames until the title').toBeLessThanOrEqual(maxFrames);
    const shape = main.getByText(title, { exact: true });
    await expect(shape).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    const before = await shape.boundingBox();
    await code.release();
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeFocused();
    expect(await heading.boundingBox(), 'it stays where it was').toEqual(before);
  });

for (const [what, open, shown] of [
  [
    'a menu',
    (page) => page.getByRole('navigation').getByRole('button', { name: 'More' }).tap(),
    (page) => page.getByRole('menuitem', { name: 'Profile' }),
  ],
  [
    'the search',
    (page) => page.keyboard.press('Control+k'),
    (page) => page.getByRole('dialog', { name: 'Search' }).getByRole('combobox'),
  ],
] satisfies [string, (page: Page) => Promise<void>, (page: Page) => Locator][])
  test(`${what} that is opened while a page loads stays open, with the focus @exhaustive`, async ({
    page,
    person: _,
  }) => {
    const code = await openBefore(page, /assets\/SkillsPage/);
    await page.getByRole('navigation').getByRole('link', { name: 'Skills' }).tap();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Loading Skill');
    await open(page);
    await expect(shown(page)).toBeVisible();
    const focused = await page.evaluateHandle(() => document.activeElement);
    await code.release();
    await expect(page.getByRole('main')).toContainText('Add New Skill');
    expect(await focused.evaluate((was) => was === document.activeElement)).toBe(true);
    await expect(shown(page)).toBeVisible();
  });
