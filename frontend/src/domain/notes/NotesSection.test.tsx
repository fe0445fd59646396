import '../../areaData.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '#shared/days/days.ts';
import type { Note, OwnerArea } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aProject } from '../../features/projects/project.fixture.ts';
import { aResource } from '../../features/resources/resource.fixture.ts';
import { aSkill } from '../../features/skills/skill.fixture.ts';
import { NotesSection } from './NotesSection.tsx';

const today = '2026-11-20';
const rust = aSkill({ _id: '01JD00000000000000000000S1', name: 'Rust' });
const book = aResource({ _id: '01JD00000000000000000000R1', title: 'The Book' });
const kite = aProject({ _id: '01JD00000000000000000000P1', name: 'Kite' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // jsdom has no layout.
  HTMLElement.prototype.scrollIntoView = () => undefined;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
  return () => {
    vi.useRealTimers();
    window.history.replaceState(null, '', '/');
  };
});

const aNote = (n: number, given: Partial<Note> = {}): Note => ({
  _id: `01JD0000000000000000000${100 + n}`,
  about: { area: 'resources', id: book._id },
  date: addDays(today, -n),
  text: `Note ${n}`,
  place: null,
  url: null,
  createdAt: `${today}T09:00:00.000Z`,
  updatedAt: `${today}T09:00:00.000Z`,
  ...given,
});

const ids: Record<OwnerArea, string> = {
  skills: rust._id,
  resources: book._id,
  projects: kite._id,
};

const open = async (
  list: readonly Note[],
  area: OwnerArea = 'resources',
  { search = '', person = crypto.randomUUID() as string } = {},
) => {
  respond(
    [notes.list, { body: { data: { notes: list } } }],
    [skills.list, { body: { data: { skills: [rust] } } }],
    [resources.list, { body: { data: { resources: [book] } } }],
    [projects.list, { body: { data: { projects: [kite] } } }],
  );
  window.history.replaceState(null, '', `/${search}`);
  const section = <NotesSection owner={{ about: { area, id: ids[area] }, name: 'The Book' }} />;
  const rendered = await renderSignedIn(section, { _id: person });
  const changes = () =>
    rendered.outbox.pending().map(({ route, request }) => [route, request.params, request.body]);
  return { ...rendered, changes };
};

const field = () => screen.getByRole('textbox', { name: 'New note' });
const button = (name: string) => screen.getByRole('button', { name });
const items = () => within(screen.getByRole('list', { name: 'Notes' })).getAllByRole('listitem');
const texts = () => items().map((item) => item.querySelector('p')?.textContent);
const choose = async (
  user: { click: (of: Element) => Promise<void> },
  menu: string,
  item: string,
) => {
  await user.click(button(menu));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('without notes there is only the field', async () => {
  const { container } = await open([]);
  expect(field()).toHaveAttribute('placeholder', 'Write a note');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('list')).toBeNull();
  await expectAccessible(container);
});

test('a note shows its day, place, lines and links, and shows HTML tags as text', async () => {
  const { container } = await open([
    aNote(0, {
      text: 'Borrowing is <b>lending</b>\nhttps://doc.rust-lang.org, javascript:alert(1)',
      place: 'p. 112',
      url: 'https://www.example.com/rust',
    }),
    aNote(1),
  ]);
  const [first] = items();
  expect(first).toHaveTextContent(/^Todayp\. 112/);
  expect(first?.querySelector('b')).toBeNull();
  expect(texts()[0]).toContain('<b>lending</b>\n');
  const links = within(first as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://doc.rust-lang.org',
    'https://www.example.com/rust',
  ]);
  for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(links[1]).toHaveTextContent('example.com');
  await expectAccessible(container);
});

