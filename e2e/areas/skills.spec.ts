import type { Locator, Page } from '@playwright/test';
import { idOn } from '#shared/core/ids.ts';
import { addDays } from '#shared/days/days.ts';
import { formatDate } from '#shared/language/days.ts';
import type { NewSkill, Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { hold, type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { failureLogs } from '../network/failures.ts';
import { unroute } from '../network/unroute.ts';
import {
  chooseIn,
  expectNoSidewaysScroll,
  expectTouchable,
  main,
  partOf,
  statOf,
} from '../pages/cards.ts';
import { phone } from '../pages/phone.ts';
import { cardOf } from '../pages/tracker.ts';
import { giveUpUndo, popupOf } from '../pages/undoPopup.ts';

const lists = /\/api\/skills$/;
const entriesOf = (page: Page): Locator => page.getByRole('list', { name: 'Recent activities' });

/** Adds a skill. `logged` maps a number of days ago to the hours of that day. */
async function seed(
  person: Person,
  skill: Partial<NewSkill>,
  logged: Readonly<Record<number, number>> = {},
): Promise<Skill> {
  const body = { name: 'TypeScript', category: 'Programming Language', ...skill } as const;
  const made = await person.call(skills.create, { body });
  const params = { id: made.data.skill._id };
  for (const [ago, hours] of Object.entries(logged)) {
    const date = addDays(today(), -Number(ago));
    await person.call(skills.logHours, { params, body: { hours, date } });
  }
  return made.data.skill;
}

const stored = async (person: Person, { _id: id }: Skill) =>
  (await person.call(skills.get, { params: { id } })).data;

test('logged hours appear on the skill, the dashboard, the tracker and the charts', async ({
  page,
  person: _,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Skill Goals' }).click();
  await expect(page).toHaveURL(/\/skill-goals$/);
  await expect(page.getByRole('heading', { name: 'Skill Goals Tracker' })).toBeVisible();
  await page.getByRole('link', { name: 'Add New Skill' }).click();
  await expect(page).toHaveURL(/\/skills\/add$/);
  await expect(page.getByLabel('Target hours')).toHaveValue('20');
  await page.getByRole('button', { name: 'More options' }).click();
  await expect(page.getByLabel('Current hours')).toHaveValue('0');
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await page.getByLabel('Name').fill('TypeScript');
  await page.getByLabel('Category').selectOption('Programming Language');
  await page.getByLabel('Target hours').fill('2');
  await page.getByRole('button', { name: 'Add Skill' }).click();
  await expect(page).toHaveURL(/\/skill-goals$/);
  await expect(popupOf(page, 'Created!')).toBeVisible();
  const card = cardOf(page, 'TypeScript');
  for (const text of [
    'Programming Language',
    'Not Started',
    '0 h of 2 h',
    '0%',
    'Level 1 of 5 · Beginner',
  ]) {
    await expect(card).toContainText(text);
  }
  await expect(card).toContainText('Last activitynever');
  await expect(card.getByRole('img', { name: '0 of 5' })).toBeVisible();
  await expect(card).toContainText('ConfidenceNot assessed yet');

  await card.getByRole('link', { name: 'Log hours for TypeScript' }).click();
  await expect(page).toHaveURL(/\/log-hours$/);
  const logAgain = async () => {
    await expect(page).toHaveURL(/\/skill-goals$/);
    await card.getByRole('link', { name: 'Log hours for TypeScript' }).click();
  };
  await page.getByRole('button', { name: '30 min', exact: true }).click();
  await page.getByRole('button', { name: 'Log 30 min' }).click();
  await expect(popupOf(page, ': 30 min')).toBeVisible();
  await logAgain();
  await expect(main(page).getByText('1 h 30 min to go')).toBeVisible();
  await page.getByText('Yesterday', { exact: true }).click();
  await page.getByLabel('Note').fill('Chapter 3');
  await page.getByRole('textbox', { name: 'Hours' }).fill('2.25');
  await page.getByRole('button', { name: 'Log 2 h 15 min' }).click();
  await logAgain();
  await expect(main(page).getByText('Target reached', { exact: true })).toBeVisible();
  await page.getByRole('main').getByText('Activity', { exact: true }).click();
  await page.getByText('Today', { exact: true }).first().click();
  await page.getByLabel('Type').selectOption('Review');
  await page.getByRole('button', { name: 'Log activity' }).click();
  await logAgain();
  await expect(entriesOf(page).getByRole('listitem')).toHaveText([
    /^ReviewToday/,
    /^30 minToday/,
    /^2 h 15 minYesterdayChapter 3/,
  ]);

  await page.getByRole('link', { name: 'All skills' }).click();
  for (const text of [
    'Completed',
    '2 h 45 min of 2 h45 min beyond the target100%',
    'Level 5 of 5 · Expert',
    'Last activitytoday',
  ]) {
    await expect(card).toContainText(text);
  }
  await expect(statOf(page, 'Total Skills')).toHaveText('1');
  await expect(statOf(page, 'In Progress')).toHaveText('0');
  await expect(statOf(page, 'Completed')).toHaveText('1');
  await expect(statOf(page, 'Total Hours')).toHaveText('3 hrounded');
  await expect(partOf(page, 'Skills by category').getByRole('listitem')).toHaveText(
    'Programming Language (2 h 45 min)1',
  );
  await expect(partOf(page, 'Progress')).toContainText('TypeScript100%');

  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(statOf(page, 'Skills Completed')).toHaveText('1total');
  await expect(statOf(page, 'Learning Hours')).toHaveText('3 hhours total');
  await expect(statOf(page, 'Current Streak')).toHaveText(
    '2active dayswith a habit or a skill activity',
  );
  await expect(partOf(page, 'Skill Progress')).toContainText('Completed1');
  const week = page.getByRole('table', { name: 'Weekly Activity' }).getByRole('row');
  await expect(week.nth(6)).toContainText(/01$/);
  await expect(week.nth(7)).toContainText(/02$/);

  await page.getByRole('main').getByRole('link', { name: 'Activity Tracker' }).click();
  await expect(statOf(page, 'Total Activities')).toContainText('3');
  await expect(page.locator(`[data-day="${today()}"]`)).toHaveAttribute(
    'aria-label',
    /: 2 activities, 30 min$/,
  );
});

test('minutes are logged from the menu of the skill’s card, as today’s practice @exhaustive', async ({
  page,
  person,
}) => {
  const skill = await seed(person, { targetHours: 2 });
  await page.goto('/skills');
  const card = cardOf(page, 'TypeScript');
  await chooseIn(card, 'Log 30 min of practice today');
  await expect(popupOf(page, 'TypeScript: Practice, 30 min')).toBeVisible();
  await expect(card).toContainText('30 min of 2 h');
  await chooseIn(card, 'Log 1 h of practice today');
  await expect(card).toContainText('1 h 30 min of 2 h');
  await expect(card).toContainText('Last activitytoday');
  const params = { id: skill._id };
  const query = { from: today() };
  const logged = async () =>
    (await person.call(skills.activities, { params, query })).data.activities.map(
      ({ type, date, duration }) => ({ type, date, duration }),
    );
  await expect
    .poll(logged)
    .toEqual([60, 30].map((duration) => ({ type: 'Practice', date: today(), duration })));
});

test('an activity is deleted, and reappears if the server refuses @exhaustive', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(failureLogs);
  const skill = await seed(person, { targetHours: 4 }, { 0: 1, 1: 2 });
  await page.goto(`/skills/${skill._id}/log-hours`);
  const remove = page.getByRole('button', { name: 'Delete 2 h, Yesterday' });
  const removals = /\/activities\/[^/]+$/;
  await page.route(removals, (route) => route.fulfill({ status: 400, body: '' }));
  await remove.click();
  await giveUpUndo(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Error!' })).toContainText(
    'Failed to delete the activity',
  );
  await expect(remove).toBeVisible();
  await unroute(page, removals);
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(main(page).getByText('3 h to go')).toBeVisible();
  await page.reload();
  await expect(entriesOf(page).getByRole('listitem')).toHaveText([/^1 hToday/]);
  await expect.poll(() => stored(person, skill)).toMatchObject({ currentHours: 1, progress: 25 });
});

test('a skill is edited from the list @exhaustive', async ({ page, person }) => {
  const skill = await seed(person, {}, { 0: 1 });
  await page.goto('/skills');
  await cardOf(page, 'TypeScript').getByRole('link', { name: 'Edit TypeScript' }).click();
  await expect(page).toHaveURL(new RegExp(`/skills/edit/${skill._id}$`));
  await expect(page.getByLabel('Current hours')).toHaveValue('1');
  await page.getByLabel('Name').fill('Piano');
  await page.getByLabel('Description').fill('Two hands');
  await page.getByLabel('Category').selectOption('Creative');
  await page.getByLabel('Target level').selectOption('3');
  await page.getByLabel('Current hours').fill('5.5');
  await page.getByRole('radio', { name: 'Purple' }).check({ force: true });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(popupOf(page, 'Updated!')).toBeVisible();
  await expect(page).toHaveURL(/\/skills$/);
  for (const text of [
    'Two hands',
    'Creative',
    '5 h 30 min of 20 h',
    '27%',
    'Level 2 of 3 · Novice',
  ]) {
    await expect(cardOf(page, 'Piano')).toContainText(text);
  }
  await expect
    .poll(() => stored(person, skill))
    .toMatchObject({ color: '#9c27b0', currentHours: 5.5 });

  await page.goto('/skills');
  await page.goto(`/skills/edit/${skill._id}`);
  await expect(
    page.getByText('Skill not found. Please navigate from the skills list.'),
  ).toBeVisible();
});

test('before the first skill, the page of skills says what to do @exhaustive', async ({
  page,
  person: _,
}) => {
  const list = await hold(page, lists);
  await page.goto('/skills');
  await expect(page.getByText('Loading skills...')).toBeAttached();
  await list.release();
  await expect(main(page).getByText('No skills found')).toBeVisible();
  await expect(page.getByText('Loading skills...')).toHaveCount(0);
  await page.getByRole('link', { name: 'Add your first skill' }).click();
  await expect(page.getByRole('heading', { name: 'Add New Skill' })).toBeVisible();
});

test('one key reaches the last of five hundred skills @exhaustive', async ({ page, person }) => {
  const skill = await stored(person, await seed(person, {}));
  const many = Array.from({ length: 500 }, (_, n) => {
    const id = `01JD0000000000000000000${String(n).padStart(3, '0')}`;
    return { ...skill, _id: id, id, name: `Skill ${String(n).padStart(3, '0')}` };
  });
  await page.route(lists, (route) => route.fulfill({ json: { data: { skills: many } } }));
  await page.goto('/skills');
  await expect(statOf(page, 'Total Skills')).toHaveText('500');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(cardOf(page, 'Skill 499')).toBeInViewport();
});

test.describe('on a phone @exhaustive', () => {
  test.use(phone);

  test('the alert about neglected skills names three of them without a tap', async ({
    page,
    person,
  }) => {
    for (const ago of [11, 12, 13, 14]) await seed(person, { name: `Silent ${ago}` }, { [ago]: 1 });
    await page.goto('/skills');
    const lines = page
      .getByRole('region', { name: 'Neglected Skills Alert' })
      .getByRole('listitem');
    await expect(lines).toHaveText([
      'Silent 14 14 days ago',
      'Silent 13 13 days ago',
      'Silent 12 12 days ago',
      '... and 1 more',
    ]);
    for (const line of await lines.all()) await expect(line).toBeInViewport();
    await expectTouchable(lines.getByRole('button'));
    await expectNoSidewaysScroll(page);
  });
});

test('the page of a skill says when its target is reached, at its pace and at any other @exhaustive', async ({
  page,
  person,
}) => {
  const { data } = await person.call(skills.create, {
    body: {
      name: 'Rust',
      category: 'Programming Language',
      targetHours: 40,
      targetDate: addDays(today(), 70),
    },
  });
  const skill = data.skill;
  const params = { id: skill._id };
  // Two hours in each of the last 14 weeks.
  for (let ago = 7; ago <= 98; ago += 7) {
    const date = addDays(today(), -ago);
    const body = { _id: idOn(date), hours: 2, date };
    await person.call(skills.logHours, { params, body });
  }
  await page.goto('/skills');
  await cardOf(page, 'Rust').getByRole('link', { name: 'Rust', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/skills/${skill._id}$`));
  await expect(page).toHaveTitle('Rust · Cairn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rust');
  // 12 of the 40 h are left.
  const finish = (weeks: number) => formatDate(addDays(today(), 7 * weeks));
  const pace = partOf(page, 'When the target is reached');
  await expect(pace).toContainText(`About ${finish(6)} at 2 h a week`);
  await pace.getByRole('button', { name: 'How sure?' }).click();
  await expect(pace).toContainText(`2 h a week over 13 weeks: about ${finish(6)} (`);
  await expect(statOf(page, 'Needed')).toContainText('1 h 12 min');
  await expect(
    main(page).getByRole('table', { name: 'Hours a week' }).getByRole('row'),
  ).toHaveCount(14);

  await page.getByLabel('At another pace, hours a week').fill('3');
  await expect(partOf(page, 'When the target is reached')).toContainText(
    `At 3 h a week: about ${finish(4)}.`,
  );
  await page.getByLabel('At another pace, hours a week').fill('1:30');
  await expect(partOf(page, 'When the target is reached')).toContainText(
    `At 1 h 30 min a week: about ${finish(8)}.`,
  );

  await page
    .getByRole('button', { name: /^Delete 2 h, / })
    .first()
    .click();
  await expect(partOf(page, 'When the target is reached')).toContainText(
    '1 h 51 min a week over 13 weeks',
  );
  await expect(statOf(page, 'Progress')).toContainText('26 h of 40 h');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(partOf(page, 'When the target is reached')).toContainText(
    '2 h a week over 13 weeks',
  );
  await expect(statOf(page, 'Progress')).toContainText('28 h of 40 h');
  expect((await stored(person, skill)).currentHours).toBe(28);

  await page.getByRole('link', { name: 'Assess', exact: true }).click();
  await expect(page).toHaveURL(/\/self-assessment\?assess=/);
});
