import type { Locator, Page } from '@playwright/test';
import { byPosition } from '#shared/calls/order.ts';
import { idOn } from '#shared/core/ids.ts';
import { addDays } from '#shared/days/days.ts';
import type { NewResource, Resource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { hold, type Person, registerPerson, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { failCalls, failureLogs, serverError, warningsOf } from '../network/failures.ts';
import {
  chooseIn,
  expectNoSidewaysScroll,
  expectTouchable,
  main,
  partOf,
  progressOf,
  statOf,
} from '../pages/cards.ts';
import { cardOf, shownDay } from '../pages/tracker.ts';
import { donePopup, giveUpUndo, popupOf, undoButton } from '../pages/undoPopup.ts';

const ones = /\/api\/resources\/[^/]{26}$/;

const names = (page: Page): Locator => page.getByRole('article').getByRole('heading', { level: 2 });
const statusOf = (page: Page, title: string): Locator => page.getByLabel(`Status of ${title}`);

async function seed({ call }: Person, resource: Partial<NewResource> = {}): Promise<Resource> {
  const { data } = await call(resources.create, { body: { title: 'Learn Rust', ...resource } });
  return data.resource;
}

async function seedSkill({ call }: Person, name: string): Promise<string> {
  const body = { name, category: 'Programming Language' } as const;
  return (await call(skills.create, { body })).data.skill._id;
}

const stored = async ({ call }: Person, { _id: id }: Resource): Promise<Resource> =>
  (await call(resources.get, { params: { id } })).data;

const allStored = async ({ call }: Person): Promise<Resource[]> =>
  (await call(resources.list, {})).data.resources;

test('time for a resource is logged on its card, also without a network, and can be undone', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  const rust = await seedSkill(person, 'Rust');
  const go = await seedSkill(person, 'Go');
  const book = await seed(person, { relatedSkills: [rust, go], duration: 600 });
  await page.goto('/skills');
  await expect(cardOf(page, 'Go').getByText('0 h of 20 h')).toBeVisible();
  await page.goto('/learning-planner');
  const card = cardOf(page, 'Learn Rust');
  const dialog = page.getByRole('dialog', { name: 'Log time for Learn Rust' });
  await chooseIn(card, 'Log time');
  await expect(dialog.getByLabel('Counts for')).toHaveValue(rust);
  await dialog.getByLabel('How long').fill('1h 30m');
  await expect(dialog.getByText('= 1 h 30 min')).toBeVisible();
  await dialog.getByLabel('Counts for').selectOption('Go');
  await dialog.getByLabel('Progress').fill('30');
  await dialog.getByLabel('Note').fill('Two chapters');
  await dialog.getByRole('button', { name: 'Log time' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('Time spent1 h 30 min');
  await expect(statusOf(page, 'Learn Rust')).toHaveValue('In Progress');
  await expect.poll(() => stored(person, book)).toMatchObject({ spentMinutes: 90, progress: 30 });

  await page.context().setOffline(true);
  await chooseIn(card, 'Log time');
  await expect(dialog.getByLabel('Counts for')).toHaveValue(go);
  await dialog.getByLabel('How long').fill('45');
  await dialog.getByRole('button', { name: 'Log time' }).click();
  await expect(card).toContainText('Time spent2 h 15 min');
  await page.getByRole('link', { name: 'Skills', exact: true }).click();
  await expect(cardOf(page, 'Go').getByText('2 h 15 min of 20 h')).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => stored(person, book)).toMatchObject({ spentMinutes: 135 });

  await cardOf(page, 'Go').getByRole('link', { name: 'Log hours for Go' }).click();
  const logged = page.getByRole('list', { name: 'Recent activities' }).getByRole('listitem');
  await expect(logged).toHaveCount(2);
  await logged.first().getByRole('link', { name: 'Learn Rust' }).click();
  const sessions = page.getByRole('list', { name: 'Readings and sessions' }).getByRole('listitem');
  await expect(sessions).toHaveText(['Today 45 min', 'Today 1 h 30 minTwo chapters']);
  await page.getByRole('button', { name: 'Log time for Learn Rust' }).click();
  await dialog.getByLabel('How long').fill('5');
  await dialog.getByLabel('Progress').fill('40');
  await dialog.getByRole('button', { name: 'Log time' }).click();
  await expect(main(page)).toContainText('Time spent2 h 20 min');
  await undoButton(page).click();
  await expect(main(page)).toContainText('Time spent2 h 15 min');
  await expect.poll(() => stored(person, book)).toMatchObject({ spentMinutes: 135, progress: 30 });
});

/** Pastes a text into a field, as from another app. */
const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    input.dispatchEvent(event);
  }, text);