test('Ctrl+Enter saves a note, and Enter begins a new line', async () => {
  const { user, changes } = await open([aNote(1)]);
  await user.type(field(), 'One{Enter}two{Control>}{Enter}{/Control}');
  expect(changes()).toMatchObject([
    [
      'POST /api/notes',
      undefined,
      { about: { area: 'resources', id: book._id }, text: 'One\ntwo' },
    ],
  ]);
  expect(texts()).toEqual(['One\ntwo', 'Note 1']);
});

test('the day, the place and the link are behind a button', async () => {
  const { user, changes } = await open([]);
  await user.type(field(), 'Lend');
  await user.click(button('More options'));
  expect(screen.getByLabelText('Day')).toHaveValue(today);
  await user.clear(screen.getByLabelText('Day'));
  await user.type(screen.getByLabelText('Day'), '2026-11-18');
  await user.type(screen.getByLabelText('Place'), 'p. 7');
  await user.type(screen.getByLabelText('Link'), 'example.com');
  await user.click(button('Save note'));
  expect(changes()).toMatchObject([
    [
      'POST /api/notes',
      undefined,
      { text: 'Lend', date: '2026-11-18', place: 'p. 7', url: 'https://example.com' },
    ],
  ]);
});

test('a day to come and an empty note are refused', async () => {
  const { user, changes } = await open([]);
  await user.click(field());
  await user.click(button('Save note'));
  expect(field()).toHaveAccessibleDescription('Text is required');
  await user.type(field(), 'Lend');
  await user.click(button('More options'));
  await user.clear(screen.getByLabelText('Day'));
  await user.type(screen.getByLabelText('Day'), '2026-11-21');
  await user.click(button('Save note'));
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(
    'Choose today or an earlier day',
  );
  expect(changes()).toEqual([]);
});

test.each(['skills', 'projects'] as const)(
  'the form for a note of %s has no field for a place',
  async (area) => {
    const { user } = await open([], area);
    await user.click(field());
    await user.click(button('More options'));
    expect(screen.queryByLabelText('Place')).toBeNull();
  },
);

test('a typed note is still there after a reload', async () => {
  const person = crypto.randomUUID();
  const { user, unmount } = await open([], 'resources', { person });
  await user.type(field(), 'Half a note');
  unmount();
  await open([], 'resources', { person });
  expect(field()).toHaveValue('Half a note');
  expect(screen.getByText('Draft restored.')).toBeVisible();
  expect(button('Save note')).toBeVisible();
});

test('a note is edited in its place, and Escape keeps it as it was', async () => {
  const { user, changes } = await open([aNote(0, { place: 'p. 1' }), aNote(1)]);
  await user.click(button('Edit Note 0'));
  const text = screen.getByRole('textbox', { name: 'Note' });
  expect(text).toHaveFocus();
  expect(screen.getByLabelText('Place')).toHaveValue('p. 1');
  await user.keyboard('{Escape}');
  expect(button('Edit Note 0')).toHaveFocus();
  await user.click(button('Edit Note 0'));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), '!');
  await user.clear(screen.getByLabelText('Place'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(changes()).toMatchObject([
    ['PATCH /api/notes/{id}', { id: aNote(0)._id }, { text: 'Note 0!', place: null }],
  ]);
});

