import '../../../areaData.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Card } from '#shared/cards/model.ts';
import { cards } from '#shared/cards/routes.ts';
import { addDays, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aCard } from '../../../domain/cards/card.fixture.ts';
import { aSkill } from '../../skills/skill.fixture.ts';
import { SessionPage } from './SessionPage.tsx';

const today = todayIn(Date.now(), 'Etc/UTC');
const cardOf = (n: number, given: Partial<Card> = {}) =>
  aCard({ _id: `01JD00000000000000000000A${n}`, front: `Front ${n}`, back: `Back ${n}`, ...given });
const answer = (data: unknown) => ({ body: { data } });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

type Given = {
  readonly due?: readonly Card[];
  readonly all?: readonly Card[];
  readonly more?: number;
  readonly vacations?: readonly { readonly from: string }[];
};

const open = async ({ due = [], all = due, more = 0, vacations = [] }: Given) => {
  const received = respond(
    [cards.due, answer({ cards: due, more })],
    [cards.list, answer({ cards: all })],
    [resources.list, answer({ resources: [] })],
    [projects.list, answer({ projects: [] })],
    [
      skills.list,
      answer({ skills: [aSkill({ _id: '01JD0000000000000000000001', name: 'Rust' })] }),
    ],
    [habits.facts, answer({ habits: [], archived: [], vacations })],
  );
  const shown = await renderSignedIn(<SessionPage />, {
    _id: `person ${Math.random()}`,
  });
  const sent = () =>
    shown.outbox.pending().map(({ route, request }) => [route, request.params, request.body]);
  return { ...shown, sent, received };
};
const front = (n: number) => screen.findByText(`Front ${n}`);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const left = (count: number) => expect(screen.getByText(`${count} left`)).toBeVisible();

test('keys show a takeaway, answer it, take the answer back, and answer it again', async () => {
  const { user, sent } = await open({ due: [cardOf(1), cardOf(2)] });
  expect(await front(1)).toBeVisible();
  left(2);
  expect(screen.queryByText('Back 1')).toBeNull();
  expect(screen.getByRole('group', { name: 'Front' })).toHaveFocus();
  await expectAccessible();
  await user.keyboard('3');
  expect(sent()).toEqual([]);
  await user.keyboard(' ');
  const back = screen.getByRole('group', { name: 'Back' });
  expect(back).toHaveFocus();
  expect(back).toHaveAccessibleDescription('Back 1');
  await expectAccessible();
  await user.keyboard('3');
  expect(await front(2)).toBeVisible();
  left(1);
  expect(screen.getByRole('group', { name: 'Front' })).toHaveFocus();
  expect(screen.queryByText('Back 2')).toBeNull();
  const [[route, params, body] = []] = sent();
  expect(route).toBe('POST /api/cards/{id}/reviews');
  expect(params).toEqual({ id: cardOf(1)._id });
  expect(body).toMatchObject({ date: today, rating: 3 });

  await user.keyboard('z');
  expect(await front(1)).toBeVisible();
  expect(screen.getByText('Back 1')).toBeVisible();
  left(2);
  const reviewId = (body as { readonly _id: string })._id;
  expect(sent()[1]).toEqual([
    'DELETE /api/cards/{id}/reviews/{reviewId}',
    { id: cardOf(1)._id, reviewId },
    undefined,
  ]);
  await user.keyboard('z');
  expect(sent()).toHaveLength(2);
  await user.keyboard('4');
  expect(await front(2)).toBeVisible();
  expect(sent()[2]?.[2]).toMatchObject({ rating: 4 });
});

test.each([
  ['America/Los_Angeles', '2026-11-27'],
  ['Australia/Sydney', '2026-11-28'],
])('in %s, answers of one day have ids in the order of the answers', async (timeZone, date) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T23:00:00Z') });
  vi.stubEnv('TZ', timeZone);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });
  const { user, sent } = await open({ due: [cardOf(1), cardOf(2)] });
  await front(1);
  await user.keyboard(' 3');
  await front(2);
  vi.setSystemTime(new Date('2026-11-28T01:00:00Z'));
  await user.keyboard(' 3');
  const bodies = sent().map(([, , body]) => body as { readonly _id: string; date: string });
  expect(bodies.map((body) => body.date)).toEqual([date, date]);
  const ids = bodies.map(({ _id }) => _id);
  expect(ids).toHaveLength(2);
  expect(ids.toSorted()).toEqual(ids);
});

test('u takes back an answer, like any change', async () => {
  const { user } = await open({ due: [cardOf(1), cardOf(2)] });
  await front(1);
  await user.keyboard(' 3');
  await front(2);
  await user.keyboard('u');
  expect(await front(1)).toBeVisible();
  expect(screen.getByText('Back 1')).toBeVisible();
});