const part = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name, exact: true });
const percentOf = async (person: Person, resource: Resource): Promise<number> =>
  (await stored(person, resource)).progress;

test('a course of 40 lessons is pasted, and ticked on a phone, offline too', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/learning/add');
  await page.getByLabel('Title').fill('Rust in 40 lessons');
  await page.getByRole('button', { name: 'More options' }).click();
  const lessons = Array.from(
    { length: 40 },
    (_, n) => `Lesson ${n + 1} | ${n < 20 ? '15' : '1:00'}`,
  );
  const field = page.getByLabel('Parts');
  await field.fill(`${lessons.join('\n')}${'\nOne more'.repeat(261)}`);
  await page.getByRole('button', { name: 'Add Resource' }).click();
  await expect(page.getByText('Line 301 is one too many')).toBeVisible();
  expect(await allStored(person)).toEqual([]);
  await field.fill(lessons.join('\n'));
  await page.getByRole('button', { name: 'Add Resource' }).click();

  const card = cardOf(page, 'Rust in 40 lessons');
  await expect(card).toContainText('0 of 40');
  await expect(progressOf(card)).toHaveCount(0);
  await card.getByRole('link', { name: 'Rust in 40 lessons', exact: true }).click();
  await expect(page).toHaveTitle(/^Rust in 40 lessons/);
  await expect(main(page)).toContainText('40 parts, about 25 h.');
  await expectNoSidewaysScroll(page);
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expectTouchable(start);
  await part(page, 'Lesson 1').check();
  await expect(statusOf(page, 'Rust in 40 lessons')).toHaveValue('In Progress');
  await expect(main(page)).toContainText('1 of 40 parts');
  await part(page, 'Lesson 2').check();
  await undoButton(page).click();
  await expect(part(page, 'Lesson 2')).not.toBeChecked();
  const [course] = await allStored(person);
  if (!course) throw new Error('There is no course');
  await expect
    .poll(async () => (await stored(person, course)).parts.filter(({ done }) => done).length)
    .toBe(1);

  await page.context().setOffline(true);
  for (const name of ['Lesson 2', 'Lesson 3', 'Lesson 4']) await part(page, name).check();
  await expect(main(page)).toContainText('4 of 40 parts');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeInViewport();
  await page.getByRole('link', { name: 'All resources' }).click();
  await expect(card).toContainText('4 of 40');
  await card.getByRole('link', { name: 'Rust in 40 lessons', exact: true }).click();
  await expect(
    page.getByRole('list', { name: 'Open parts' }).getByRole('checkbox').first(),
  ).toHaveAccessibleName('Lesson 5');
  await page.getByRole('button', { name: 'Done (4)' }).click();
  await expect(part(page, 'Lesson 4')).toBeChecked();
  await page.context().setOffline(false);
  await expect.poll(() => percentOf(person, course)).toBe(4);

  const add = page.getByRole('textbox', { name: 'New part' });
  await paste(add, 'Exam | 90\nCertificate | https://example.com/certificate');
  await expect(main(page)).toContainText('4 of 42 parts');
  await undoButton(page).click();
  await expect(main(page)).toContainText('4 of 40 parts');
  await add.fill('Exam | 90');
  await add.press('Enter');
  await expect(main(page)).toContainText('4 of 41 parts');
  await page.getByRole('button', { name: 'Delete Lesson 5' }).click();
  await expect(main(page)).toContainText('4 of 40 parts');
  await giveUpUndo(page);
  await expect.poll(async () => (await stored(person, course)).parts.at(-1)?.title).toBe('Exam');
});

