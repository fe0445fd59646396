import type { Locator, Page } from '@playwright/test';
import type { Assessment, NewAssessment } from '#shared/assessments/model.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { addDays } from '#shared/days/days.ts';
import { formatDate } from '#shared/language/days.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import type { NewSkill, Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { failCalls, failureLogs, serverError, warningsOf } from '../network/failures.ts';
import { unroute } from '../network/unroute.ts';
import { main, partOf, statOf } from '../pages/cards.ts';
import { focusIsLost } from '../pages/keyboard.ts';
import { rate } from '../pages/rate.ts';
import { cardOf, daysAgo, shownDay } from '../pages/tracker.ts';
import { popupOf } from '../pages/undoPopup.ts';

const form = (page: Page): Locator => page.getByRole('dialog', { name: 'New Assessment' });
const step = (page: Page, scale: string, value: number): Locator =>
  form(page)
    .getByRole('group', { name: scale })
    .getByRole('radio', { name: new RegExp(`^${value}`) });

async function seedSkill({ call }: Person, skill: Partial<NewSkill> = {}): Promise<Skill> {
  const body = { name: 'Rust', category: 'Programming Language', ...skill } as const;
  return (await call(skills.create, { body })).data.skill;
}

async function seed(
  { call }: Person,
  skill: Skill,
  ago: number,
  assessment: Partial<NewAssessment> = {},
): Promise<Assessment> {
  const body = {
    skill: skill._id,
    confidenceLevel: 3,
    assessmentDate: daysAgo(ago),
    ...assessment,
  };
  return (await call(assessments.create, { body })).data.assessment;
}

const stored = async ({ call }: Person): Promise<Assessment[]> =>
  (await call(assessments.list, { query: {} })).data.assessments;

