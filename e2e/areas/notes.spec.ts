import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ulid } from 'ulid';
import { addDays } from '#shared/days/days.ts';
import { formatDate } from '#shared/language/days.ts';
import type { About, NewNote, Note } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { minute } from '#shared/timer/limits.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { type Person, test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { expectAccessibleInTwoLooks } from '../looks/everyLook.ts';
import { cutOff, reconnect } from '../network/cutOff.ts';
import { expectNoSidewaysScroll, expectTouchable } from '../pages/cards.ts';
import { enterOn, tabTo } from '../pages/keyboard.ts';
import { phone } from '../pages/phone.ts';
import { donePopup, giveUpUndo, popupOf, undoButton } from '../pages/undoPopup.ts';

const section = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: 'Notes', exact: true });
const field = (page: Page): Locator => section(page).getByRole('textbox', { name: 'New note' });
const items = (page: Page): Locator =>
  section(page).getByRole('list', { name: 'Notes' }).getByRole('listitem');
const texts = (page: Page): Promise<string[]> => items(page).locator('p').allTextContents();
const menuItem = (page: Page, name: string): Locator => page.getByRole('menuitem', { name });
const question = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

type Seeded = { readonly rust: About; readonly book: About; readonly kite: About };

/** A skill, a resource that is tagged with it, and a project. */
const seed = async ({ call }: Person): Promise<Seeded> => {
  const skill = { name: 'Rust', category: 'Other' } as const;
  const rust = (await call(skills.create, { body: skill })).data.skill._id;
  const resource = { title: 'The Book', relatedSkills: [rust] };
  const book = (await call(resources.create, { body: resource })).data.resource._id;
  const kite = (await call(projects.create, { body: { name: 'Kite' } })).data.project._id;
  return {
    rust: { area: 'skills', id: rust },
    book: { area: 'resources', id: book },
    kite: { area: 'projects', id: kite },
  };
};

const addNote = async ({ call }: Person, body: NewNote): Promise<Note> =>
  (await call(notes.create, { body })).data.note;

const stored = async ({ call }: Person): Promise<Note[]> =>
  (await call(notes.list, { query: {} })).data.notes;

test('notes are written, corrected, moved and deleted by keyboard', async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { book, kite } = await seed(person);
  await page.goto(`/learning/${book.id}`);
  await tabTo(page, field(page));
  await page.keyboard.type('A borrow is a loan.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('https://example.com/loan');
  await page.keyboard.press('Control+Enter');
  await expect(items(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(items(page).getByRole('link', { name: 'https://example.com/loan' })).toBeVisible();

  await page.keyboard.type('Ownership first');
  await enterOn(page, section(page).getByRole('button', { name: 'More options' }));
  await section(page).getByLabel('Day').fill(addDays(today(), -3));
  await section(page).getByLabel('Place').fill('p. 112');
  await page.keyboard.press('Control+Enter');
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).last()).toContainText('p. 112');

  const last = items(page).last();
  await enterOn(page, last.getByRole('button', { name: 'Edit Ownership first' }));
  const editor = last.getByRole('textbox', { name: 'Note', exact: true });
  await expect(editor).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await page.keyboard.press('Control+Enter');
  await expect(last.getByRole('button', { name: 'Edit Ownership first!' })).toBeFocused();

  await enterOn(page, last.getByRole('button', { name: 'More for Ownership first!' }));
  await menuItem(page, 'Move to…').press('Enter');
  const dialog = question(page, 'Move “Ownership first!”');
  await dialog.getByLabel('Belongs to').selectOption('Kite');
  await dialog.getByRole('button', { name: 'Move note' }).press('Enter');
  await expect(items(page)).toHaveCount(1);
  await expect(items(page).first()).toBeFocused();
  await expect
    .poll(async () => (await stored(person)).map(({ about, text }) => [about.area, text]))
    .toEqual([
      ['resources', 'A borrow is a loan.\nhttps://example.com/loan'],
      ['projects', 'Ownership first!'],
    ]);

  await page.goto(`/projects/${kite.id}`);
  await expect(items(page)).toHaveText(/p\. 112.*Ownership first!/);
  await enterOn(page, items(page).getByRole('button', { name: 'More for Ownership first!' }));
  await menuItem(page, 'Delete').press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(items(page)).toHaveCount(0);
  await undoButton(page).press('Enter');
  await expect(items(page)).toHaveCount(1);
  await enterOn(page, items(page).getByRole('button', { name: 'More for Ownership first!' }));
  await menuItem(page, 'Delete').press('Enter');
  await giveUpUndo(page);
  await expect.poll(async () => (await stored(person)).length).toBe(1);
});