test('a deleted note can be brought back, and the next one takes the focus', async () => {
  const { user, changes } = await open([aNote(0), aNote(1)]);
  await choose(user, 'More for Note 0', 'Delete');
  await waitFor(() => expect(texts()).toEqual(['Note 1']));
  expect(items()[0]).toHaveFocus();
  expect(changes()).toMatchObject([['DELETE /api/notes/{id}', { id: aNote(0)._id }, undefined]]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(texts()).toEqual(['Note 0', 'Note 1']);
  expect(changes()).toEqual([]);
});

test('a note can be moved to another item, and back', async () => {
  const { user, changes } = await open([aNote(0), aNote(1)]);
  await choose(user, 'More for Note 0', 'Move to…');
  const dialog = await screen.findByRole('dialog', { name: 'Move “Note 0”' });
  const select = within(dialog).getByLabelText('Belongs to');
  expect(select).toHaveDisplayValue('The Book');
  expect(within(dialog).getByRole('button', { name: 'Move note' })).toBeDisabled();
  await user.selectOptions(select, 'Kite');
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Move note' }));
  const moved = ['PATCH /api/notes/{id}', {}, { about: { area: 'projects', id: kite._id } }];
  await waitFor(() => expect(changes()).toMatchObject([moved]));
  expect(items()[0]).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(changes()).toMatchObject([
    moved,
    ['PATCH /api/notes/{id}', {}, { about: { area: 'resources', id: book._id } }],
  ]);
});

test('a takeaway made from a note begins with the text and the item of the note', async () => {
  const { user, changes } = await open([aNote(0)]);
  await user.click(button('Make a takeaway of Note 0'));
  const dialog = await screen.findByRole('dialog', { name: 'New takeaway' });
  expect(within(dialog).getByLabelText(/^Back/)).toHaveValue('Note 0');
  expect(within(dialog).getByLabelText('About')).toHaveDisplayValue('The Book');
  await user.type(within(dialog).getByLabelText(/^Front/), 'Zero?');
  await user.click(within(dialog).getByRole('button', { name: 'Add takeaway' }));
  const about = { area: 'resources', id: book._id };
  expect(changes()).toMatchObject([
    ['POST /api/cards', undefined, { front: 'Zero?', back: 'Note 0', about, note: aNote(0)._id }],
  ]);
});

test('a skill’s page names the item of a note if the note above it has another item', async () => {
  const about = { area: 'skills', id: rust._id } as const;
  await open([aNote(0, { about }), aNote(1), aNote(2), aNote(3, { about })], 'skills');
  const links = items().map((item) => within(item).queryByRole('link')?.getAttribute('href'));
  expect(links).toEqual([undefined, `/learning/${book._id}`, undefined, `/skills/${rust._id}`]);
});

test('the whole text of a long note becomes the back of a takeaway', async () => {
  const { user } = await open([aNote(0, { text: `Long\n${'x'.repeat(2500)}` })]);
  await user.click(button('Make a takeaway of Long'));
  const dialog = await screen.findByRole('dialog', { name: 'New takeaway' });
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/^Back/).value).toHaveLength(2505);
});

test('every note with a draft is open after a reload, and the first has the focus', async () => {
  const person = crypto.randomUUID();
  const list = Array.from({ length: 30 }, (_, n) => aNote(n));
  const { user, unmount } = await open(list, 'resources', { person });
  const drafts = () =>
    screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).map(({ value }) => value);
  await user.click(button('Edit Note 1'));
  await user.keyboard('?');
  await user.click(button('Show all 30'));
  await user.click(button('Edit Note 29'));
  await user.keyboard('!');
  expect(drafts()).toEqual(['?Note 1', '!Note 29']);
  unmount();
  await open(list, 'resources', { person });
  expect(drafts()).toEqual(['?Note 1', '!Note 29']);
  expect(screen.getAllByRole('textbox', { name: 'Note' })[0]).toHaveFocus();
});

test('editing another note closes one without a draft', async () => {
  const { user } = await open([aNote(0), aNote(1)]);
  await user.click(button('Edit Note 0'));
  await user.click(button('Edit Note 1'));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Note 1');
});

test('a long list shows its first notes, and then all', async () => {
  const { user } = await open(Array.from({ length: 30 }, (_, n) => aNote(n)));
  expect(items()).toHaveLength(5);
  await user.click(button('Show all 30'));
  expect(items()).toHaveLength(30);
  expect(items()[5]).toHaveFocus();
});

test('a link to write a note puts the focus into the field', async () => {
  await open([aNote(0)], 'resources', { search: '?open=note' });
  await waitFor(() => expect(field()).toHaveFocus());
  expect(window.location.search).toBe('');
});