test('the form for an assessment shows what happened since the last one and what the levels mean, and does not shift @exhaustive', async ({
  page,
  person,
}) => {
  const levels = { 2: 'Reads simple code.', 3: 'Writes small programs. '.repeat(4) };
  const rust = await seedSkill(person, { levels });
  await seed(person, rust, 20);
  const made = await person.call(resources.create, {
    body: { title: 'The Book', type: 'Book', relatedSkills: [rust._id] },
  });
  const params = { id: made.data.resource._id };
  await person.call(resources.update, { params, body: { status: 'Completed' } });
  const held = Promise.withResolvers<void>();
  await page.route('**/since?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/self-assessment?assess=${rust._id}`);
  const placeOf = async () => (await form(page).getByLabel('Reflections').boundingBox())?.y;
  await expect(step(page, 'Confidence level', 3)).toBeVisible();
  const place = await placeOf();
  held.resolve();
  await expect(form(page).getByText(/^Since .*: 1.resource$/)).toBeVisible();
  expect(await placeOf()).toBe(place);
  for (const [value, text] of [
    [2, 'Reads simple code.'],
    [3, 'Writes small programs.'],
  ] as const) {
    await step(page, 'Self rating', value).check();
    await expect(form(page).getByText(text)).toBeVisible();
    expect(await placeOf()).toBe(place);
  }
  await step(page, 'Self rating', 4).check();
  await expect(form(page).getByText('Writes small programs.')).toBeHidden();
  expect(await placeOf()).toBe(place);

  await step(page, 'Confidence level', 3).check();
  await form(page).getByRole('combobox', { name: 'Evidence' }).click();
  await page.keyboard.type('book');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await form(page).getByRole('button', { name: 'Save assessment' }).click();
  await expect(popupOf(page, 'Created!')).toBeVisible();
  const evidence = [{ area: 'resources', id: params.id, name: 'The Book' }];
  expect((await stored(person))[0]?.evidence).toEqual(evidence);
  await main(page).getByRole('link', { name: 'The Book' }).click();
  await expect(page).toHaveURL(`/learning/${params.id}`);
});

test('evidence that is a note leads to its project, and says so when the note is deleted @exhaustive', async ({
  page,
  person,
}) => {
  const rust = await seedSkill(person, { levels: { 3: 'Writes small programs.' } });
  const project = { name: 'Kite', relatedSkills: [rust._id] };
  const kite = (await person.call(projects.create, { body: project })).data.project._id;
  const about = { area: 'projects', id: kite } as const;
  await person.call(notes.create, { body: { about, text: 'The tail is 3 m long' } });
  await page.goto(`/skills/${rust._id}`);
  await main(page).getByRole('link', { name: 'Assess', exact: true }).click();
  await expect(form(page).getByText('Writes small programs.')).toBeVisible();
  await form(page).getByRole('combobox', { name: 'Evidence' }).click();
  await page.getByRole('option', { name: 'The tail is 3 m long' }).click();
  await page.keyboard.press('Tab');
  await form(page).getByRole('button', { name: 'Save assessment' }).click();
  await expect(popupOf(page, 'Created!')).toBeVisible();
  await page.goto('/self-assessment');
  await main(page).getByRole('link', { name: 'The tail is 3 m long' }).click();
  await expect(page).toHaveURL(`/projects/${kite}`);
  const item = main(page).getByRole('listitem').filter({ hasText: 'The tail is 3 m long' });
  await item.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(item).toHaveCount(0);
  await page.goBack();
  await expect(main(page).getByText('deleted', { exact: true })).toBeVisible();
});

test('an assessment is added, and stats, charts and history are updated', async ({
  page,
  person,
}) => {
  const rust = await seedSkill(person);
  await seedSkill(person, { name: 'Piano', category: 'Creative' });
  await page.goto('/dashboard');
  await main(page).getByRole('link', { name: 'Self-Assessment' }).click();
  await expect(page.getByRole('heading', { name: 'Self-Assessment & Notes' })).toBeVisible();
  await expect(main(page).getByText('No assessments found')).toBeVisible();
  await page.getByRole('button', { name: 'Make your first assessment' }).click();
  await expect(step(page, 'Confidence level', 3)).toBeChecked();
  await expect(step(page, 'Self rating', 3)).toBeChecked();
  await form(page).getByLabel('Skill').selectOption('Rust (Programming Language)');
  await step(page, 'Confidence level', 4).check({ force: true });
  await step(page, 'Self rating', 2).check({ force: true });
  await form(page).getByLabel('Notes').fill('Lifetimes at last');
  await form(page).getByLabel('Reflections').fill('Small programs teach most');
  await form(page).getByLabel('Strengths').fill('Traits, , Enums ');
  await form(page).getByLabel('Areas for improvement').fill('Async');
  await form(page).getByLabel('Blockers').fill('Time');
  const review = addDays(today(), 30);
  await form(page).getByLabel('Next review date').fill(review);
  await form(page).getByRole('button', { name: 'Save assessment' }).click();
  await expect(popupOf(page, 'Created!')).toBeVisible();
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'New Assessment' })).toBeVisible();

  const card = cardOf(page, 'Rust');
  const shown = [
    'Programming Language',
    `Assessed ${shownDay(today())}, today`,
    `Next review ${shownDay(review)}`,
    'High',
    '2/5Novice',
    'NotesLifetimes at last',
    'ReflectionsSmall programs teach most',
    'StrengthsTraitsEnums',
    'Areas for improvementAsync',
    'BlockersTime',
  ];
  for (const text of shown) await expect(card).toContainText(text);
  await expect(card).not.toContainText('Overdue');
  await expect(card.getByRole('img', { name: 'Confidence: 4 of 5' })).toBeVisible();
  await expect(statOf(page, 'Total Assessments')).toHaveText('1');
  await expect(statOf(page, 'Average Confidence')).toHaveText('4/5across all assessments');
  await expect(statOf(page, 'Recent Assessments')).toHaveText('1Last 30 days');
  await expect(statOf(page, 'Overdue Reviews')).toHaveText('0All up to date');
  await expect(
    page.getByRole('table', { name: 'Confidence Distribution' }).getByRole('row'),
  ).toHaveText(['Assessments', 'Very Low0', 'Low0', 'Medium0', 'High1', 'Very High0']);
  await expect(partOf(page, 'Assessments by Category').getByRole('listitem')).toHaveText([
    'Programming Language (confidence 4/5)1',
  ]);

  await page.reload();
  for (const text of shown) await expect(card).toContainText(text);
  await expect
    .poll(() => stored(person))
    .toMatchObject([
      { strengths: ['Traits', 'Enums'], nextReviewDate: review, assessmentDate: today() },
    ]);
  await card.getByRole('link', { name: 'History of Rust' }).click();
  await expect(page).toHaveURL(new RegExp(`/assessments/skill/${rust._id}/history$`));
  await expect(page.getByRole('article')).toContainText('First one');
});