test('a book is read by pages, completed, and read again @exhaustive', async ({ page, person }) => {
  const book = await seed(person, {
    title: 'SICP',
    pages: 320,
    notes: 'See https://example.com/a.',
  });
  await page.goto('/learning-planner');
  const card = cardOf(page, 'SICP');
  await card.getByRole('button', { name: '10% more of SICP' }).click();
  const at = page.getByRole('textbox', { name: 'Page of SICP' });
  await expect(at).toHaveValue('32');
  await card.getByRole('link', { name: 'SICP', exact: true }).click();
  await expect(page.getByRole('link', { name: 'https://example.com/a' })).toBeVisible();
  await at.fill('140');
  await at.press('Enter');
  await expect(main(page)).toContainText('180 pages left.');
  await expect(donePopup(page)).toContainText('SICP: page 140 of 320');
  await undoButton(page).click();
  await expect(at).toHaveValue('32');
  for (const [page, minutes] of [
    [52, 60],
    [72, 60],
    [100, 60],
  ] as const)
    await person.call(resources.logTime, { params: { id: book._id }, body: { minutes, page } });
  await page.reload();
  await expect(main(page)).toContainText('220 pages, about 9 h 40 min at your 23 pages an hour');
  const sessions = page.getByRole('list', { name: 'Readings and sessions' });
  await expect(sessions.getByRole('listitem').first()).toHaveText('Today 1 h · page 72 to 100');
  await at.fill('320');
  await at.press('Enter');
  const completes = page.getByRole('button', { name: 'Mark as completed' });
  await completes.click();
  await expect(statusOf(page, 'SICP')).toBeFocused();
  await expect(statusOf(page, 'SICP')).toHaveValue('Completed');
  await expect(main(page)).toContainText('page 320 of 320');
  const entries = page.getByRole('list', { name: 'Readings and sessions' }).getByRole('listitem');
  await expect(entries.first()).toHaveText(`Completed ${shownDay(today())}`);

  const again = page.getByRole('button', { name: 'Again: SICP' });
  await again.click();
  await expect(at).toHaveValue('0');
  await expect(statusOf(page, 'SICP')).toHaveValue('In Progress');
  await undoButton(page).click();
  await expect(statusOf(page, 'SICP')).toHaveValue('Completed');
  await again.click();
  await expect(at).toHaveValue('0');
  await giveUpUndo(page);
  await expect
    .poll(() => stored(person, book))
    .toMatchObject({
      status: 'In Progress',
      page: 0,
      progress: 0,
      readings: [{ completionDate: today() }],
    });

  await page.getByRole('button', { name: /^Correct the days/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the days' });
  const began = addDays(today(), -30);
  await dialog.getByLabel('First day').fill(began);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => stored(person, book)).toMatchObject({ readings: [{ startDate: began }] });
  await page.getByRole('button', { name: 'Delete SICP' }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page).toHaveURL(/\/learning-planner$/);
  await expect(main(page).getByText('No resources found')).toBeVisible();
  await expect.poll(() => allStored(person)).toEqual([]);
});

test('a book is read on a phone in five sessions, one of them offline @exhaustive', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 390, height: 844 });
  const book = await seed(person, { title: 'SICP', pages: 320 });
  await page.goto('/learning-planner');
  await cardOf(page, 'SICP').getByRole('link', { name: 'SICP', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Log time for SICP' });
  const session = async (last: number) => {
    await page.getByRole('button', { name: 'Log time for SICP' }).click();
    await dialog.getByLabel('How long').fill('1h');
    await dialog.getByLabel('Page').fill(String(last));
    await dialog.getByRole('button', { name: 'Log time' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Page of SICP' })).toHaveValue(String(last));
  };
  await session(22);
  await session(44);
  await page.context().setOffline(true);
  await session(66);
  await page.context().setOffline(false);
  await session(88);
  await session(110);
  await expect.poll(() => stored(person, book)).toMatchObject({ page: 110, spentMinutes: 300 });
  await page.reload();
  await expect(main(page)).toContainText('210 pages, about 9 h 30 min at your 22 pages an hour');
  const sessions = page.getByRole('list', { name: 'Readings and sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(5);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'the page does not scroll sideways').toBe(390);
});

test('a podcast without pages and parts keeps its entered progress @exhaustive', async ({
  page,
  person,
}) => {
  const podcast = await seed(person, { title: 'Radiolab', type: 'Podcast', duration: 120 });
  await page.goto(`/learning/${podcast._id}`);
  await expect(main(page)).toContainText('About 2 h left');
  await page.getByRole('button', { name: 'Log time for Radiolab' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log time for Radiolab' });
  await expect(dialog.getByLabel('Page')).toHaveCount(0);
  await dialog.getByLabel('How long').fill('30');
  await dialog.getByLabel('Progress').fill('25');
  await dialog.getByRole('button', { name: 'Log time' }).click();
  const progress = page.getByRole('textbox', { name: 'Progress of Radiolab in percent' });
  await expect(progress).toHaveValue('25%');
  await expect(main(page)).toContainText('About 1 h 30 min left');
  await expect
    .poll(() => stored(person, podcast))
    .toMatchObject({ progress: 25, pages: null, parts: [] });
});

for (const width of [390, 1280])
  test(`at ${width} px the speed and the finish of a book appear without a jump @exhaustive`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const book = await seed(person, { title: 'SICP', pages: 320, duration: 600 });
    const params = { id: book._id };
    for (let n = 1; n <= 9; n++) {
      const date = addDays(today(), 7 * (n - 10));
      await person.call(resources.logTime, {
        params,
        body: { _id: idOn(date), minutes: 60, date, page: 22 * n },
      });
    }
    const loading = await hold(page, /\/pace$/);
    await page.goto(`/learning/${book._id}`);
    await expect(main(page)).toContainText('122 pages, about');
    const log = page.getByRole('button', { name: 'Log time for SICP' });
    const before = await log.boundingBox();
    await loading.release();
    await expect(main(page)).toContainText(
      /122 pages, about 5 h 30 min at your 22 pages an hour; done about/,
    );
    expect(await log.boundingBox()).toEqual(before);
  });

test('a resource is planned, begun, completed and begun again', async ({ page, person }) => {
  const skill = await seedSkill(person, 'Rust');
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Learning Planner' }).click();
  await expect(main(page).getByText('No resources found')).toBeVisible();
  await page.getByRole('link', { name: 'Add your first resource' }).click();
  await expect(page).toHaveURL(/\/learning\/add$/);
  await expect(page.getByLabel('Type')).toHaveValue('Book');
  await page.getByRole('button', { name: 'More options' }).click();
  await expect(page.getByLabel('Priority')).toHaveValue('Medium');
  await expect(page.getByLabel('Status')).toHaveValue('Not Started');
  await page.getByLabel('Title').fill('Crafting Interpreters');
  await page.getByLabel('Author').fill('Robert Nystrom');
  await page.getByLabel('URL').fill('https://craftinginterpreters.com/');
  await page.getByLabel('Priority').selectOption('High');
  await page.getByLabel('Progress').fill('20');
  await page.getByLabel('Duration in minutes').fill('2:30');
  await expect(page.getByText('= 2 h 30 min')).toBeVisible();
  const deadline = addDays(today(), 4);
  await page.getByLabel('Deadline').fill(deadline);
  await page.getByLabel('Tags').fill('compilers, , c ');
  await page.getByRole('combobox', { name: 'Related skills' }).click();
  await page.getByRole('option', { name: 'Rust' }).click();
  await page.getByLabel('Description').fill('From scanning to garbage collection');
  await page.getByLabel('Notes').fill('Chapter 12 first');
  await page.getByRole('button', { name: 'Add Resource' }).click();
  await expect(page).toHaveURL(/\/learning-planner$/);
  await expect(popupOf(page, 'Created!')).toBeVisible();

  const card = cardOf(page, 'Crafting Interpreters');
  const shown = [
    'Book · Robert Nystrom',
    'High priority',
    'From scanning to garbage collection',
    'Duration2 h 30 min',
    `Deadline${shownDay(deadline)}`,
    'Rust',
    '#compilers#c',
  ];
  for (const text of shown) await expect(card).toContainText(text);
  await expect(progressOf(card)).toHaveValue('20%');
  await expect(card).not.toContainText('–');
  const link = card.getByRole('link', { name: /^Open Crafting Interpreters/ });
  await expect(link).toHaveAttribute('href', 'https://craftinginterpreters.com/');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(statOf(page, 'Total Resources')).toHaveText('11 not started');
  await expect(statOf(page, 'In Progress')).toHaveText('0of 1');
  await expect(statOf(page, 'Learning Time')).toHaveText('0 hcompleted, of 2 h 30 min estimated');
  await partOf(page, 'Coming up').getByRole('button', { name: 'Coming up' }).click();
  await expect(partOf(page, 'Coming up')).toContainText('24 min a day');
  await expect(partOf(page, 'Coming up')).toContainText('in 4 days');
  const byStatus = main(page).locator('section').filter({ hasText: 'On Hold0' });
  await expect(byStatus).toContainText('Not Started1');

  const status = statusOf(page, 'Crafting Interpreters');
  await status.selectOption('In Progress');
  await expect(card).toContainText(`Started${shownDay(today())}`);
  await expect(statOf(page, 'In Progress')).toHaveText('1of 1');
  await status.selectOption('Completed');
  await expect(card).toContainText('100%');
  await expect(card).toContainText(`Deadline${shownDay(deadline)}Completed${shownDay(today())}`);
  await expect(statOf(page, 'Completed')).toHaveText('1of 1');
  await expect(statOf(page, 'Learning Time')).toHaveText(
    '2 h 30 mincompleted, of 2 h 30 min estimated',
  );
  await expect(byStatus).toContainText('Completed1');
  await expect(partOf(page, 'Coming up')).toHaveCount(0);
  await status.selectOption('On Hold');
  await expect(card).not.toContainText(`Completed${shownDay(today())}`);
  await expect(statOf(page, 'Completed')).toHaveText('0of 1');
  await giveUpUndo(page);
  await page.reload();
  await expect(status).toHaveValue('On Hold');
  await expect(progressOf(card)).toHaveValue('20%');
  await expect
    .poll(() => allStored(person))
    .toMatchObject([
      {
        tags: ['compilers', 'c'],
        notes: 'Chapter 12 first',
        relatedSkills: [{ _id: skill, name: 'Rust' }],
        startDate: today(),
        completionDate: null,
      },
    ]);

  await status.selectOption('Completed');
  await expect(statOf(page, 'Completed')).toHaveText('1of 1');
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(partOf(page, 'Learning Resources')).toContainText('Completed1');
});

test('a chosen status of a resource shows before it is saved, and the last of several wins @exhaustive', async ({
  page,
  person,
}) => {
  const resource = await seed(person);
  await page.goto('/learning-planner');
  const status = statusOf(page, 'Learn Rust');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON());
  });
  const patch = await hold(page, ones);
  await status.selectOption('Completed');
  await expect(cardOf(page, 'Learn Rust')).toContainText('100%');
  await status.selectOption('On Hold');
  await status.selectOption('In Progress');
  await expect(status).toHaveValue('In Progress');
  await giveUpUndo(page);
  await patch.release();
  await expect.poll(async () => (await stored(person, resource)).status).toBe('In Progress');
  await expect(status).toHaveValue('In Progress');
  expect(sent).toEqual([{ status: 'Completed' }, { status: 'On Hold' }, { status: 'In Progress' }]);
});

test('a resource is edited from the list @exhaustive', async ({ page, person }) => {
  const skill = await seedSkill(person, 'Rust');
  const resource = await seed(person, {
    url: 'https://example.com/',
    duration: 60,
    tags: ['a'],
    relatedSkills: [skill],
    deadline: today(),
    notes: 'Kept',
  });
  await page.goto('/learning-planner');
  await cardOf(page, 'Learn Rust').getByRole('link', { name: 'Edit Learn Rust' }).click();
  await expect(page).toHaveURL(new RegExp(`/learning/edit/${resource._id}$`));
  await expect(page.getByLabel('Notes')).toHaveValue('Kept');
  await expect(page.getByLabel('Deadline')).toHaveValue(today());
  await page.reload();
  await page.getByLabel('Title').fill('Learn Rust well');
  await page.getByLabel('Type').selectOption('Course');
  await page.getByLabel('URL').fill('');
  await page.getByLabel('Deadline').fill('');
  await page.getByLabel('Duration in minutes').fill('600');
  await expect(page.getByText('= 10 h')).toBeVisible();
  await page.getByLabel('Tags').fill('b, c');
  const patched = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await patched).postDataJSON()).toEqual({
    title: 'Learn Rust well',
    type: 'Course',
    url: null,
    deadline: null,
    duration: 600,
    tags: ['b', 'c'],
  });
  await expect(popupOf(page, 'Updated!')).toBeVisible();
  await expect(page).toHaveURL(/\/learning-planner$/);
  const card = cardOf(page, 'Learn Rust well');
  for (const text of ['Course', 'Duration10 h', '#b#c', 'Rust']) {
    await expect(card).toContainText(text);
  }
  await expect(card.getByRole('link', { name: /^Open/ })).toHaveCount(0);
  await expect(statOf(page, 'Learning Time')).toContainText('of 10 h');

  // The list passes the resource to the form. A bare URL passes none.
  await page.goto('/learning-planner');
  await page.goto(`/learning/edit/${resource._id}`);
  await expect(
    page.getByText('Resource not found. Please navigate from the learning planner.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to the learning planner' }).click();
  await expect(card).toBeVisible();
});

