import type { Page } from '@playwright/test';
import { addDays } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { browserLaunchOptions } from '#testing/browser/browser.ts';
import { test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { paths } from '../../frontend/src/paths.ts';
import { fillAccount } from '../accounts/fullAccount.ts';
import { fill } from '../accounts/smallAccount.ts';
import { expectNoSidewaysScroll } from '../pages/cards.ts';
import { calendarUrl, dayOf, panelOf, todaysTick } from '../pages/tracker.ts';
import { tooWide } from './tooWide.ts';

const { args = [], ...options } = await browserLaunchOptions();
const width = 360;

// Chromium's settings call this 'Very large': 24 px instead of 16.
test.use({
  launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=24'] },
  viewport: { width, height: 740 },
});

/** Lists the texts of buttons and links that are cut off. */
const cutButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, a), main :is(button, a) *')]
      .filter(
        ({ innerText, scrollWidth, clientWidth }) => innerText && scrollWidth > clientWidth + 1,
      )
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .map(({ innerText }) => innerText),
  );

test('with very large letters on a small phone, no link and no name is cut off', async ({
  page,
  person,
}) => {
  await fill(person);
  const name = 'Ten minutes of meditation';
  const made = await person.call(habits.create, { body: { name, frequency: 'daily' } });
  for (const day of [1, 2, 3]) {
    const params = { id: made.data.habit._id, date: addDays(today(), -day) };
    await person.call(habits.setDay, { params, body: { completed: true } });
  }
  for (const path of [
    '/dashboard',
    '/habits',
    '/habits?view=list',
    '/skills',
    '/learning-planner',
    '/mini-projects',
    '/self-assessment',
    '/takeaways',
    '/takeaways/all',
    '/activity-tracker',
    '/profile',
    '/habits/add',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '24px',
    );
    await expectNoSidewaysScroll(page);
    expect(await cutButtons(page), path).toEqual([]);
    const foot = page.getByRole('navigation', { name: 'Main' });
    for (const place of await foot.locator('a, button').filter({ visible: true }).all()) {
      const { x, width: wide } = (await place.boundingBox()) ?? { x: -1, width: 0 };
      expect(x, `${path}: ${await place.textContent()}`).toBeGreaterThanOrEqual(0);
      expect(x + wide, `${path}: ${await place.textContent()}`).toBeLessThanOrEqual(width);
    }
  }
  await page.goto('/dashboard');
  const tick = todaysTick(page, name);
  await expect(tick.locator('..')).toContainText('3 days');
  const isCut = await tick
    .getByText(name)
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  expect(isCut).toBe(false);

  const day = addDays(today(), -1);
  await page.goto(calendarUrl(day));
  await dayOf(page, day).click();
  const line = panelOf(page, day).getByRole('listitem').filter({ hasText: name });
  const end = await line.getByText('Done', { exact: true }).boundingBox();
  const begin = await line.getByText('Every day').boundingBox();
  if (!begin || !end) throw new Error('Both are shown');
  const isBelow = begin.y + begin.height <= end.y + 1;
  expect(isBelow || begin.x + begin.width <= end.x).toBe(true);
});

/**
 * Two ways to get letters of the same size. The setting also makes an em of a media query larger, but the root's size
 * doesn't.
 */
const twice = [
  { by: 'the browser’s setting', language: 'de', setting: 32, root: '100%' },
  { by: 'the root’s font size', language: 'en', setting: 16, root: '200%' },
];

for (const { by, language, setting, root } of twice) {
  test(`no page scrolls sideways on a phone if ${by} doubles the letters`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { skillId, projectId } = await fillAccount(person);
    const { data: ofHabits } = await person.call(habits.list, {});
    const { data: ofResources } = await person.call(resources.list, {});
    const [habitId = ''] = ofHabits.habits.map(({ _id }) => _id);
    const resourceId = ofResources.resources.find(({ parts }) => parts.length > 0)?._id ?? '';
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: setting } });
    await page.addInitScript(
      ([tag, size]) => {
        const { user } = localStorage;
        localStorage.language = tag;
        if (user) localStorage.user = JSON.stringify({ ...JSON.parse(user), language: tag });
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = size;
        });
      },
      [language, root] as const,
    );
    const expectFit = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '32px',
      );
      await expect.poll(() => tooWide(page), { message: path }).toEqual([]);
      expect(await cutButtons(page), path).toEqual([]);
    };
    for (const path of [
      paths.dashboard,
      paths.habits,
      `${paths.habits}?view=list`,
      paths.vacation,
      paths.archivedHabits,
      paths.habit(habitId),
      paths.habitPause(habitId),
      paths.habitAdd,
      paths.habitEdit(habitId),
      paths.skills,
      paths.skill(skillId),
      paths.skillAdd,
      paths.skillEdit(skillId),
      paths.logHours(skillId),
      paths.learningPlanner,
      paths.resourceAdd,
      paths.resourceEdit(resourceId),
      paths.resource(resourceId),
      paths.miniProjects,
      paths.projectAdd,
      paths.projectEdit(projectId),
      paths.project(projectId),
      paths.projectGoals(projectId),
      paths.selfAssessment,
      paths.assess(skillId),
      paths.assessmentHistory(skillId),
      paths.activityTracker,
      paths.review,
      paths.profile,
      paths.reference,
    ]) {
      await expectFit(path);
    }
    await page.evaluate(() => localStorage.removeItem('token'));
    for (const path of [
      paths.login,
      paths.register,
      paths.forgotPassword,
      paths.resetPassword,
      paths.unsubscribe,
    ]) {
      await expectFit(path);
    }
  });
}