test('without single keys, the buttons still work', async () => {
  localStorage.setItem('cairn.single-keys', 'off');
  const { user, sent } = await open({ due: [cardOf(1), cardOf(2)] });
  await front(1);
  await user.keyboard(' ');
  expect(screen.queryByText('Back 1')).toBeNull();
  await user.tab();
  expect(button('Show')).toHaveFocus();
  await user.keyboard(' 3ze');
  expect(screen.getByText('Back 1')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(sent()[0]?.[2]).toMatchObject({ rating: 1 });
});

test('each button says when the takeaway returns', async () => {
  const { user } = await open({ due: [cardOf(1)] });
  await user.click(await screen.findByRole('button', { name: /^Show/ }));
  expect(button(/^Again/)).toHaveAccessibleName(/tomorrow$/);
  expect(button(/^Good/)).toHaveAccessibleName(/3\s+days$/);
  expect(button(/^Easy/)).toHaveAccessibleName(/8\s+days$/);
});

test('a takeaway answered with Again returns at the end as practice, which is not sent and changes no day', async () => {
  const { user, sent } = await open({ due: [cardOf(1), cardOf(2)] });
  await front(1);
  await user.keyboard(' 1');
  await front(2);
  left(2);
  await user.keyboard(' 3');
  expect(await front(1)).toBeVisible();
  left(1);
  expect(sent()).toHaveLength(2);
  await user.keyboard(' ');
  for (const name of [/^Again/, /^Hard/, /^Good/, /^Easy/])
    expect(button(name)).toHaveAccessibleName(/tomorrow$/);
  await user.keyboard('1');
  expect(screen.queryByText('Back 1')).toBeNull();
  left(1);
  await user.keyboard(' 3');
  expect(await screen.findByRole('heading', { name: 'Done for today.' })).toHaveFocus();
  expect(sent()).toHaveLength(2);
  await expectAccessible();
  await user.click(button('Take back the last answer'));
  expect(await front(1)).toBeVisible();
  expect(sent()).toHaveLength(2);
});

test('the first Again does not load the list of all takeaways', async () => {
  const { user, received } = await open({ due: [cardOf(1), cardOf(2)] });
  await front(1);
  await user.keyboard(' 1');
  await front(2);
  await user.keyboard(' 3');
  await front(1);
  expect(received.map(({ call }) => call)).not.toContain('GET /api/cards');
});

test('after a reload, what was answered with Again still returns', async () => {
  const again = cardOf(1, {
    due: addDays(today, 1),
    memory: { stability: 1, difficulty: 5, reviewedOn: today },
  });
  const person = { _id: 'reloads' };
  respond(
    [cards.due, answer({ cards: [cardOf(1)], more: 0 })],
    [cards.list, answer({ cards: [again] })],
  );
  const first = await renderSignedIn(<SessionPage />, person);
  await front(1);
  await first.user.keyboard(' 1');
  await front(1);
  first.unmount();
  respond([cards.due, answer({ cards: [], more: 0 })], [cards.list, answer({ cards: [again] })]);
  const second = await renderSignedIn(<SessionPage />, person);
  expect(await front(1)).toBeVisible();
  left(1);
  await second.user.keyboard(' 2');
  expect(await screen.findByText(/^Done for today/)).toBeVisible();
});

test('a takeaway links to the item that it is about, or to its note there', async () => {
  const about = { area: 'skills', id: '01JD0000000000000000000001' } as const;
  const { user } = await open({
    due: [cardOf(1, { about }), cardOf(2, { about, note: '01JD00000000000000000000N1' })],
  });
  expect(await screen.findByRole('link', { name: 'Rust' })).toHaveAttribute(
    'href',
    `/skills/${about.id}`,
  );
  await user.keyboard(' 3');
  expect(await screen.findByRole('link', { name: 'From a note on Rust' })).toBeVisible();
});

test('e edits the takeaway, and keys do nothing in the dialog', async () => {
  const { user, sent } = await open({ due: [cardOf(1)] });
  await front(1);
  await user.keyboard('e');
  const dialog = await screen.findByRole('dialog', { name: 'Edit takeaway' });
  const field = within(dialog).getByRole('textbox', { name: 'Front' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, ' z3');
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  expect(sent()).toEqual([
    ['PATCH /api/cards/{id}', { id: cardOf(1)._id }, { front: 'Front 1 z3' }],
  ]);
  expect(await screen.findByText('Front 1 z3', { selector: 'p' })).toBeVisible();
});

describe('if nothing is left to recall, a sentence says why:', () => {
  const later = cardOf(1, { due: addDays(today, 1) });
  test.each<[string, Given, string]>([
    ['none is due', { all: [later] }, 'Nothing to recall today. The next one returns tomorrow.'],
    ['all are suspended', { all: [cardOf(1, { suspended: true })] }, 'Nothing to recall today.'],
    [
      'the person is on vacation',
      { all: [later], vacations: [{ from: today }] },
      'You are on vacation. Your takeaways wait until you are back.',
    ],
    ['more are due tomorrow', { all: [later], more: 12 }, 'Done for today. More tomorrow.'],
  ])('%s', async (_, given, sentence) => {
    await open(given);
    expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
    await expectAccessible();
  });

  test('there are no takeaways', async () => {
    const { user } = await open({});
    expect(await screen.findByRole('heading', { name: 'No takeaways yet' })).toBeVisible();
    await user.click(button('Add your first takeaway'));
    expect(await screen.findByRole('dialog', { name: 'New takeaway' })).toBeVisible();
  });
});
