import '../../../areaData.ts';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { notes } from '#shared/notes/routes.ts';
import type { Goal, Project } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { paths } from '../../../paths.ts';
import { aProject, goalsOf } from '../project.fixture.ts';
import { ProjectPage } from './ProjectPage.tsx';

const today = '2026-11-25';

beforeEach(() => {
  // jsdom has no layout.
  HTMLElement.prototype.checkVisibility = () => true;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
  return () => {
    vi.useRealTimers();
    window.history.replaceState(null, '', '/');
  };
});

const open = async (given: Partial<Project>, id?: string, person = crypto.randomUUID()) => {
  const project = aProject(given);
  respond(
    [projects.list, { body: { data: { projects: [project] } } }],
    [notes.list, { body: { data: { notes: [] } } }],
  );
  window.history.replaceState(null, '', paths.project(id ?? project._id));
  const page = (
    <Routes>
      <Route path={paths.projectRoute} element={<ProjectPage />} />
    </Routes>
  );
  const rendered = await renderSignedIn(page, { _id: person });
  const requests = () => rendered.outbox.pending().map(({ request }) => request);
  return { ...rendered, requests };
};

const [id1, id2] = ['01JD0000000000000000000011', '01JD0000000000000000000012'] as const;

/** 'Lens' is an open goal, 'Lens!' a done one. */
const named = (...names: readonly string[]) =>
  goalsOf(...names).map((goal, n) => ({ ...goal, _id: `01JD000000000000000000002${n}` }));
const lens = (more: Partial<Goal>): Goal => ({
  _id: id1,
  description: 'Lens',
  completed: false,
  completedAt: null,
  dueDate: null,
  ...more,
});

test('the sentence names the first open goal and its day', async () => {
  await open({ goals: [...named('Camera!', 'Sky!'), lens({ dueDate: '2026-11-23' })] });
  const sentence = await screen.findByText(/^Next: Lens/);
  expect(sentence).toHaveTextContent('Next: Lens 23 November, 2 days overdue');
  expect(within(sentence).getByText(/overdue/)).toHaveAttribute('data-overdue');
  expect(screen.getByText('2 of 3 goals')).toBeVisible();
  expect(screen.getByText('· Set by hand')).toBeVisible();
  await expectAccessible();
});

test('goals, journal, notes and description are in this order, and an address in the description is a link', async () => {
  await open({ description: 'As on https://example.org/rays' });
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Goals',
    'Journal',
    'Notes',
    'About',
  ]);
  expect(screen.getByRole('link', { name: 'https://example.org/rays' })).toBeVisible();
});

test.each([
  ['Planning', 'Start'],
  ['In Progress', 'Continue'],
  ['Completed', 'Start the timer'],
] as const)('the main action of a project that is %s is %s', async (status, name) => {
  await open({ status });
  const action = await screen.findByRole('button', { name });
  expect(action.closest('[data-bottom-action]')).not.toBeNull();
});

test('if all goals are done, the project can be completed, and its status takes the focus', async () => {
  const { user, requests } = await open({ goals: named('Camera!') });
  await user.click(await screen.findByRole('button', { name: 'Mark as completed' }));
  expect(requests()).toMatchObject([{ body: { status: 'Completed' } }]);
  expect(screen.getByRole('combobox', { name: 'Status of Ray tracer' })).toHaveFocus();
});

test('an empty project offers the first goal, and shows no empty lists', async () => {
  await open({ description: '' });
  expect(await screen.findByRole('textbox', { name: 'New goal' })).toBeVisible();
  expect(screen.getByText(/Add the first one/)).toBeVisible();
  expect(screen.queryByText(/^Next:/)).toBeNull();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

test.each(['Completed', 'Abandoned'] as const)(
  'a project that is %s has no next goal',
  async (status) => {
    await open({ status, goals: [lens({})] });
    expect(await screen.findByRole('checkbox', { name: 'Lens' })).toBeVisible();
    expect(screen.queryByText(/^Next:/)).toBeNull();
  },
);

test('a goal gets a new text and a day in one change, which can be undone', async () => {
  const { user, requests } = await open({ goals: [lens({})] });
  await user.click(await screen.findByRole('button', { name: 'Edit Lens' }));
  await user.type(screen.getByLabelText('New text for Lens'), 'es');
  await user.type(screen.getByLabelText('Day on which Lens is due'), '2026-12-03');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(requests()).toMatchObject([
    { params: { goalId: id1 }, body: { description: 'Lenses', dueDate: '2026-12-03' } },
  ]);
  expect(
    within(screen.getByRole('list', { name: 'Goals' })).getByText('3 December, in 8 days'),
  ).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(requests()).toMatchObject([{}, { body: { description: 'Lens', dueDate: null } }]);
});

test('a reload opens every goal that has an unsaved text or day', async () => {
  const goals = named('Lens', 'Sky', 'Fog');
  const person = crypto.randomUUID();
  const { user, unmount } = await open({ goals }, undefined, person);
  await user.click(await screen.findByRole('button', { name: 'Edit Lens' }));
  await user.type(screen.getByLabelText('New text for Lens'), 'es');
  await user.click(screen.getByRole('button', { name: 'Edit Sky' }));
  await user.type(screen.getByLabelText('Day on which Sky is due'), '2026-12-03');
  unmount();
  await open({ goals }, undefined, person);
  expect(await screen.findByLabelText('New text for Lens')).toHaveValue('Lenses');
  expect(screen.getByLabelText('Day on which Sky is due')).toHaveValue('2026-12-03');
  expect(screen.getByRole('button', { name: 'Edit Fog' })).toBeVisible();
});

test('the journal shows its first entries, and announces a new one', async () => {
  const learningOutcomes = Array.from({ length: 14 }, (_, n) => ({
    _id: `01JD00000000000000000000${n + 10}`,
    description: `Outcome ${n}`,
    createdOn: null,
  }));
  const { user } = await open({ learningOutcomes });
  const entries = () => screen.getAllByText(/^Outcome/);
  await user.type(await screen.findByRole('textbox', { name: 'New challenge' }), 'Fog{Enter}');
  expect(screen.getByText('Added: Fog')).toBeInTheDocument();
  expect(entries()).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: 'Journal: +3 more' }));
  expect(entries()).toHaveLength(14);
});

test('a challenge in the journal can be marked as solved today', async () => {
  const { user, requests } = await open({
    learningOutcomes: [{ _id: id1, description: 'Noise has a colour', createdOn: today }],
    challenges: [{ _id: id2, description: 'Slow nights', createdOn: '2026-11-20', solvedOn: null }],
  });
  const days = await screen.findAllByRole('heading', { level: 3 });
  expect(days.map(({ textContent }) => textContent)).toEqual(['Today', '20 November']);
  await user.click(screen.getByRole('button', { name: 'Mark as solved: Slow nights' }));
  expect(requests()).toMatchObject([{ params: { challengeId: id2 }, body: { solvedOn: today } }]);
  expect(await screen.findByText('Challenge · Solved today')).toBeVisible();
  await expectAccessible();
});

test('an unknown project is not found', async () => {
  await open({}, '01JD0000000000000000000099');
  expect(await screen.findByRole('heading', { name: 'Project not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to projects' })).toHaveAttribute(
    'href',
    paths.miniProjects,
  );
});
