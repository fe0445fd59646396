import type { Locator, Page } from '@playwright/test';
import { assessments } from '#shared/assessments/routes.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { type Person, profileMenu, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { chooseInProfileMenu } from '../pages/profileMenu.ts';
import { cardOf, dayOf, panelOf, todayRegion } from '../pages/tracker.ts';

const dialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

type Overlay = {
  readonly name: string;
  readonly path: string;
  readonly isPhone?: boolean;
  readonly open: (page: Page) => Promise<unknown>;
  readonly overlay: (page: Page) => Locator;
};

const overlays: readonly Overlay[] = [
  {
    name: 'the question before a deletion',
    path: '/habits?view=list',
    open: (page) => button(page, 'Delete Walk').click(),
    overlay: (page) => dialog(page, 'Delete Habit?'),
  },
  {
    name: 'the panel of a day',
    path: '/habits',
    isPhone: true,
    open: (page) => dayOf(page, today()).click(),
    overlay: (page) => panelOf(page, today()),
  },
  {
    name: 'the form for an assessment',
    path: '/self-assessment',
    open: (page) => button(page, 'New Assessment').click(),
    overlay: (page) => dialog(page, 'New Assessment'),
  },
  {
    name: 'the profile menu',
    path: '/skills',
    open: (page) => profileMenu(page, 'Ada').click(),
    overlay: (page) => page.getByRole('menu', { name: 'Profile' }),
  },
  {
    name: 'the phone’s More',
    path: '/skills',
    isPhone: true,
    open: (page) => button(page, 'More').click(),
    overlay: (page) => page.getByRole('menu', { name: 'More' }),
  },
  {
    name: 'the search box',
    path: '/skills',
    open: (page) => page.keyboard.press('Control+k'),
    overlay: (page) => dialog(page, 'Search'),
  },
  {
    name: 'the keys of the page',
    path: '/skills',
    open: (page) => page.keyboard.press('?'),
    overlay: (page) => dialog(page, 'Keyboard shortcuts'),
  },
];

const fill = async ({ call }: Person) => {
  await call(habits.create, { body: { name: 'Walk', frequency: 'daily' } });
  const { data } = await call(skills.create, { body: { name: 'Rust', category: 'Other' } });
  await call(assessments.create, { body: { skill: data.skill._id, confidenceLevel: 3 } });
  return data.skill._id;
};

