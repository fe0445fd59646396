import type { Page } from '@playwright/test';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { giveMany } from '#testing/browser/manyItems.ts';
import { hold, profileMenu, test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { fill } from '../accounts/smallAccount.ts';
import { expectNoSidewaysScroll, expectTouchable } from '../pages/cards.ts';
import { chooseInProfileMenu } from '../pages/profileMenu.ts';

/** Screens that need a log-in, with their headings. SKILL, RESOURCE and PROJECT stand for ids. */
const screens = [
  ['/dashboard', 'Dashboard'],
  ['/habits', 'Habit Tracker'],
  ['/habit-tracker', 'Habit Tracker'],
  ['/habits/add', 'Add Habit'],
  ['/habits/new', 'Add Habit'],
  ['/habits/edit/1', 'Edit Habit'],
  ['/skills', 'Skill Goals Tracker'],
  ['/skill-goals', 'Skill Goals Tracker'],
  ['/skills/add', 'Add New Skill'],
  ['/skills/new', 'Add New Skill'],
  ['/skills/edit/1', 'Edit Skill'],
  ['/skills/SKILL/log-hours', 'Log Hours'],
  ['/skills/SKILL', 'Piano'],
  ['/profile', 'Profile'],
  ['/learning-planner', 'Learning Planner'],
  ['/learning/add', 'Add Resource'],
  ['/learning/RESOURCE', 'SICP'],
  ['/learning/edit/1', 'Edit Resource'],
  ['/mini-projects', 'Mini Projects Log'],
  ['/projects/add', 'Add Project'],
  ['/projects/edit/1', 'Edit Project'],
  ['/projects/PROJECT', 'Lamp'],
  ['/projects/PROJECT/goals', 'Manage Goals'],
  ['/self-assessment', 'Self-Assessment & Notes'],
  ['/assessments/skill/SKILL/history', 'History of Piano'],
  ['/takeaways', 'Takeaways'],
  ['/takeaways/all', 'All takeaways'],
  ['/activity-tracker', 'Skill Activity Tracker'],
] as const;

/** The messages of edit forms that are opened without their item. */
const missing = [
  ['/habits/edit/1', 'Habit not found. Please navigate from the habits list.'],
  ['/skills/edit/1', 'Skill not found. Please navigate from the skills list.'],
  ['/learning/edit/1', 'Resource not found. Please navigate from the learning planner.'],
  ['/projects/edit/1', 'Project not found. Please navigate from the projects list.'],
] as const;

test('each path shows its screen @exhaustive', async ({ page, person }) => {
  test.slow();
  const skill = await person.call(skills.create, { body: { name: 'Piano', category: 'Creative' } });
  const project = await person.call(projects.create, {
    body: { name: 'Lamp', description: 'By hand', status: 'Planning' },
  });
  const resource = await person.call(resources.create, { body: { title: 'SICP' } });
  for (const [path, heading] of screens) {
    const filled = path
      .replace('RESOURCE', resource.data.resource._id)
      .replace('SKILL', skill.data.skill._id)
      .replace('PROJECT', project.data.project._id);
    await page.goto(filled);
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText(heading);
    await expect(page, path).toHaveURL(new RegExp(`${filled}$`));
    await expect(page, path).toHaveTitle(/ · Cairn$/);
  }
});

test('no screen that needs a log-in opens for a signed-out user @exhaustive', async ({ page }) => {
  for (const path of ['/', ...screens.map(([one]) => one)]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
});

test('an edit form opened without its item says so @exhaustive', async ({ page, person: _ }) => {
  for (const [path, words] of missing) {
    await page.goto(path);
    await expect(page.getByText(words), path).toBeVisible();
  }
});

test('a screen that needs a log-in says that it is loading @exhaustive', async ({
  page,
  person: _,
}) => {
  const script = await hold(page, /SignedInLayout-.*\.js$/);
  await page.goto('/skills', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Loading...');
  await script.release();
  await expect(page.getByRole('heading', { name: 'Skill Goals Tracker' })).toBeVisible();
});

test('the bar leads a visitor to login and registration @exhaustive', async ({ page }) => {
  await page.goto('/register');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await bar.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Cairn' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Cairn' })).toHaveAttribute('href', '/');
});