test('on a phone each rating is beside its stars, and begins at the same place on every card @exhaustive', async ({
  page,
  person,
}) => {
  const { _id } = await seedSkill(person);
  for (const confidenceLevel of [5, 2])
    await person.call(assessments.create, { body: { skill: _id, confidenceLevel } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/self-assessment');
  const placeOf = async (text: string) => {
    const place = await page.getByRole('article').getByText(text, { exact: true }).boundingBox();
    return place ?? { x: 0, y: 0, height: 0 };
  };
  for (const [label, level] of [
    ['Very High', 5],
    ['Low', 2],
  ] as const) {
    const stars = page.getByRole('img', { name: `Confidence: ${level} of 5` });
    await expect(stars).toBeVisible();
    const { y, height } = await placeOf(label);
    const box = await stars.boundingBox();
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - (y + height / 2))).toBeLessThan(4);
  }
  const lefts = await page
    .getByText('Self rating')
    .evaluateAll((names) => [...new Set(names.map((name) => name.getBoundingClientRect().left))]);
  expect(lefts).toHaveLength(1);
});

test('the form for an assessment asks for a skill, keeps a draft and forgets what was saved @exhaustive', async ({
  page,
  person,
}) => {
  const rust = await seedSkill(person);
  // A second skill, because a single one would be preselected.
  await seedSkill(person, { name: 'Piano' });
  await page.goto('/self-assessment');
  const open = page.getByRole('button', { name: 'New Assessment' });
  await open.click();
  const skill = form(page).getByLabel('Skill');
  await expect(skill).toBeFocused();
  await form(page).getByLabel('Notes').fill('A draft');
  await form(page).getByRole('button', { name: 'Save assessment' }).click();
  await expect(form(page).getByText('Skill is required')).toBeVisible();
  await expect(skill).toBeFocused();
  await expect.poll(() => stored(person)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await expect(form(page).getByLabel('Notes')).toHaveValue('A draft');
  await skill.selectOption(rust._id);
  await form(page).getByRole('button', { name: 'Save assessment' }).dblclick();
  await expect(popupOf(page, 'Created!')).toBeVisible();
  await expect(form(page)).toBeHidden();
  await expect.poll(() => stored(person)).toHaveLength(1);
  await open.click();
  await expect(form(page).getByLabel('Notes')).toHaveValue('');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(form(page)).toBeHidden();
});

test('before the first skill, the form for an assessment leads to the form for a skill @exhaustive', async ({
  page,
  person: _,
}) => {
  await page.goto('/self-assessment');
  await expect(main(page).getByText('No assessments found')).toBeVisible();
  await page.getByRole('button', { name: 'New Assessment' }).click();
  await expect(form(page).getByText('No skills yet')).toBeVisible();
  await form(page).getByRole('link', { name: 'Add your first skill' }).click();
  await expect(page).toHaveURL(/\/skills\/add$/);
  await expect(form(page)).toHaveCount(0);
});

test('the history of a skill shows its ratings beside the hours @exhaustive', async ({
  page,
  person,
}) => {
  const rust = await seedSkill(person);
  const piano = await seedSkill(person, { name: 'Piano', category: 'Creative' });
  await seed(person, piano, 5);
  await seed(person, rust, 35, { confidenceLevel: 1, selfRating: 1, notes: 'Lost' });
  await seed(person, rust, 15, {
    confidenceLevel: 3,
    selfRating: 2,
    nextReviewDate: daysAgo(1),
  });
  const params = { id: rust._id };
  for (const ago of [40, 20, 2]) {
    await person.call(skills.logHours, { params, body: { hours: 1.5, date: daysAgo(ago) } });
  }
  await page.goto(`/assessments/skill/${rust._id}/history`);
  await expect(page.getByRole('heading', { level: 1, name: 'History of Rust' })).toBeVisible();
  const entries = page.getByRole('article');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('15 days ago, at 3 h');
  await expect(entries.first()).toContainText('+1 h 30 min in 20 days since the previous one');
  await expect(entries.first()).toContainText('Review due');
  await expect(entries.first().getByRole('img', { name: 'Confidence: 3 of 5' })).toBeVisible();
  await expect(entries.last()).toContainText('First one');
  await expect(entries.last()).toContainText('Lost');
  await expect(
    main(page).getByText(
      'Over 1 h 30 min and 20 days, confidence went from Very Low to Medium and self rating went from Beginner to Novice.',
    ),
  ).toBeVisible();
  await expect(
    main(page).getByText('1 h 30 min at the first assessment, 4 h 30 min now'),
  ).toBeVisible();
  await expect(main(page).locator('svg[role=img]')).toHaveCount(1);

  await page.getByRole('link', { name: 'Assess again' }).click();
  await expect(form(page).getByLabel('Skill')).toHaveValue(rust._id);
  await rate(form(page), 5, 3);
  await form(page).getByRole('button', { name: 'Save assessment' }).click();
  await expect(popupOf(page, 'Created!')).toBeVisible();
  // The newer assessment has replaced the due review.
  await expect(statOf(page, 'Overdue Reviews')).toHaveText('0All up to date');
  await page.getByRole('link', { name: 'History of Rust' }).first().click();
  await expect(entries).toHaveCount(3);
  await entries
    .first()
    .getByRole('button', { name: `Delete the assessment of ${formatDate(today())}` })
    .click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(entries).toHaveCount(2);
  await expect.poll(() => focusIsLost(page)).toBe(false);
  await expect.poll(() => stored(person)).toHaveLength(3);
});

test('the histories of a skill without assessments and of an unknown skill say so @exhaustive', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 40[04]/);
  const rust = await seedSkill(person);
  await page.goto(`/assessments/skill/${rust._id}/history`);
  await expect(main(page).getByText('You have not assessed Rust yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Assess Rust' }).click();
  await expect(form(page).getByLabel('Skill')).toHaveValue(rust._id);
  for (const nobodys of ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'no-id']) {
    await page.goto(`/assessments/skill/${nobodys}/history`);
    await expect(main(page).getByText('Skill not found')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to all assessments' }).click();
  await expect(page).toHaveURL(/\/self-assessment$/);
});

