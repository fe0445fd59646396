import '../../../areaData.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { notes } from '#shared/notes/routes.ts';
import { maxReadings, type Resource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import type { Activity } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { paths } from '../../../paths.ts';
import { aPart, aResource } from '../resource.fixture.ts';
import { ResourcePage } from './ResourcePage.tsx';

const today = '2026-11-20';
const readingId = '01JD00000000000000000000R1';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
  return () => {
    vi.useRealTimers();
    window.history.replaceState(null, '', '/');
  };
});

const pace = {
  ...{ weeks: 13, hoursPerWeek: 2.4, reason: null, reasons: { finish: null } },
  ...{ finish: '2026-12-03', earliest: '2026-12-01', latest: '2026-12-09' },
  ...{ pagesLeft: 180, minutesLeft: 490, pagesPerHour: 22 },
};

const open = async (given: Partial<Resource>, activities: readonly Activity[] = []) => {
  const resource = aResource({ title: 'Rust', ...given });
  respond(
    [resources.list, { body: { data: { resources: [resource] } } }],
    [skills.unassigned, { body: { data: { activities } } }],
    [resources.pace, { body: { data: pace } }],
    [notes.list, { body: { data: { notes: [] } } }],
  );
  window.history.replaceState(null, '', paths.resource(resource._id));
  const page = (
    <Routes>
      <Route path={paths.resourceRoute} element={<ResourcePage />} />
    </Routes>
  );
  const rendered = await renderSignedIn(page, { _id: crypto.randomUUID() });
  await screen.findByRole('heading', { level: 1, name: 'Rust' });
  return { ...rendered, resource };
};

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const lesson = (name: string) => screen.getByRole('checkbox', { name });

const session = {
  _id: '01JD00000000000000000000A1',
  skill: null,
  source: 'resource',
  sourceId: aResource()._id,
  sourceName: 'Rust',
  type: 'Reading',
  date: '2026-11-19',
  hours: 0.5,
  duration: 30,
  description: 'Ownership',
  page: null,
  pageBefore: null,
  createdAt: '2026-11-19T09:00:00.000Z',
} as const satisfies Activity;

test('a resource without details has only the section for notes', async () => {
  const { container } = await open({});
  expect(headings()).toEqual(['Notes']);
  expect(screen.getByText('Book · Medium priority')).toBeVisible();
  expect(button('Start')).toBeVisible();
  await expectAccessible(container);
});