test('a skill’s page has the notes of the skill and its resources, and so has the file that it saves @exhaustive', async ({
  page,
  person,
}) => {
  const { rust, book } = await seed(person);
  const day = addDays(today(), -1);
  await addNote(person, { about: rust, text: 'A patient compiler' });
  await addNote(person, { about: book, text: 'Lend *it*', date: day, place: 'p. 7' });
  await page.goto(`/skills/${rust.id}`);
  await expect(items(page)).toHaveCount(2);
  expect(await texts(page)).toEqual(['A patient compiler', 'Lend *it*']);
  const saving = page.waitForEvent('download');
  await section(page).getByRole('button', { name: 'More for the notes' }).click();
  await menuItem(page, 'Notes as .md').click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('Rust.md');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('# Rust\n');
  expect(file).toContain(`## ${formatDate(day)}\n\nLend \\*it\\*\n`);
  await section(page).getByRole('link', { name: 'The Book' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Book' })).toBeVisible();
  await expect(items(page)).toHaveText(/Lend \*it\*/);
});

test('a note is found by its text, and is shown among the many notes of a page', async ({
  page,
  person,
}) => {
  const { book } = await seed(person);
  for (let n = 0; n < 30; n++)
    await addNote(person, {
      about: book,
      text: n === 0 ? 'Pigeon\nholes and pointers' : `Line ${n}\n`.repeat(6),
      date: addDays(today(), n - 30),
    });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pointers');
  const option = page.getByRole('option', { name: /Pigeon/ });
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  const note = items(page).filter({ hasText: 'Pigeon' });
  await expect(note).toBeFocused();
  await expect(note).toHaveAttribute('data-found');
  await expect(note).toBeInViewport();
});

test('a line in the search adds a note to the item it names, and can be undone @exhaustive', async ({
  page,
  person,
}) => {
  const { kite } = await seed(person);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('note kite: the tail: 3 m');
  await expect(page.getByRole('option', { name: /Add a note to Kite/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(donePopup(page)).toContainText('Kite: note added');
  await expect
    .poll(async () => (await stored(person)).map(({ about, text }) => ({ about, text })))
    .toEqual([{ about: kite, text: 'the tail: 3 m' }]);
  await undoButton(page).click();
  await expect.poll(() => stored(person)).toEqual([]);
});

test('the question before an item is deleted counts its notes, and they are deleted with it @exhaustive', async ({
  page,
  context,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  const { rust, book, kite } = await seed(person);
  for (const about of [rust, book, book, kite]) await addNote(person, { about, text: 'Remember' });
  const ask = async (title: string, name: string) => {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    return question(page, title);
  };
  await page.goto('/mini-projects');
  let asked = await ask('Delete Project?', 'Kite');
  await expect(asked).toContainText('“Kite” with its 1 note will be removed.');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/skills');
  asked = await ask('Delete Skill?', 'Rust');
  await expect(asked).toContainText('and its 1 note will be removed.');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`/skills/${rust.id}`);
  await expect(items(page)).toHaveCount(3);
  await page.getByRole('link', { name: 'All skills' }).click();
  await expect(page.getByRole('button', { name: 'Delete Rust' })).toBeVisible();
  await cutOff(context);
  asked = await ask('Delete Skill?', 'Rust');
  await expect(asked).toContainText('and its 1 note will be removed.');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await reconnect(context);
  await page.goto('/learning-planner');
  await expect(page.getByRole('button', { name: 'Delete The Book' })).toBeVisible();
  await cutOff(context);
  asked = await ask('Delete Resource?', 'The Book');
  await expect(asked).toContainText('readings, notes and tags will be removed.');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await reconnect(context);
  await page.goto(`/learning/${book.id}`);
  asked = await ask('Delete Resource?', 'The Book');
  await expect(asked).toContainText('and its 2 notes will be removed.');
  await asked.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page).toHaveURL(/\/learning-planner$/);
  await expect
    .poll(async () => (await stored(person)).map(({ about }) => about.area).sort())
    .toEqual(['projects', 'skills']);
});

test('a page with notes is accessible @exhaustive', async ({ page, person }) => {
  const { book } = await seed(person);
  await addNote(person, { about: book, text: 'Short', place: 'p. 1', url: 'https://example.com' });
  await addNote(person, { about: book, text: 'Another', date: addDays(today(), -400) });
  await page.goto(`/learning/${book.id}`);
  await field(page).fill('Typed');
  await section(page).getByRole('button', { name: 'More options' }).click();
  await section(page).getByRole('button', { name: 'Edit Another' }).click();
  await expectAccessibleInTwoLooks(page);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a logged session offers a note, and one tap on a note opens the form for a takeaway of it', async ({
    page,
    person,
  }) => {
    const { book } = await seed(person);
    await page.goto('/learning-planner');
    await page.goto(`/learning/${book.id}`);
    await page.getByRole('button', { name: 'Log time for The Book' }).tap();
    const log = question(page, 'Log time for The Book');
    await log.getByLabel('How long').fill('25');
    await log.getByRole('button', { name: 'Log time' }).tap();
    await donePopup(page).getByRole('button', { name: 'Add a note' }).tap();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toBeInViewport();
    await field(page).fill('A trait is a promise that a type makes to whoever uses it.');
    await expectTouchable(section(page).getByRole('button', { name: 'More options' }));
    await expectTouchable(section(page).getByRole('button', { name: 'Save note' }));
    await expectNoSidewaysScroll(page);
    await section(page).getByRole('button', { name: 'Save note' }).tap();
    await expect(items(page)).toHaveCount(1);
    await items(page)
      .getByRole('button', { name: /^Make a takeaway of A trait/ })
      .tap();
    const form = question(page, 'New takeaway');
    await expect(form.getByLabel('Back')).toHaveValue(/^A trait is a promise/);
    await expect(form.getByLabel('About')).toHaveValue(`resources ${book.id}`);
    await expectNoSidewaysScroll(page);
  });

  test('the end of a timer offers a note on the page of what was timed @exhaustive', async ({
    page,
    person,
  }) => {
    const { kite } = await seed(person);
    const now = Date.now();
    const startedAt = new Date(now - 25 * minute).toISOString();
    await person.call(timerRoutes.start, {
      params: { id: ulid(now) },
      body: { startedAt, target: { ...kite, area: 'projects', skill: null } },
    });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Stop the timer', exact: true }).tap();
    await donePopup(page).getByRole('button', { name: 'Add a note' }).tap();
    await expect(page).toHaveURL(new RegExp(`/projects/${kite.id}$`));
    await expect(field(page)).toBeFocused();
  });

  test('notes are written, edited and deleted offline, and sent once @exhaustive', async ({
    page,
    context,
    person,
    expectConsoleError,
  }) => {
    expectConsoleError(/ERR_FAILED/);
    const { book } = await seed(person);
    await addNote(person, { about: book, text: 'Old' });
    const kept = await addNote(person, { about: book, text: 'Kept' });
    await page.goto(`/learning/${book.id}`);
    await expect(items(page)).toHaveCount(2);
    await cutOff(context);
    await field(page).fill('Written on the train');
    await section(page).getByRole('button', { name: 'Save note' }).tap();
    await expect(items(page)).toHaveCount(3);
    await expect(items(page).first()).toContainText('Not sent yet');
    await items(page).getByRole('button', { name: 'Edit Kept' }).tap();
    await section(page).getByRole('textbox', { name: 'Note', exact: true }).fill('Kept, and more');
    await section(page).getByRole('button', { name: 'Save note' }).last().tap();
    await items(page).getByRole('button', { name: 'More for Old' }).tap();
    await menuItem(page, 'Delete').tap();
    await giveUpUndo(page);
    expect(await texts(page)).toEqual(['Written on the train', 'Kept, and more']);
    await reconnect(context);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect
      .poll(async () => (await stored(person)).map(({ text }) => text), { timeout: 60_000 })
      .toEqual(['Written on the train', 'Kept, and more']);
    expect((await stored(person))[1]?._id).toBe(kept._id);
    await expect(popupOf(page, 'Saved').or(items(page).first())).toBeVisible();
    await expect(items(page).first()).not.toContainText('Not sent yet');
  });
});
