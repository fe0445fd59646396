import type { Locator, Page } from '@playwright/test';
import type { Day } from '#shared/days/days.ts';
import { habitImports } from '#shared/habits/imports.ts';
import { habits } from '#shared/habits/routes.ts';
import type { Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { hold, type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { failCalls, failureLogs, serverError, warningsOf } from '../network/failures.ts';
import { expectNoSidewaysScroll, expectTouchable, main, partOf, statOf } from '../pages/cards.ts';
import { enterOn, tabTo } from '../pages/keyboard.ts';
import { phone } from '../pages/phone.ts';
import { cardOf, daysAgo } from '../pages/tracker.ts';

const heatmaps = /\/api\/analytics\/skill-heatmap/;
const squareOf = (page: Page, day: Day): Locator => page.locator(`[data-day="${day}"]`);
const squares = (page: Page): Locator => page.getByRole('grid').getByRole('gridcell');
const bubble = (page: Page): Locator => page.getByRole('tooltip', { includeHidden: true });
const attention = (page: Page): Locator =>
  page.getByRole('region', { name: 'Skills Need Attention' });

/** Adds a skill with activities. `activities` maps a number of days ago to a number of activities. */
async function seed(person: Person, name: string, activities: Readonly<Record<number, number>>) {
  const made = await person.call(skills.create, { body: { name, category: 'Creative' } });
  const params = { id: made.data.skill._id };
  for (const [ago, count] of Object.entries(activities)) {
    const body = { type: 'Practice', date: daysAgo(Number(ago)), duration: 6 } as const;
    for (let n = 0; n < count; n++) await person.call(skills.addActivity, { params, body });
  }
  return made.data.skill;
}

/** Adds ten activities within a year, seven of them in the last month. */
async function seedYear(person: Person): Promise<{ piano: Skill; chess: Skill }> {
  const piano = await seed(person, 'Piano', { 0: 4, 1: 1, 40: 1, 100: 1, 200: 1 });
  return { piano, chess: await seed(person, 'Chess', { 12: 2 }) };
}

async function expectStats(page: Page, [total, active, streak]: readonly [string, string, string]) {
  await expect(statOf(page, 'Total Activities')).toHaveText(total);
  await expect(statOf(page, 'Active Days')).toHaveText(active);
  await expect(statOf(page, 'Longest Streak')).toHaveText(streak);
}

test('the activity tracker shows a year or a shorter period @exhaustive', async ({
  page,
  person,
}) => {
  await seedYear(person);
  await page.goto('/activity-tracker');
  await expect(page.getByRole('heading', { name: 'Skill Activity Tracker' })).toBeVisible();
  const period = page.getByLabel('Period');
  await expect(period).toHaveValue('365');
  await expect(period.getByRole('option')).toHaveText([
    'Last Year',
    'Last 6 Months',
    'Last 3 Months',
    'Last Month',
  ]);
  await expect(statOf(page, 'Neglected Skills')).toHaveText('1of 2 skills');
  const periods = [
    ['Last Year', 365, '10', '6of 365 days', '2%', 'Low'],
    ['Last 6 Months', 180, '9', '5of 180 days', '3%', 'Low'],
    ['Last 3 Months', 90, '8', '4of 90 days', '4%', 'Low'],
    ['Last Month', 30, '7', '3of 30 days', '10%', 'Moderate'],
  ] as const;
  for (const [label, days, total, active, consistency, level] of periods) {
    await period.selectOption({ label });
    await expect(squares(page)).toHaveCount(days);
    await expectStats(page, [`${total}${label}`, active, '2days in a row with a skill activity']);
    await expect(partOf(page, 'Consistency')).toContainText(consistency);
    await expect(partOf(page, 'Activity Level')).toContainText(level);
  }
  await page.reload();
  await expect(period).toHaveValue('30');
  await expect(squares(page)).toHaveCount(30);
});

test('a square of the heatmap is darker the more active its day was, and names its day @exhaustive', async ({
  page,
  person,
}) => {
  await seedYear(person);
  await page.goto('/activity-tracker?days=90');
  const strengths = [
    [0, '4 activities, 24 min', '1'],
    [1, '1 activity, 6 min', '0.25'],
    [12, '2 activities, 12 min', '0.5'],
    [2, '0 activities', '0.1'],
  ] as const;
  for (const [ago, count, opacity] of strengths) {
    const square = squareOf(page, daysAgo(ago));
    await expect(square).toHaveAttribute('aria-label', new RegExp(`, .*: ${count}$`));
    await expect(square.locator('span')).toHaveCSS('opacity', opacity);
    await square.hover();
    await expect(bubble(page)).toContainText(count);
    await expect(bubble(page)).toContainText(daysAgo(ago).slice(0, 4));
  }
  const legend = main(page).getByText('Busiest day: 4 activities').locator('..');
  await expect(legend).toHaveText(/Activities a day:Less none 1 2 3 4 More$/);
  for (const week of (await page.getByRole('grid').getByRole('row').all()).slice(1, -1)) {
    await expect(week.getByRole('gridcell')).toHaveCount(7);
  }
});

test('with minutes chosen, a square of the heatmap is darker the more minutes its day has @exhaustive', async ({
  page,
  person,
}) => {
  const made = await person.call(skills.create, { body: { name: 'Go', category: 'Mental' } });
  const params = { id: made.data.skill._id };
  const log = (ago: number, hours: number) =>
    person.call(skills.logHours, { params, body: { hours, date: daysAgo(ago) } });
  for (const ago of [0, 0, 0]) await log(ago, 0.1);
  await log(1, 2);
  await page.goto('/activity-tracker?days=30');
  const ink = (ago: number) => squareOf(page, daysAgo(ago)).locator('span');
  await expect(ink(0)).toHaveCSS('opacity', '1');
  await expect(ink(1)).toHaveCSS('opacity', '0.5');
  await page.getByText('Minutes', { exact: true }).click();
  await expect(ink(0)).toHaveCSS('opacity', '0.25');
  await expect(ink(1)).toHaveCSS('opacity', '1');
  const legend = main(page)
    .getByText(/^Busiest day: 2 h\./)
    .locator('..');
  await expect(legend).toHaveText(
    /Less none up to 30 min up to 1 h up to 1 h 30 min up to 2 h More$/,
  );
  await expect(squareOf(page, today())).toHaveAttribute('aria-label', /: 3 activities, 18 min$/);
  await page.reload();
  await expect(ink(1)).toHaveCSS('opacity', '1');
});

test('the heatmap fills its card in every period @exhaustive', async ({ page, person }) => {
  await seedYear(person);
  await page.goto('/activity-tracker');
  const card = partOf(page, 'Activity Heatmap');
  for (const label of ['Last Year', 'Last 6 Months', 'Last 3 Months', 'Last Month']) {
    await page.getByLabel('Period').selectOption({ label });
    const edge = async (target: Locator) => {
      const box = await target.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    const gap = async () => (await edge(card)) - (await edge(squareOf(page, today())));
    await expect.poll(gap, label).toBeLessThan(30);
  }
});

test('neglected skills are listed, and logging time for one makes it active again', async ({
  page,
  person,
}) => {
  const { chess } = await seedYear(person);
  await page.goto('/activity-tracker');
  await expect(attention(page)).toContainText('1 skill with no activity in the last 10 days.');
  await expect(attention(page).getByRole('listitem')).toHaveText([
    /^ChessNeeds AttentionCreative · .*12.days.ago/,
  ]);
  await expect(cardOf(page, 'Chess')).toContainText('Needs Attention');
  await expect(cardOf(page, 'Chess')).toContainText('12 days ago');
  await expect(cardOf(page, 'Piano')).toContainText('Active');
  await expect(cardOf(page, 'Piano')).toContainText('today');
  await expect(partOf(page, 'Recommendations')).toContainText(
    'You have not practised Chess for 12 days.',
  );

  await attention(page).getByRole('link', { name: 'Chess: log hours' }).click();
  await expect(page).toHaveURL(new RegExp(`/skills/${chess._id}/log-hours$`));
  await page.getByText('Yesterday', { exact: true }).click();
  await page.getByRole('button', { name: '15 min', exact: true }).click();
  await page.getByRole('button', { name: 'Log 15 min' }).click();
  await expect(page.getByText(': 15 min')).toBeVisible();
  await expect(page).toHaveURL(/\/skills$/);
  await page.goBack();
  await page.goBack();
  await expect(squareOf(page, daysAgo(1))).toHaveAttribute('aria-label', /: 2 activities, 21 min$/);
  await expect(statOf(page, 'Total Activities')).toContainText('11');
  await expect(attention(page)).toHaveCount(0);
  await expect(cardOf(page, 'Chess')).not.toContainText('Needs Attention');
  await expect(statOf(page, 'Neglected Skills')).toContainText('0');

  await page.goForward();
  await page.getByRole('button', { name: /^Delete 15 min/ }).click();
  await page.goBack();
  await expect(squareOf(page, daysAgo(1))).toHaveAttribute('aria-label', /: 1 activity, 6 min$/);
  await expect(attention(page)).toBeVisible();
});

test('the list of neglected skills says which one was never active @exhaustive', async ({
  page,
  person,
}) => {
  const { piano } = await seedYear(person);
  await page.route(/\/api\/skills(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const skills = json.data.skills.map((skill: { _id: string }) =>
      skill._id === piano._id
        ? { ...skill, lastActivityDate: null, createdDay: daysAgo(40) }
        : skill,
    );
    await route.fulfill({ response, json: { data: { ...json.data, skills } } });
  });
  await page.goto('/activity-tracker');
  await expect(attention(page).getByRole('listitem')).toHaveText([
    /^PianoNeeds AttentionCreative · .*Last activity: Never/,
    /^ChessNeeds AttentionCreative · .*12.days.ago/,
  ]);
});

test('the activity tracker of a new account says where to begin @exhaustive', async ({
  page,
  person: _,
}) => {
  const heatmap = await hold(page, heatmaps);
  await page.goto('/activity-tracker');
  await expect(page.getByText('Loading activity...')).toBeAttached();
  await heatmap.release();
  await expectStats(page, ['0Last Year', '0of 1 day', '0days with a skill activity']);
  await expect(partOf(page, 'Activity Heatmap')).toContainText('No activity yet');
  await expect(partOf(page, 'Activity Level')).toContainText('None');
  await expect(attention(page)).toHaveCount(0);
  await expect(main(page).getByText('No skills found')).toBeVisible();
  await partOf(page, 'Recommendations').getByRole('link', { name: 'Add your first skill' }).click();
  await expect(page).toHaveURL(/\/skills\/add$/);
});

test('arrow keys move through the days of the heatmap @exhaustive', async ({ page, person }) => {
  const { keyboard } = page;
  const { chess } = await seedYear(person);
  await page.goto('/activity-tracker');
  await expect(squares(page)).toHaveCount(365);
  await tabTo(page, page.getByLabel('Period'));
  await keyboard.type('Last Month');
  await expect(squares(page)).toHaveCount(30);
  await tabTo(page, squareOf(page, today()));
  await expect(bubble(page)).toContainText('4 activities');
  const steps = [
    ['ArrowUp', 1, '1 activity'],
    ['ArrowLeft', 8, '0 activities'],
    ['ArrowDown', 7, '0 activities'],
    ['ArrowRight', 0, '4 activities'],
    ['ArrowRight', 0, '4 activities'],
    ['PageUp', 28, '0 activities'],
    ['Home', 29, '0 activities'],
    ['End', 0, '4 activities'],
  ] as const;
  for (const [key, ago, count] of steps) {
    await keyboard.press(key);
    await expect(squareOf(page, daysAgo(ago)), key).toBeFocused();
    await expect(bubble(page)).toContainText(count);
  }
  await keyboard.press('Escape');
  await expect(bubble(page)).toHaveCount(0);
  await enterOn(
    page,
    partOf(page, 'Recommendations').getByRole('link', { name: 'Log hours for Chess' }),
  );
  await expect(page).toHaveURL(new RegExp(`/skills/${chess._id}/log-hours$`));
});

test.describe('on a phone @exhaustive', () => {
  test.use(phone);

  test('a tap on a square of the heatmap shows its day', async ({ page, person }) => {
    await seedYear(person);
    await page.goto('/activity-tracker');
    await squareOf(page, today()).tap();
    await expect(bubble(page)).toContainText('4 activities');
    await squareOf(page, daysAgo(1)).tap();
    await expect(bubble(page)).toContainText('1 activity');
    await expectNoSidewaysScroll(page);
    await expectTouchable(page.getByLabel('Period'));
    await page.getByLabel('Period').selectOption('30');
    await expect(squares(page)).toHaveCount(30);
    await attention(page).getByRole('link', { name: 'Chess: log hours' }).tap();
    await expect(page.getByRole('heading', { name: 'Log Hours' })).toBeVisible();
  });

  test('neglected skills are listed without a tap, at first only ten', async ({ page, person }) => {
    const ages = Array.from({ length: 12 }, (_, n) => 11 + n);
    for (const ago of ages) await seed(person, `Silent ${ago}`, { [ago]: 1 });
    await page.goto('/activity-tracker');
    const lines = attention(page).getByRole('listitem');
    await expect(lines).toHaveCount(10);
    for (const line of await lines.all()) await expect(line).toBeVisible();
    await expect(lines.first()).toHaveText(/^Silent 22Needs AttentionCreative · .*22.days.ago/);
    const more = attention(page).getByRole('button', { name: '... and 2 more' });
    await expectTouchable(more);
    await more.tap();
    await expect(lines).toHaveCount(12);
    await attention(page).getByRole('button', { name: 'Show fewer' }).tap();
    await expect(lines).toHaveCount(10);
    await expectNoSidewaysScroll(page);
  });
});

test.describe('when the server fails @exhaustive', () => {
  test('the activity tracker works without the list of skills, and only logs the failure', async ({
    page,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(failureLogs);
    const logged = warningsOf(page);
    await seedYear(person);
    await failCalls(page, 'GET', /\/api\/skills/, serverError);
    await page.goto('/activity-tracker');
    await expectStats(page, [
      '10Last Year',
      '6of 365 days',
      '2days in a row with a skill activity',
    ]);
    await expect(statOf(page, 'Neglected Skills')).toContainText('–');
    await expect.poll(() => logged).toContainEqual(expect.stringContaining('GET /api/skills'));
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Error!')).toHaveCount(0);
  });
});

test('the findings say what they need, and appear once two habits have enough days @exhaustive', async ({
  page,
  person,
}) => {
  const made = await Promise.all(
    ['Read', 'Walk'].map((name) =>
      person.call(habits.create, { body: { name, frequency: 'daily' } }),
    ),
  );
  await page.goto('/activity-tracker');
  const findings = main(page).getByRole('region', { name: 'Findings', exact: true });
  await expect(findings).toContainText('Two habits are compared after 13 weeks');
  // Both are done every other day. A week has seven days, so weekdays can't explain why they coincide.
  const days = Array.from({ length: 70 }, (_, n) => 2 * n + 7);
  for (const { data } of made) {
    const params = { id: data.habit._id };
    const years = Map.groupBy(days.map(daysAgo), (day) => Number(day.slice(0, 4)));
    for (const [year, completed] of years)
      await person.call(habitImports.setYear, {
        params: { ...params, year: String(year) },
        body: { completed },
      });
  }
  await page.reload();
  await expect(findings.getByRole('listitem')).toHaveText(
    /^Walk was done on 100% of the \d+ days with Read, and on 0% of the \d+ days without it \(\d+ weeks\)\.$/,
  );
  await findings.getByRole('button', { name: 'How sure is this?' }).click();
  await expect(findings).toContainText('1 pair of habits checked. 1 stands out.');
});