test('filters and orders of resources find what they should, and survive a reload @exhaustive', async ({
  page,
  person,
}) => {
  await seed(person, { title: 'Beta', status: 'In Progress', progress: 40, duration: 90 });
  await seed(person, { title: 'Alpha', status: 'Completed', priority: 'Low', type: 'Video' });
  await seed(person, { title: 'Gamma', priority: 'High', duration: 600 });
  await seed(person, { title: 'Delta', status: 'On Hold', progress: 60, duration: 30 });
  await page.goto('/learning-planner');
  const filter = main(page).getByLabel('Filter');
  const order = main(page).getByLabel('Sort');
  const found: [label: string, names: string[]][] = [
    ['All Resources', ['Delta', 'Gamma', 'Alpha', 'Beta']],
    ['In Progress', ['Beta']],
    ['Completed', ['Alpha']],
    ['Not Started', ['Gamma']],
    ['On Hold', ['Delta']],
    ['High Priority', ['Gamma']],
  ];
  for (const [label, expected] of found) {
    await filter.selectOption({ label });
    await expect(names(page), label).toHaveText(expected);
  }
  await expect(main(page).getByText('1 of 4 resources')).toBeVisible();
  await filter.selectOption({ label: 'All Resources' });
  const ordered: [label: string, names: string[]][] = [
    ['Title', ['Alpha', 'Beta', 'Delta', 'Gamma']],
    ['Progress', ['Alpha', 'Delta', 'Beta', 'Gamma']],
    ['Priority', ['Gamma', 'Beta', 'Delta', 'Alpha']],
    ['Duration', ['Gamma', 'Beta', 'Delta', 'Alpha']],
    ['Date Added', ['Delta', 'Gamma', 'Alpha', 'Beta']],
  ];
  for (const [label, expected] of ordered) {
    await order.selectOption({ label });
    await expect(names(page), label).toHaveText(expected);
  }

  await filter.selectOption({ label: 'On Hold' });
  await order.selectOption({ label: 'Title' });
  await page.reload();
  await expect(names(page)).toHaveText(['Delta']);
  await expect(page).toHaveURL(/filter=on-hold&sort=title$/);
  await expect(main(page).locator('section').filter({ hasText: 'Book' })).toContainText('Video1');
  // The changed resource leaves the filter. The focus moves to the button that shows all.
  await statusOf(page, 'Delta').focus();
  await statusOf(page, 'Delta').selectOption('Completed');
  await expect(main(page).getByText('None of your resources match this filter.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show all resources' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Alpha', 'Beta', 'Delta', 'Gamma']);
});

const grip = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: `Move ${title}: up or down arrow` });