/** Opens the profile and then this page, so that Back leads to the profile. */
const arrive = async (page: Page, path: string): Promise<void> => {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

// Goes back a moment later, because going back may load another document.
const back = (page: Page): Promise<void> =>
  page.evaluate(() => void setTimeout(() => history.back()));
const forward = (page: Page): Promise<void> =>
  page.evaluate(() => void setTimeout(() => history.forward()));
const at = (path: string): RegExp => new RegExp(`${path.replace('?', '\\?')}$`);

for (const { name, path, isPhone, open, overlay } of overlays) {
  test(`Back closes ${name}, and then leaves the page @exhaustive`, async ({ page, person }) => {
    if (isPhone) await page.setViewportSize({ width: 390, height: 844 });
    await fill(person);
    await arrive(page, path);
    await open(page);
    await expect(overlay(page)).toBeVisible();
    await back(page);
    await expect(overlay(page)).toBeHidden();
    await expect(page).toHaveURL(at(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // Going forward to a closed overlay has no effect.
    await forward(page);
    await page.waitForTimeout(200);
    await expect(overlay(page)).toBeHidden();
    await expect(page).toHaveURL(at(path));
    await back(page);
    await expect(page).toHaveURL(/\/profile$/);
  });

  test(`${name}, closed by Escape, leaves no step in the history @exhaustive`, async ({
    page,
    person,
  }) => {
    if (isPhone) await page.setViewportSize({ width: 390, height: 844 });
    await fill(person);
    await arrive(page, path);
    for (const _ of [1, 2]) {
      await open(page);
      await expect(overlay(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toBeHidden();
    }
    await expect(page).toHaveURL(at(path));
    await back(page);
    await expect(page).toHaveURL(/\/profile$/);
  });
}

test('Back closes one overlay after the other, and Forward still leads to the next page', async ({
  page,
  person,
}) => {
  await fill(person);
  await page.goto('/skills');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Assessments' }).click();
  await expect(button(page, 'New Assessment')).toBeVisible();
  await bar.getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { name: 'Mini Projects Log' })).toBeVisible();
  await back(page);
  await expect(page).toHaveURL(/\/self-assessment$/);

  const form = dialog(page, 'New Assessment');
  const question = dialog(page, 'Discard what you typed?');
  await button(page, 'New Assessment').click();
  await form.getByLabel('Notes').fill('Lifetimes');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeVisible();
  await back(page);
  await expect(question).toBeHidden();
  await expect(form.getByLabel('Notes')).toHaveValue('Lifetimes');
  await back(page);
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/self-assessment$/);

  await forward(page);
  await expect(page).toHaveURL(/\/mini-projects$/);
  await back(page);
  await expect(page).toHaveURL(/\/self-assessment$/);
  await back(page);
  await expect(page).toHaveURL(/\/skills$/);
});

test('typed text stays in a form when Back closes an overlay over it @exhaustive', async ({
  page,
  person: _,
}) => {
  await page.goto('/habits/add');
  const name = page.getByLabel('Name');
  await name.fill('Walk');
  await name.evaluate((input: HTMLInputElement) => {
    input.dataset.same = 'yes';
  });
  await page.keyboard.press('Control+k');
  await expect(dialog(page, 'Search')).toBeVisible();
  await back(page);
  await expect(dialog(page, 'Search')).toBeHidden();
  await expect(name).toHaveAttribute('data-same', 'yes');
  await expect(name).toHaveValue('Walk');
});

test('Back closes the list of pending changes @exhaustive', async ({
  page,
  person,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_|Refused|Failed to fetch/);
  await fill(person);
  const dialogs = page.waitForResponse(/\/assets\/Overlays-.*\.js/);
  await arrive(page, '/habits');
  await (await dialogs).finished();
  await context.setOffline(true);
  await todayRegion(page).getByTitle('Walk').click();
  await page.getByRole('banner').getByRole('status').getByRole('button').click();
  await expect(dialog(page, 'Your changes')).toBeVisible();
  await back(page);
  await expect(dialog(page, 'Your changes')).toBeHidden();
  await expect(page).toHaveURL(/\/habits$/);
  await context.setOffline(false);
});

test('Escape closes the panel of a day, the month of the last day in it stays in the URL, and Back leaves the page @exhaustive', async ({
  page,
  person,
}) => {
  await fill(person);
  await arrive(page, '/habits?month=2026-01');
  await page.locator('[data-day="2026-01-01"]').click();
  const panel = page.getByRole('region', { name: /January 2026$|December 2025$/ });
  for (let day = 0; day < 7; day++)
    await panel.getByRole('button', { name: 'Previous day' }).click();
  await expect(page).toHaveURL(/month=2025-12$/);
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'Previous day' })).toBeHidden();
  await expect(page).toHaveURL(/month=2025-12$/);
  await back(page);
  await expect(page).toHaveURL(/\/profile$/);
});

test('one Back leads from a page that was opened by a menu to the page before @exhaustive', async ({
  page,
  person,
}) => {
  await fill(person);
  await page.goto('/skills');
  await chooseInProfileMenu(page, 'Profile');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('menu')).toBeHidden();
  await back(page);
  await expect(page).toHaveURL(/\/skills$/);
  await expect(page.getByRole('heading', { name: 'Skill Goals Tracker' })).toBeVisible();
});

test('a reload with a dialog open leaves no step in the history @exhaustive', async ({
  page,
  person,
}) => {
  await fill(person);
  await arrive(page, '/habits?view=list');
  await button(page, 'Delete Walk').click();
  await expect(dialog(page, 'Delete Habit?')).toBeVisible();
  await page.reload();
  await expect(cardOf(page, 'Walk')).toBeVisible();
  await back(page);
  await expect(page).toHaveURL(/\/profile$/);
});

const bottom = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);

const topOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => element.getBoundingClientRect().top);

/** Returns the final position of an element. Cards around it are drawn only when they come near the screen. */
const restingTopOf = async (locator: Locator): Promise<number> => {
  let last = Number.NaN;
  const isAtRest = async () => {
    const before = last;
    last = await topOf(locator);
    return last === before;
  };
  await expect.poll(isAtRest, { intervals: [300] }).toBe(true);
  return last;
};

