import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import '../../../areaData.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import type { User } from '#shared/users/model.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aHabit } from '../../habits/habit.fixture.ts';
import { aSkill } from '../../skills/skill.fixture.ts';
import { aReview } from '../review.fixture.ts';
import { ReviewPage } from './ReviewPage.tsx';

/** A Sunday, so last week is reviewed. */
const today = '2026-11-22';
const week = '2026-11-15';
const read = aHabit({ name: 'Read', days: ['2026-11-16', '2026-11-17'] });
/** Archived on Wednesday of that week. */
const old = aHabit({
  _id: '01JD0000000000000000000XXD',
  name: 'Old',
  days: ['2026-11-15', '2026-11-16', '2026-11-17'],
  archivedOn: '2026-11-18',
});
const rust = aSkill({ _id: '01JD0000000000000000000RST', name: 'Rust' });

const figures = {
  weekStart: week,
  weekEnd: '2026-11-21',
  isEditable: true,
  habits: [],
  finished: [],
  outcomes: [],
  notes: 0,
  assessmentsDue: [],
  failing: [],
  review: null,
  focus: [],
  skills: [{ _id: rust._id, name: 'Rust', hours: 3, meanHours: 1.5, weeks: 4 }],
};

const open = async (
  written: readonly ReturnType<typeof aReview>[] = [],
  person: Partial<User> = {},
) => {
  respond(
    [reviews.list, { body: { data: { reviews: written } } }],
    [reviews.get, { body: { data: figures } }],
    [habits.facts, { body: { data: { habits: [read], archived: [old], vacations: [] } } }],
    [skills.list, { body: { data: { skills: [rust] } } }],
    [resources.list, { body: { data: { resources: [] } } }],
    [projects.list, { body: { data: { projects: [] } } }],
  );
  const rendered = await renderSignedIn(
    <ReviewPage offers={({ name }) => <button type="button">Pause {name}</button>} />,
    { _id: crypto.randomUUID(), ...person },
  );
  await screen.findByRole('heading', { name: 'Look back, look ahead' });
  return rendered;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
  return () => void vi.useRealTimers();
});

const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Save review' });

test('a week shows the done days out of those due, and asks three questions', async () => {
  await open();
  expect(screen.getByText('15 – 21 November')).toBeVisible();
  const line = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;
  expect(within(line('Read')).getByText('2 of 7')).toBeVisible();
  expect(within(line('Old')).getByText('3 of 3')).toBeVisible();
  expect(within(line('Rust')).getByText('3 h')).toBeVisible();
  expect(within(line('Rust')).getByText('before: 1 h 30 min a week (4 weeks)')).toBeVisible();
  expect(screen.getByText('You can change it until 28 November.')).toBeVisible();
  await expectAccessible();
});

test('only changed answers are saved, and the whole focus', async () => {
  const other = '01JD0000000000000000000XXX';
  const review = aReview(week, { went: 'Slept', focus: [{ area: 'projects', id: other }] });
  const { user, outbox } = await open([review, aReview('2026-11-08', { next: 'Rest' })]);
  expect(field('What went well?')).toHaveValue('Slept');
  // The deleted item stays until the person takes it out.
  expect(await screen.findByText('Deleted or archived')).toBeVisible();
  await user.type(field('What comes next?'), 'The parser');
  await user.click(screen.getByRole('combobox', { name: 'In focus' }));
  await user.click(await screen.findByRole('option', { name: 'Rust' }));
  await user.click(save());
  expect(outbox.pending().map(({ request }) => request)).toEqual([
    {
      params: { weekStart: week },
      body: {
        next: 'The parser',
        focus: [
          { area: 'projects', id: other },
          { area: 'skills', id: rust._id },
        ],
      },
    },
  ]);
});

test('an empty review is refused', async () => {
  const { user, outbox } = await open();
  await user.type(field('What went well?'), ' ');
  await user.click(save());
  expect(await screen.findByText('Answer a question, or choose what is in focus')).toBeVisible();
  expect(field('What went well?')).toHaveFocus();
  expect(outbox.pending()).toEqual([]);
});

test('the other reviews are listed', async () => {
  await open([aReview(week), aReview('2026-11-08', { next: 'Rest' })]);
  const card = screen.getByRole('heading', { name: 'Your reviews' }).closest('section');
  const lines = within(card as HTMLElement).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['8 – 14 NovemberRest']);
});

test('a week that was reviewed when weeks started on Sunday is not asked for again', async () => {
  const written = [aReview(week, { went: 'Slept' }), aReview('2026-11-08', { next: 'Rest' })];
  await open(written, { weekStartsOn: 1 });
  expect(screen.getByText('15 – 21 November')).toBeVisible();
  expect(field('What went well?')).toHaveValue('Slept');
  expect(screen.getByRole('link', { name: 'Week before' })).toHaveAttribute(
    'href',
    '/review/2026-11-09',
  );
  const card = screen.getByRole('heading', { name: 'Your reviews' }).closest('section');
  expect(within(card as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
});

test('once three items are in focus, no more are offered until one is removed', async () => {
  const focus = ['A', 'B'].map((letter) => ({
    area: 'projects' as const,
    id: `01JD0000000000000000000XX${letter}`,
  }));
  const { user } = await open([aReview(week, { focus })]);
  await user.click(screen.getByRole('combobox', { name: 'In focus' }));
  await user.click(await screen.findByRole('option', { name: 'Rust' }));
  await vi.waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  await user.click(screen.getByRole('combobox', { name: 'In focus' }));
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('{Backspace}');
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: 'Rust' })).toBeVisible();
});