const storedOrder = async (person: Person): Promise<string[]> =>
  (await allStored(person)).toSorted(byPosition).map(({ title }) => title);

test('resources are put in order by keyboard and by mouse, also under a filter and offline', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  for (const title of ['A', 'B', 'C', 'D'])
    await seed(person, { title, status: title === 'B' ? 'On Hold' : 'Not Started' });
  await page.goto('/learning-planner?layout=compact');
  await expect(names(page)).toHaveText(['D', 'C', 'B', 'A']);
  await expect(grip(page, 'D')).toHaveCount(0);
  await main(page).getByLabel('Sort').selectOption('My order');
  await expect(names(page)).toHaveText(['A', 'B', 'C', 'D']);

  await grip(page, 'D').focus();
  await page.keyboard.press('ArrowUp');
  await expect(names(page)).toHaveText(['A', 'B', 'D', 'C']);
  await expect(grip(page, 'D')).toBeFocused();
  await expect.poll(() => storedOrder(person)).toEqual(['A', 'B', 'D', 'C']);
  await undoButton(page).click();
  await expect(names(page)).toHaveText(['A', 'B', 'C', 'D']);

  await main(page).getByLabel('Filter').selectOption('Not Started');
  await expect(names(page)).toHaveText(['A', 'C', 'D']);
  await page.context().setOffline(true);
  await grip(page, 'A').hover();
  const from = await grip(page, 'A').boundingBox();
  const to = await grip(page, 'C').boundingBox();
  if (!from || !to) throw new Error('There is nothing to drag');
  await page.mouse.down();
  await page.mouse.move(from.x + 18, from.y + 40, { steps: 4 });
  await page.mouse.move(to.x + 18, to.y + 24, { steps: 8 });
  await page.mouse.up();
  await expect(names(page)).toHaveText(['C', 'A', 'D']);
  await page.context().setOffline(false);
  await expect.poll(() => storedOrder(person)).toEqual(['B', 'C', 'A', 'D']);
  await page.reload();
  await expect(names(page)).toHaveText(['C', 'A', 'D']);
});