test.describe('when the user returns to a list', () => {
  const seed = async ({ call }: Person) => {
    for (let n = 10; n < 50; n++) {
      const description = 'A line of what it is about. '.repeat((n % 5) * 3);
      await call(skills.create, { body: { name: `Skill ${n}`, category: 'Other', description } });
    }
  };
  const card = (page: Page, name: string) => page.locator('[data-card]').filter({ hasText: name });
  /** Scrolls to the card, because it is drawn only when it comes near the screen. */
  const toSkill40 = (page: Page) => page.locator('[data-card]').nth(30).scrollIntoViewIfNeeded();

  const ways: readonly [way: string, back: (page: Page) => Promise<unknown>][] = [
    ['Cancel', (page) => page.getByRole('link', { name: 'Cancel' }).click()],
    ['Back', back],
    [
      'Save',
      async (page) => {
        await button(page, 'More options').click();
        await page.getByLabel('Description').fill('Another one');
        await button(page, 'Save changes').click();
      },
    ],
  ];
  for (const [way, leave] of ways) {
    test(`a list is unchanged after ${way} in a form${way === 'Back' ? '' : ' @exhaustive'}`, async ({
      page,
      person,
    }) => {
      await seed(person);
      await page.goto('/profile');
      await page.goto('/skills?filter=not-started&sort=name');
      const one = card(page, 'Skill 40');
      await toSkill40(page);
      const edit = page.getByRole('link', { name: 'Edit Skill 40' });
      await edit.scrollIntoViewIfNeeded();
      await expect(edit).toBeInViewport();
      const before = await restingTopOf(one);
      await edit.evaluate((link: HTMLElement) => link.click());
      await expect(page.getByRole('heading', { name: 'Edit Skill' })).toBeVisible();
      await leave(page);
      await expect(page).toHaveURL(/\/skills\?filter=not-started&sort=name$/);
      await expect(one).toBeFocused();
      const moved = async () => Math.abs((await restingTopOf(one)) - before);
      await expect.poll(moved, 'px from where it was').toBeLessThan(8);
      await expect(edit).toBeInViewport();
      await back(page);
      await expect(page, 'the form is no step on the way back').toHaveURL(/\/profile$/);
    });
  }

  test('a reloaded form still leads back to its list @exhaustive', async ({ page, person }) => {
    await fill(person);
    await page.goto('/habits?view=list');
    await page.getByRole('link', { name: 'Edit Walk' }).click();
    await page.getByLabel('Name').fill('Walk far');
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Walk far');
    await button(page, 'Save changes').click();
    await expect(page).toHaveURL(/\/habits\?view=list$/);
    await expect(cardOf(page, 'Walk far')).toBeVisible();
  });

  test('Cancel in the form for a new item leads back to the list, with the focus at its heading @exhaustive', async ({
    page,
    person,
  }) => {
    await fill(person);
    await page.goto('/habits');
    await page.getByRole('link', { name: 'Add Habit' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/habits$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('the pages of a project’s goals and of a skill’s hours lead back to the list too @exhaustive', async ({
    page,
    person,
  }) => {
    await fill(person);
    await person.call(projects.create, { body: { name: 'Lamp', description: 'By hand' } });
    await page.goto('/mini-projects?sort=name');
    await page.getByRole('link', { name: 'Manage goals of Lamp' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Mini Projects' }).click();
    await expect(page).toHaveURL(/\/mini-projects\?sort=name$/);
    await expect(card(page, 'Lamp')).toBeFocused();
    await page.goto('/skills?sort=name');
    await page.getByRole('link', { name: 'Log hours for Rust' }).click();
    await page.getByRole('link', { name: 'All skills' }).click();
    await expect(page).toHaveURL(/\/skills\?sort=name$/);
    await expect(card(page, 'Rust')).toBeFocused();
  });

  test('a form leads back to the path from which it was opened @exhaustive', async ({
    page,
    person,
  }) => {
    await fill(person);
    await page.goto('/habit-tracker?view=list');
    await page.getByRole('link', { name: 'Edit Walk' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/habit-tracker\?view=list$/);
  });

  test('the bar opens a list at its top, without a filter @exhaustive', async ({
    page,
    person,
  }) => {
    await seed(person);
    await page.goto('/skills?filter=not-started');
    await toSkill40(page);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Habits' }).click();
    await bar.getByRole('link', { name: 'Skills' }).click();
    await expect(page).toHaveURL(/\/skills$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Skill' })).toBeInViewport();
    await expect.poll(() => bottom(page)).toBeGreaterThan(0);
  });
});