test('a due review opens a form for its skill, and an assessment is edited @exhaustive', async ({
  page,
  person,
}) => {
  const rust = await seedSkill(person);
  await seed(person, rust, 10, { nextReviewDate: addDays(today(), -1), strengths: ['Patience'] });
  await page.goto('/self-assessment');
  await page.getByRole('button', { name: 'Assess again: Rust' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Assessment' });
  await expect(dialog.getByLabel('Skill')).toHaveValue(rust._id);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: /^Edit the assessment of Rust/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Assessment' });
  await expect(edit.getByLabel('Strengths')).toHaveValue('Patience');
  await edit.getByLabel('Strengths').fill('Patience, Tests');
  await edit.getByRole('radio', { name: /Very High/ }).check({ force: true });
  await edit.getByLabel('Next review date').fill('');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toBeHidden();
  const card = page.getByRole('article');
  await expect(card).toContainText('Very High');
  await expect(card).toContainText('PatienceTests');
  await expect(card).not.toContainText('Next review');
  await page.reload();
  await expect(card).toContainText('Very High');
});

test.describe('when the server fails @exhaustive', () => {
  test('if skills can’t be loaded, the form for an assessment says so; if hours can’t be loaded, that is only logged', async ({
    page,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(failureLogs);
    const rust = await seedSkill(person);
    await seed(person, rust, 3);
    const logged = warningsOf(page);
    await failCalls(page, 'GET', /\/api\/skills$/, serverError);
    await failCalls(page, 'GET', /\/activities(\?.*)?$/, serverError);
    await page.goto('/self-assessment');
    await expect(cardOf(page, 'Rust')).toBeVisible();
    await expect(statOf(page, 'Total Assessments')).toHaveText('1');
    await page.getByRole('button', { name: 'New Assessment' }).click();
    await expect(form(page).getByRole('alert')).toContainText('Failed to load skills');
    await unroute(page, /\/api\/skills$/);
    await form(page).getByRole('button', { name: 'Try again' }).click();
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    await expect(form(page).getByLabel('Skill')).toContainText('Rust');
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await cardOf(page, 'Rust').getByRole('link', { name: 'History of Rust' }).click();
    await expect(page.getByRole('article')).toContainText('First one');
    await expect(page.getByText('Hours logged')).toHaveCount(0);
    await expect
      .poll(() => logged.map((text) => text.split(' failed')[0]))
      .toEqual(expect.arrayContaining(['GET /api/skills/{id}/activities']));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