const shared =
  '/learning/add?title=Learn+Rust&text=Read+it&url=https%3A%2F%2Fexample.org%2Frust.html';

test('a shared link is in the form after a log-in, and is saved only with the form @exhaustive', async ({
  page,
  cairn,
}) => {
  const person = await registerPerson(cairn);
  await page.goto(shared);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Resource');
  await expect(page.getByLabel('Title')).toHaveValue('Learn Rust');
  await expect(page.getByLabel('URL')).toHaveValue('https://example.org/rust.html');
  await expect(page.getByLabel('Description')).toHaveValue('Read it');
  expect(await allStored(person)).toEqual([]);
  await page.getByRole('button', { name: 'Add Resource' }).click();
  await expect(page).toHaveURL(/\/learning-planner$/);
  await expect
    .poll(() => allStored(person))
    .toMatchObject([
      { title: 'Learn Rust', url: 'https://example.org/rust.html', description: 'Read it' },
    ]);
});

test('reading progress is set by plus and minus, and starts a resource that was not started @exhaustive', async ({
  page,
  person,
}) => {
  const resource = await seed(person, { title: 'Refactoring', progress: 85 });
  await page.goto('/learning-planner');
  const card = cardOf(page, 'Refactoring');
  const more = card.getByRole('button', { name: '10% more of Refactoring' });
  await more.click();
  await expect(progressOf(card)).toHaveValue('95%');
  await expect(statusOf(page, 'Refactoring')).toHaveValue('In Progress');
  await expect(donePopup(page)).toContainText('Refactoring: 95%');
  await undoButton(page).click();
  await expect(progressOf(card)).toHaveValue('85%');
  await expect(statusOf(page, 'Refactoring')).toHaveValue('Not Started');
  await more.click();
  const completes = card.getByRole('button', { name: 'Mark as completed: Refactoring' });
  await expect(completes).toHaveCount(0);
  await more.click();
  await expect(progressOf(card)).toHaveValue('100%');
  await expect(more).toHaveCount(0);
  await expect(statusOf(page, 'Refactoring')).toHaveValue('In Progress');
  await expect(donePopup(page)).toContainText('Refactoring: 100%');
  await undoButton(page).click();
  await expect(progressOf(card)).toHaveValue('95%');
  await expect.poll(async () => (await stored(person, resource)).progress).toBe(95);
  await chooseIn(card, '10% less');
  await expect(progressOf(card)).toHaveValue('85%');
  await more.click();
  await more.click();
  await completes.click();
  await expect(statusOf(page, 'Refactoring')).toHaveValue('Completed');
  await expect(statusOf(page, 'Refactoring')).toBeFocused();
  await expect(completes).toHaveCount(0);
});

