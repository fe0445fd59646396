import type { Locator, Page } from '@playwright/test';
import { habits } from '#shared/habits/routes.ts';
import { sharedAccount, test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { type FullAccount, fillAccount } from '../accounts/fullAccount.ts';
import { cutOff } from '../network/cutOff.ts';
import { expectNoSidewaysScroll, expectTouchable, main } from '../pages/cards.ts';
import { phone } from '../pages/phone.ts';
import { cardOf, todaysTick } from '../pages/tracker.ts';
import { donePopup, undoButton } from '../pages/undoPopup.ts';

/** Checks the controls of each screen on a phone. habits.spec.ts tests a whole visit by touch. */
test.use(phone);

type Screen = {
  readonly name: string;
  readonly open: (page: Page, account: FullAccount) => Promise<unknown>;
  readonly targets: (page: Page) => readonly Locator[];
};

const dialog = (page: Page) => page.getByRole('dialog');
const first = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  main(page).getByRole(role, { name }).first();

const screens: readonly Screen[] = [
  {
    name: 'dashboard',
    open: (page) => page.goto('/dashboard'),
    targets: (page) => {
      const links = page.getByRole('region', { name: 'Quick Access' }).getByRole('link');
      return [links.first(), links.last()];
    },
  },
  {
    name: 'skills',
    open: (page) => page.goto('/skills'),
    targets: (page) => [
      first(page, 'link', 'Log hours for Rust'),
      first(page, 'link', 'Edit Rust'),
      first(page, 'button', 'Delete Rust'),
      main(page).getByLabel('Filter'),
      main(page).getByLabel('Sort'),
    ],
  },
  {
    name: 'hours of a skill',
    open: (page, { skillId }) => page.goto(`/skills/${skillId}/log-hours`),
    targets: (page) => [
      first(page, 'button', '2 h'),
      first(page, 'button', 'Log hours'),
      first(page, 'button', /^Delete 1 h 15 min/),
    ],
  },
  {
    name: 'a skill',
    open: (page, { skillId }) => page.goto(`/skills/${skillId}`),
    targets: (page) => [
      first(page, 'link', 'All skills'),
      first(page, 'link', 'Log hours'),
      first(page, 'link', 'Assess'),
      first(page, 'link', 'Edit skill'),
      first(page, 'button', 'How sure?'),
      first(page, 'button', /^Delete 1 h 15 min/),
    ],
  },
  {
    name: 'resources',
    open: (page) => page.goto('/learning-planner'),
    targets: (page) => [
      main(page).getByLabel('Status of Soon', { exact: true }),
      first(page, 'link', /^Open/),
      first(page, 'link', 'Edit Soon'),
      first(page, 'button', 'Delete Soon'),
      main(page).getByLabel('Filter'),
    ],
  },
  {
    name: 'a new resource, with skills to choose',
    open: async (page) => {
      await page.goto('/learning/add');
      await page.getByRole('button', { name: 'More options' }).tap();
      await page.getByRole('combobox', { name: 'Related skills' }).tap();
    },
    targets: (page) => [
      page.getByRole('button', { name: 'Fewer options' }),
      page.getByRole('option', { name: 'Rust' }),
    ],
  },
  {
    name: 'assessments',
    open: (page) => page.goto('/self-assessment'),
    targets: (page) => [
      first(page, 'button', /^Delete the assessment/),
      first(page, 'link', 'History of Rust'),
    ],
  },
  {
    name: 'a new assessment',
    open: async (page) => {
      await page.goto('/self-assessment');
      await page.getByRole('button', { name: 'New Assessment' }).tap();
    },
    targets: (page) => [
      dialog(page)
        .locator('label')
        .filter({ hasText: /^4High$/ }),
      dialog(page).getByLabel('Skill'),
      dialog(page).getByLabel('Next review date'),
      dialog(page).getByRole('button', { name: 'Close' }),
      dialog(page).getByRole('button', { name: 'Save assessment' }),
    ],
  },
  {
    name: 'a new access token',
    open: async (page) => {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'New access token' }).tap();
    },
    targets: (page) => [page.getByRole('button', { name: 'Add token' })],
  },
];

const edgesOf = async (target: Locator) => {
  const { y = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
};

test('on a phone, a popup is below the button at the top, in reach of the thumb, and does not cover the end of the page', async ({
  page,
  person,
}) => {
  for (let n = 0; n < 12; n++) {
    await person.call(habits.create, { body: { name: `Habit ${n}`, frequency: 'daily' } });
  }
  await page.goto('/habits?view=list');
  await cardOf(page, 'Habit 0')
    .getByRole('button', { name: /mark complete today/ })
    .tap();
  const atFirst = await donePopup(page).boundingBox();
  await expectTouchable(undoButton(page));
  await donePopup(page).evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  expect(await donePopup(page).boundingBox(), 'it does not move under a finger').toEqual(atFirst);
  const popup = await edgesOf(donePopup(page));
  const bar = await edgesOf(page.getByRole('navigation', { name: 'Main' }));
  const add = await edgesOf(page.getByRole('link', { name: 'Add Habit' }));
  expect(popup.top).toBeGreaterThan(add.bottom);
  expect(popup.top).toBeGreaterThan(844 / 2);
  expect(popup.bottom).toBeLessThanOrEqual(bar.top);
  const end = page.getByRole('main').locator('section').last();
  // Cards are drawn when they come near the screen. They may then be higher than estimated.
  const endOfPage = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    return (await edgesOf(end)).bottom;
  };
  await expect.poll(endOfPage).toBeLessThanOrEqual(popup.top);
});

for (const width of [390, 320]) {
  test(`at ${width} px the state of pending changes is not cut off`, async ({
    page,
    context,
    person,
    expectConsoleError,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ['Read', 'Walk']) {
      await person.call(habits.create, { body: { name, frequency: 'daily' } });
    }
    await page.goto('/habits');
    await expect(todaysTick(page, 'Walk')).toBeVisible();
    expectConsoleError(/ERR_FAILED/);
    await cutOff(context);
    for (const name of ['Read', 'Walk']) await todaysTick(page, name).tap();
    const status = page.getByRole('banner').getByRole('button', { name: /changes waiting/ });
    await expect(status).toHaveText('Offline, 2 changes waiting');
    const cut = await status.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      const [inner, outer] = [words, button.closest('header') ?? button].map((part) =>
        part.getBoundingClientRect(),
      );
      const isHigher = !inner || !outer || inner.top < outer.top || inner.bottom > outer.bottom;
      return isHigher || button.scrollWidth > button.clientWidth;
    });
    expect(cut).toBe(false);
    const profile = page.getByRole('banner').getByRole('button', { name: 'Ada', exact: true });
    const [left, right] = await Promise.all([status.boundingBox(), profile.boundingBox()]);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    await expectNoSidewaysScroll(page);
  });
}

const withAll = sharedAccount(fillAccount);

test('the main controls are large enough for a thumb, and their screens do not scroll sideways', async ({
  page,
  cairn,
  context,
}) => {
  test.slow();
  const account = await withAll(cairn, context);
  for (const { name, open, targets } of screens) {
    await test.step(name, async () => {
      await open(page, account);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const target of targets(page)) await expectTouchable(target);
      await expectNoSidewaysScroll(page);
    });
  }
});