test('the bar leads a signed-in user to every area', async ({ page, person: _ }) => {
  await page.goto('/profile');
  for (const title of ['Profile Information', 'Change Password']) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const areas = [
    ['Habits', '/habits'],
    ['Skills', '/skills'],
    ['Planner', '/learning-planner'],
    ['Projects', '/mini-projects'],
    ['Assessments', '/self-assessment'],
    ['Takeaways', '/takeaways'],
    ['Activity', '/activity-tracker'],
    ['Dashboard', '/dashboard'],
  ] as const;
  await expect(links).toHaveText(['Dashboard', ...areas.slice(0, -1).map(([label]) => label)]);
  for (const [label, path] of areas) {
    await links.filter({ hasText: label }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(links.and(page.locator('[aria-current=page]'))).toHaveText([label]);
  }
  // A page that opens takes the focus, which closes the menu.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  await chooseInProfileMenu(page, 'Profile');
  await expect(page).toHaveURL(/\/profile$/);
});

test('a menu is used by arrow keys, Home, End, Escape and Tab', async ({ page, person: _ }) => {
  await page.goto('/dashboard');
  const menu = page.getByRole('menu', { name: 'Profile' });
  const items = menu.getByRole('menuitem');
  const target = profileMenu(page, 'Ada');
  await target.focus();
  await page.keyboard.press('ArrowDown');
  await expect(items).toHaveText([
    'Weekly review',
    'Profile',
    'Your changes',
    'Keyboard shortcuts',
    'Logout',
  ]);
  await expect(items.nth(0)).toBeFocused();
  for (const [key, at] of [
    ['ArrowUp', 4],
    ['ArrowDown', 0],
    ['End', 4],
    ['Home', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(items.nth(at), key).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items.nth(0)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await target.click();
  await expect(menu).toBeVisible();
  await target.click();
  await expect(menu).toBeHidden();
});

for (const width of [320, 390]) {
  test(`on a phone of ${width} px every area is one tap away, or two through More @exhaustive`, async ({
    page,
    person: _,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/dashboard');
    const foot = page.getByRole('navigation', { name: 'Main' });
    const links = foot.getByRole('link');
    await expect(links.filter({ visible: true })).toHaveText([
      'Dashboard',
      'Habits',
      'Skills',
      'Planner',
      'Projects',
    ]);
    const more = foot.getByRole('button', { name: 'More' });
    for (const one of [...(await links.filter({ visible: true }).all()), more]) {
      await expectTouchable(one);
    }
    await expect(more).not.toHaveAttribute('aria-current');
    for (const [name, path] of [
      ['Self-Assessments', '/self-assessment'],
      ['Takeaways', '/takeaways'],
      ['Activity Tracker', '/activity-tracker'],
      ['Profile', '/profile'],
    ] as const) {
      await more.click();
      const item = page.getByRole('menuitem', { name });
      await expect(item).toBeVisible();
      await expectTouchable(item);
      await item.click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(more).toHaveAttribute('aria-current', 'true');
      // A page that opens takes the focus, which closes the menu.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await more.click();
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('menuitem', { name: 'Search' }).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

for (const language of ['en', 'de'] as const) {
  test(`on a tablet the bar has all links but the takeaways, in the language ${language} @exhaustive`, async ({
    page,
    person: _,
  }) => {
    await page.setViewportSize({ width: 768, height: 640 });
    await page.goto('/dashboard');
    await page.evaluate((tag) => {
      const { user } = localStorage;
      localStorage.language = tag;
      if (user) localStorage.user = JSON.stringify({ ...JSON.parse(user), language: tag });
    }, language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const bar = page.locator('header nav');
    await expect(bar.getByRole('link')).toHaveCount(7);
    const hrefs = await bar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      '/dashboard',
      '/habits',
      '/skills',
      '/learning-planner',
      '/mini-projects',
      '/self-assessment',
      '/activity-tracker',
    ]);
    await expectNoSidewaysScroll(page);
    expect((await bar.boundingBox())?.height).toBeLessThan(60);
    await page.locator('header [aria-haspopup=menu]').filter({ visible: true }).click();
    await page.getByRole('menuitem').first().click();
    await expect(page).toHaveURL(/\/takeaways$/);
  });
}

/** Returns the focused element, and whether a bar covers part of it. Undefined if it is in a bar or is `body`. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest('[data-chrome]')) return undefined;
    const { top, bottom } = focused.getBoundingClientRect();
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const foot = document.querySelector('nav')?.getBoundingClientRect().top ?? 0;
    return { name: focused.outerHTML.slice(0, 120), isCovered: top < bar || bottom > foot };
  });

test('on a phone the focus does not stay behind a bar @exhaustive', async ({ page, person }) => {
  test.slow();
  await fill(person);
  for (const name of ['Walk', 'Write', 'Stretch', 'Sing']) {
    await person.call(habits.create, { body: { name, frequency: 'daily' } });
    await person.call(skills.create, { body: { name, category: 'Other' } });
  }
  await page.setViewportSize({ width: 390, height: 640 });
  for (const path of ['/dashboard', '/habits?view=list', '/skills', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen: { readonly name: string; readonly isCovered: boolean }[] = [];
      for (let presses = 0; presses < 40; presses++) {
        await page.keyboard.press(key);
        const one = await focusOf(page);
        if (one && !one.name.includes('href="#content"')) seen.push(one);
      }
      expect(seen.length, `${path}, ${key}`).toBeGreaterThan(5);
      expect(
        seen.filter(({ isCovered }) => isCovered),
        `${path}, ${key}`,
      ).toEqual([]);
    }
  }
});

test('the current place in the bar is outlined if colours are forced @exhaustive', async ({
  page,
  person: _,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/habits');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const outline = (name: string) =>
    bar
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).outlineStyle);
  await expect(bar.getByRole('link', { name: 'Habits' })).toBeVisible();
  expect([await outline('Habits'), await outline('Skills')]).toEqual(['solid', 'none']);
});

test('a printed page has only the content @exhaustive', async ({ page, person }) => {
  await person.call(skills.create, { body: { name: 'Piano', category: 'Creative' } });
  await giveMany(person, { skills: 40, resources: 10 });
  await page.goto('/skills');
  await expect(page.getByRole('heading', { name: 'Piano' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await page.getByRole('article').count(), 'far cards too').toBe(41);
  await page.emulateMedia({ media: 'print' });
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('navigation'),
    page.getByRole('link', { name: 'Add New Skill' }),
    page.getByRole('button', { name: 'Delete Piano' }),
  ]) {
    await expect(gone).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: 'Piano' })).toBeVisible();
});