test('thirty long tags and a long text leave the card of a resource small, and unfold @exhaustive', async ({
  page,
  person,
}) => {
  const tags = Array.from({ length: 30 }, (_, n) => `${n} ${'long '.repeat(20)}`.slice(0, 79));
  const description = 'A line that says what it is about.\n'.repeat(40);
  await seed(person, { title: 'Refactoring', tags, description });
  await page.goto('/learning-planner');
  const card = cardOf(page, 'Refactoring');
  const height = async () => (await card.boundingBox())?.height ?? 0;
  await expect(card).toBeVisible();
  await expect.poll(height).toBeLessThan(480);
  await card.getByRole('button', { name: 'Tags: +29 more' }).click();
  await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(30);
  await card.getByRole('button', { name: 'Tags: Show fewer' }).click();
  await card.getByRole('button', { name: 'Description: Show more' }).click();
  await expect.poll(height).toBeGreaterThan(900);
});

test('upcoming deadlines are sorted by date, overdue ones first @exhaustive', async ({
  page,
  person,
}) => {
  for (const [title, days] of [
    ['Later', 9],
    ['Late', -2],
    ['Tomorrow', 1],
    ['Today', 0],
    ['Soon', 3],
  ] as const) {
    await seed(person, { title, duration: 60, deadline: addDays(today(), days) });
  }
  await page.goto('/learning-planner');
  await partOf(page, 'Coming up').getByRole('button', { name: 'Coming up' }).click();
  const items = partOf(page, 'Coming up').getByRole('listitem');
  await expect(items).toHaveText([
    /^Late1 h leftOverdue2 days$/,
    /^Today1 h leftdue today/,
    /^Tomorrow30 min a daydue tomorrow/,
    /^Soon15 min a dayin 3 days/,
  ]);
  await partOf(page, 'Coming up').getByRole('button', { name: 'Show 1 more' }).click();
  await expect(items).toHaveCount(5);
  await expect(items.last()).toHaveText(/^Later6 min a dayin 9 days/);
});