test('the sections are in this order: parts, notes, general notes, about, history', async () => {
  await open(
    {
      status: 'In Progress',
      parts: [aPart('A', { done: true }), aPart('B', { minutes: 90 })],
      progress: 50,
      notes: 'Two lines:\nhttps://doc.rust-lang.org and javascript:alert(1)',
      tags: ['systems'],
      spentMinutes: 30,
      readings: [{ _id: readingId, startDate: '2025-05-03', completionDate: '2025-06-20' }],
    },
    [session],
  );
  expect(headings()).toEqual(['Parts', 'Done (1)', 'Notes', 'General notes', 'About', 'History']);
  expect(screen.getByText('1 of 2 parts')).toBeVisible();
  expect(screen.getByText('1 part left.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'https://doc.rust-lang.org' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
  const when = screen.getByRole('list', { name: 'Readings and sessions' });
  expect((await within(when).findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    'Yesterday 30 minOwnership',
    'Completed 3 May – 20 June 2025',
  ]);
  await expectAccessible();
});

test('open parts come before done parts, and a newly ticked part keeps its place', async () => {
  const { user, outbox } = await open({
    parts: [aPart('A', { done: true }), aPart('B'), aPart('C')],
    progress: 33,
  });
  const openParts = () =>
    within(screen.getByRole('list', { name: 'Open parts' }))
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
  expect(openParts()).toEqual(['B', 'C']);
  await user.click(lesson('B'));
  expect(lesson('B')).toBeChecked();
  expect(openParts()).toEqual(['B', 'C']);
  expect(screen.getByText('2 of 3 parts')).toBeVisible();
  expect(outbox.pending()).toMatchObject([{ request: { body: { completed: true } } }]);
});

test('when all parts are done, the page offers to complete the resource', async () => {
  const { user } = await open({
    status: 'In Progress',
    parts: [aPart('A'), aPart('B', { done: true })],
    progress: 50,
  });
  expect(screen.queryByText('All parts are done. Is it completed?')).toBeNull();
  await user.click(lesson('A'));
  expect(screen.getByText('All parts are done. Is it completed?')).toBeVisible();
  const status = screen.getByRole('combobox', { name: 'Status of Rust' });
  expect(status).toHaveValue('In Progress');
  await user.click(button('Mark as completed'));
  expect(status).toHaveValue('Completed');
  expect(status).toHaveFocus();
  expect(screen.getByText('2 of 2 parts')).toBeVisible();
});

test('pasted lines become parts, and the first line beyond the limit is named', async () => {
  const { user, outbox } = await open({ parts: [aPart('A')] });
  const field = screen.getByRole('textbox', { name: 'New part' });
  await user.click(field);
  await user.paste('B | 45\nC | https://a.org');
  expect(outbox.pending()).toMatchObject([
    {
      request: {
        body: {
          parts: [
            { title: 'B', minutes: 45, url: null },
            { title: 'C', minutes: null, url: 'https://a.org' },
          ],
        },
      },
    },
  ]);
  expect(screen.getByRole('link', { name: /^Open C/ })).toHaveAttribute('href', 'https://a.org');
  await user.click(field);
  await user.paste(Array.from({ length: 300 }, (_, n) => `Lesson ${n}`).join('\n'));
  expect(screen.getByText(/^Line 298 is one too many/)).toBeVisible();
  expect(outbox.pending()).toHaveLength(1);
});

test('a page is set, and Again begins a completed book at its start', async () => {
  const { user, outbox } = await open({
    status: 'In Progress',
    pages: 320,
    page: 140,
    progress: 43,
  });
  const field = screen.getByRole('textbox', { name: 'Page of Rust' });
  expect(field).toHaveValue('140');
  await user.clear(field);
  await user.type(field, '321{Enter}');
  expect(screen.getByText('Page must be a whole number from 0 to 320')).toBeVisible();
  await user.clear(field);
  await user.type(field, '160{Enter}');
  expect(outbox.pending()).toMatchObject([{ request: { body: { page: 160 } } }]);
  expect(screen.getByText('50%')).toBeVisible();
  const status = screen.getByRole('combobox', { name: 'Status of Rust' });
  await user.selectOptions(status, 'Completed');
  expect(screen.getByText('page 320 of 320')).toBeVisible();
  await user.click(button('Again: Rust'));
  expect(status).toHaveValue('In Progress');
  expect(screen.getByRole('textbox', { name: 'Page of Rust' })).toHaveValue('0');
});

test('a sentence says the speed and the finish, even right after the page of the book was set', async () => {
  const { user } = await open({
    ...{ status: 'In Progress', pages: 320, page: 140, progress: 43, duration: 600 },
    spentMinutes: 300,
  });
  expect(
    await screen.findByText(
      '180 pages, about 8 h 10 min at your 22 pages an hour; done about 3 December.',
    ),
  ).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Page of Rust' });
  await user.clear(field);
  await user.type(field, '160{Enter}');
  expect(
    screen.getByText(/^160 pages, about 7 h 20 min at your 22 pages an hour; done about/),
  ).toBeVisible();
});

test.each([
  ['In Progress', '2026-11-18', 'Deadline 18 November · 2 days overdue · 10 h left'],
  ['On Hold', '2026-11-18', 'Deadline 18 November'],
  ['On Hold', '2026-11-29', 'Deadline 29 November'],
] as const)('a resource that is %s, with the deadline %s: %s', async (status, deadline, words) => {
  await open({ status, deadline, duration: 600 });
  expect(screen.getByText(/^Deadline/).textContent).toBe(words);
});

test('the days of a reading are corrected', async () => {
  const reading = { _id: readingId, startDate: '2025-05-03', completionDate: null };
  const { user, outbox } = await open({ readings: [reading] });
  await user.click(button('Correct the days: From 3 May 2025, end unknown'));
  const last = await screen.findByLabelText('Last day');
  await user.type(last, '2025-05-01');
  await user.click(button('Save'));
  expect(screen.getByText('The last day must not be before the first day.')).toBeVisible();
  await user.clear(last);
  await user.type(last, '2026-11-21');
  await user.click(button('Save'));
  expect(last).toHaveAccessibleDescription('Choose today or an earlier day');
  expect(outbox.pending()).toEqual([]);
  await user.clear(last);
  await user.type(last, '2025-06-20');
  await user.click(button('Save'));
  expect(outbox.pending()).toMatchObject([
    {
      request: {
        params: { readingId },
        body: { startDate: '2025-05-03', completionDate: '2025-06-20' },
      },
    },
  ]);
});

test('the field says that the first part replaces the progress, and the change is held for Undo', async () => {
  const { user, outbox } = await open({ status: 'In Progress', progress: 60 });
  await user.click(button('More for Rust'));
  await user.click(await screen.findByRole('menuitem', { name: 'Add parts' }));
  const field = screen.getByRole('textbox', { name: 'New part' });
  expect(field).toHaveAccessibleDescription(/Parts begin open/);
  await user.type(field, 'Intro{Enter}');
  expect(screen.getByText('0 of 1 part')).toBeVisible();
  expect(field).not.toHaveAccessibleDescription(/Parts begin open/);
  expect(outbox.pending()).toMatchObject([{ heldUntil: expect.any(Number) }]);
  await user.type(field, 'Ownership{Enter}');
  expect(screen.getByText('0 of 2 parts')).toBeVisible();
});

test('each line pasted behind typed text becomes a part', async () => {
  const { user, outbox } = await open({ parts: [aPart('A')] });
  const field = screen.getByRole('textbox', { name: 'New part' });
  await user.type(field, 'Lesson ');
  await user.paste('1\nLesson 2');
  expect(field).toHaveValue('');
  expect(outbox.pending()).toMatchObject([
    { request: { body: { parts: [{ title: 'Lesson 1' }, { title: 'Lesson 2' }] } } },
  ]);
});

test('corrected days can be undone', async () => {
  const reading = { _id: readingId, startDate: '2025-05-03', completionDate: '2025-06-20' };
  const { user, outbox } = await open({ readings: [reading] });
  await user.click(button(/^Correct the days/));
  await user.clear(await screen.findByLabelText('First day'));
  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const { _id, ...days } = reading;
  expect(outbox.pending().at(-1)).toMatchObject({
    request: { params: { readingId: _id }, body: days },
  });
});

test('a reading beyond the limit is not begun, and the reason is shown', async () => {
  const readings = Array.from({ length: maxReadings }, (_, n) => ({
    _id: `01JD0000000000000000000R${10 + n}`,
    startDate: null,
    completionDate: null,
  }));
  const { user, outbox } = await open({ status: 'Completed', progress: 100, readings });
  await user.click(button('Again: Rust'));
  expect(await screen.findByText(/limit of 50 readings/)).toBeVisible();
  expect(outbox.pending()).toEqual([]);
});

test('the parts of a completed course are in one closed fold', async () => {
  const { user } = await open({
    status: 'Completed',
    parts: [aPart('A', { done: true }), aPart('B')],
    progress: 100,
  });
  expect(screen.getByText('2 of 2 parts')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(button('As recorded: 1 of 2 ticked'));
  expect(lesson('A')).toBeChecked();
  expect(lesson('B')).not.toBeChecked();
});

test('a part has its length as its description, and the next part is marked', async () => {
  await open({ parts: [aPart('A', { minutes: 90 }), aPart('B')] });
  expect(lesson('A')).toHaveAccessibleDescription('1 h 30 min');
  expect(lesson('A')).toHaveAttribute('aria-current', 'step');
  expect(lesson('B')).not.toHaveAttribute('aria-current');
});

test('the first part that “Show all” shows takes the focus', async () => {
  const parts = Array.from({ length: 20 }, (_, n) => aPart(String.fromCharCode(65 + n)));
  const { user } = await open({ parts });
  await user.click(button('Show all 20'));
  expect(lesson('M')).toHaveFocus();
});

test('the heading takes the focus if the last session is deleted', async () => {
  const { user } = await open({ spentMinutes: 30 }, [session]);
  await user.click(await screen.findByRole('button', { name: 'Delete 30 min, Yesterday' }));
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