test.describe('when the server fails @exhaustive', () => {
  test('the pages of resources work without the list of skills, and only log the failure', async ({
    page,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(failureLogs);
    const skill = await seedSkill(person, 'Rust');
    await seed(person, { deadline: today(), relatedSkills: [skill] });
    const logged = warningsOf(page);
    await failCalls(page, 'GET', /\/api\/skills$/, serverError);
    await page.goto('/learning-planner');
    const card = cardOf(page, 'Learn Rust');
    await expect(card).toBeVisible();
    await expect(page.getByText('Coming up')).toBeVisible();
    await card.getByRole('link', { name: 'Edit Learn Rust' }).click();
    // The skills of the resource are still listed, and kept.
    await expect(main(page).getByText('Rust', { exact: true })).toBeVisible();
    await page.getByLabel('Title').fill('Learn Rust well');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(popupOf(page, 'Updated!')).toBeVisible();
    expect((await allStored(person))[0]?.relatedSkills).toMatchObject([{ _id: skill }]);
    await expect
      .poll(() => logged.map((text) => text.split(' failed')[0]))
      .toEqual(expect.arrayContaining(['GET /api/skills']));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('each tag shows one hash, and equal tags are shown once @exhaustive', async ({
  page,
  person: _,
}) => {
  await page.goto('/learning/add');
  await page.getByLabel('Title').fill('Hooks');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Tags').fill('#React, react, ##hooks, #');
  await page.getByRole('button', { name: 'Add Resource' }).click();
  const tags = cardOf(page, 'Hooks').getByRole('list', { name: 'Tags' }).getByRole('listitem');
  await expect(tags).toHaveText(['#React', '#hooks']);
  await page.reload();
  await expect(tags).toHaveText(['#React', '#hooks']);
});

test('a short duration is shown in minutes, and a card says if the deadline has passed @exhaustive', async ({
  page,
  person,
}) => {
  const body = { title: 'Short', duration: 30, deadline: addDays(today(), -1) };
  await person.call(resources.create, { body });
  await page.goto('/learning-planner');
  await expect(cardOf(page, 'Short')).toContainText('Duration30 min');
  await expect(cardOf(page, 'Short')).toContainText(`${shownDay(addDays(today(), -1))}passed`);
});

test('a title has its own direction of writing @exhaustive', async ({ page, person }) => {
  await person.call(resources.create, { body: { title: 'ספר', description: 'قراءة' } });
  await page.goto('/learning-planner');
  const card = cardOf(page, 'ספר');
  await expect(card.getByRole('heading')).toHaveCSS('direction', 'rtl');
  await expect(card.getByText('قراءة')).toHaveCSS('direction', 'rtl');
  await page.goto('/learning/add');
  await page.getByLabel('Title').fill('ספר');
  await expect(page.getByLabel('Title')).toHaveCSS('unicode-bidi', 'plaintext');
});
