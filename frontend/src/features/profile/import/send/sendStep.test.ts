import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../../data/client/ApiError.ts';
import type { CallWith } from '../../../../data/client/createClient.ts';
import type { AnyRequest } from '../../../../data/client/request.ts';
import { idOf } from '../import.fixture.ts';
import { freshId } from '../ulids.ts';
import { begun, type Step } from './importJob.ts';
import { changedId, renamed, sendStep, withoutOwner, withoutSkill } from './sendStep.ts';

const importId = '01KDWZW0000000000000000ABC';
const full = 'There is a limit of 500 habits.';

type Item = { readonly _id: string; readonly name?: string };
type Sent = { readonly request: AnyRequest };

/** A server that has room for `room` items. It treats the ids in `taken` as other people's ids. */
const serverWith = ({ room = 100, taken = [] as string[], refuses = [] as string[] }) => {
  const there: string[] = [];
  const sent: Sent[] = [];
  const call = async (_: unknown, request: AnyRequest) => {
    sent.push({ request });
    const [items = []] = Object.values(request.body as Record<string, Item[]>);
    if (items.some(({ _id }) => refuses.includes(_id))) {
      throw new ApiError(400, { code: 'invalid', message: 'Not like this.' });
    }
    const results = items.map(({ _id }) => {
      if (taken.includes(_id)) return { _id, outcome: 'conflict' };
      if (there.includes(_id)) return { _id, outcome: 'there' };
      if (there.length >= room) throw new ApiError(409, { code: 'limit', message: full });
      there.push(_id);
      return { _id, outcome: 'created' };
    });
    return { data: { results } };
  };
  return { call: call as unknown as CallWith, there, sent };
};

const habitsStep = (count: number): Step => ({
  route: 'POST /api/habits/import',
  request: {
    body: {
      habits: Array.from({ length: count }, (_, n) => ({ _id: idOf(n), name: `Habit ${n}` })),
    },
  },
});

const assessmentsStep: Step = {
  route: 'POST /api/assessments/import',
  request: {
    body: { assessments: [3, 4].map((n) => ({ _id: idOf(n), skill: { _id: idOf(n - 2) } })) },
  },
};

describe('a limit', () => {
  test.each([
    [0, 8, 0],
    [3, 5, 3],
    [7, 1, 7],
    [8, 0, 8],
  ])('with room for %i of 8 refuses %i by name', async (room, refused, there) => {
    const server = serverWith({ room });
    const progress = await sendStep(server.call, importId, habitsStep(8), begun);
    expect(progress.refused).toEqual(
      Array.from({ length: refused }, (_, n) => ({ name: `Habit ${n + there}`, why: full })),
    );
    expect(server.there).toEqual(Array.from({ length: there }, (_, n) => idOf(n)));
    expect(server.sent.length).toBeLessThanOrEqual(8);
  });
});

test('a refused record does not stop the others of its batch', async () => {
  const server = serverWith({ refuses: [idOf(2)] });
  const progress = await sendStep(server.call, importId, habitsStep(5), begun);
  expect(progress.refused).toEqual([{ name: 'Habit 2', why: 'Not like this.' }]);
  expect(server.there.toSorted()).toEqual([0, 1, 3, 4].map(idOf));
});

test('a record whose id is taken gets a new id, also in the records that belong to it', async () => {
  const server = serverWith({ taken: [idOf(0)] });
  const after = await sendStep(server.call, importId, habitsStep(2), begun);
  const fresh = freshId(importId, idOf(0));
  expect(after).toEqual({ ...begun, renamed: { [idOf(0)]: fresh } });
  expect(server.there).toEqual([idOf(1), fresh]);
  const year = { params: { id: idOf(0), year: '2026' }, body: { completed: ['2026-01-02'] } };
  const days = { route: 'PUT /api/habits/{id}/years/{year}', request: year };
  await sendStep(server.call, importId, days, after).catch(() => undefined);
  expect(server.sent.at(-1)?.request.params).toEqual({ id: fresh, year: '2026' });
});

test('ids are replaced in each field that holds ids, and in no text', () => {
  const [old, other] = [idOf(0), idOf(1)];
  const request = (id: string) => ({
    params: { id, year: '2026' },
    body: {
      projects: [
        {
          _id: other,
          name: old,
          relatedSkills: [id, { _id: id, name: old }],
          goals: [{ _id: id }],
        },
      ],
      activities: [{ _id: other, skill: id, notes: old, tags: [old], deadline: null }],
      notes: [{ date: '2026-01-02', note: old }],
      assessments: [{ _id: other, evidence: [{ area: 'notes', id, name: old }] }],
      cards: [{ _id: other, about: { area: 'skills', id }, note: id, front: old }],
    },
  });
  const fresh = freshId(importId, old);
  expect(renamed(request(old), { [old]: fresh })).toEqual(request(fresh));
});

test('a record whose new id is taken as well is refused', async () => {
  const server = serverWith({ taken: [idOf(0), freshId(importId, idOf(0))] });
  const { refused } = await sendStep(server.call, importId, habitsStep(1), begun);
  expect(refused).toEqual([{ name: 'Habit 0', why: changedId() }]);
});

test('records that belong to a refused record are not sent', async () => {
  const server = serverWith({});
  const before = { ...begun, refusedIds: [idOf(0), idOf(1)] };
  const year = { params: { id: idOf(0), year: '2026' }, body: { completed: ['2026-01-02'] } };
  const days = { route: 'PUT /api/habits/{id}/years/{year}', request: year };
  expect(await sendStep(server.call, importId, days, before)).toBe(before);
  expect(server.sent).toEqual([]);
  const { refused } = await sendStep(server.call, importId, assessmentsStep, before);
  expect(refused.map(({ why }) => why)).toEqual([withoutSkill()]);
  expect(server.there).toEqual([idOf(4)]);
});

describe('if an item was refused', () => {
  const before = { ...begun, refusedIds: [idOf(0)] };
  const about = (n: number) => ({ area: 'resources', id: idOf(n) });

  test('its notes are not sent, and are listed by their first lines', async () => {
    const server = serverWith({});
    const notes = [0, 1].map((n) => ({
      _id: idOf(n + 2),
      about: about(n),
      date: '2026-01-02',
      text: `Note ${n}\nof two lines`,
    }));
    const step = { route: 'POST /api/notes/import', request: { body: { notes } } };
    const { refused } = await sendStep(server.call, importId, step, before);
    expect(refused).toEqual([{ name: 'Note 0', why: withoutOwner() }]);
    expect(server.there).toEqual([idOf(3)]);
  });

  test('its takeaways are sent without it, and takeaways of a refused note without that note', async () => {
    const server = serverWith({});
    const cards = [
      { _id: idOf(2), about: about(0), note: idOf(1), front: 'a' },
      { _id: idOf(3), about: about(1), note: idOf(0), front: 'b' },
    ];
    const step = { route: 'POST /api/cards/import', request: { body: { cards } } };
    expect(await sendStep(server.call, importId, step, before)).toEqual(before);
    expect(server.sent.at(-1)?.request.body).toEqual({
      cards: [
        { ...cards[0], about: null },
        { ...cards[1], note: null },
      ],
    });
  });
});

test.each([
  ['that counts for no skill', { skill: null }],
  ['of a skill', { skill: idOf(1) }],
])('an activity %s is sent', async (_, more) => {
  const server = serverWith({});
  const body = { activities: [{ _id: idOf(2), date: '2026-01-02', ...more }] };
  const step = { route: 'POST /api/skills/unassigned/activities/import', request: { body } };
  expect(await sendStep(server.call, importId, step, begun)).toEqual(begun);
  expect(server.there).toEqual([idOf(2)]);
});

test.each([
  ['habits', { name: 'Read' }, 'Read'],
  ['habits', { name: ' ' }, idOf(1)],
  ['resources', { title: 'The Book' }, 'The Book'],
  ['activities', { date: '2026-01-02' }, 'Activity on 2 January 2026'],
  ['assessments', { assessmentDate: '2026-01-02' }, 'Assessment on 2 January 2026'],
  ['notes', { text: 'One\ntwo', date: '2026-01-02' }, 'One'],
  ['notes', { text: ' ', date: '2026-01-02' }, idOf(1)],
  ['cards', { front: 'Read?' }, 'Read?'],
])('a refused record of %s with %j is named %j', async (list, more, name) => {
  const server = serverWith({ refuses: [idOf(1)] });
  const body = { [list]: [{ _id: idOf(1), ...more }] };
  const step = { route: 'POST /api/habits/import', request: { body } };
  const { refused } = await sendStep(server.call, importId, step, begun);
  expect(refused).toEqual([{ name, why: 'Not like this.' }]);
});

test('if the days of a habit are refused, the progress has the index of their step', async () => {
  const call = () => Promise.reject(new ApiError(409, { code: 'limit', message: full }));
  const body = { notes: [{ date: '2026-01-02', note: 'Fine' }] };
  const year = { params: { id: idOf(0), year: '2026' }, body };
  const days = { route: 'PUT /api/habits/{id}/years/{year}', request: year, name: 'Read' };
  const before = { ...begun, done: 7 };
  expect(await sendStep(call as unknown as CallWith, importId, days, before)).toEqual({
    ...before,
    refused: [{ name: 'Read', why: full }],
    refusedSteps: [7],
  });
});

test('a record whose id is taken keeps its id if its copy does not fit', async () => {
  const server = serverWith({ taken: [idOf(0)], room: 0 });
  const after = await sendStep(server.call, importId, habitsStep(1), begun);
  expect(after).toEqual({
    ...begun,
    refused: [{ name: 'Habit 0', why: full }],
    refusedIds: [idOf(0)],
  });
});

test.each([
  ['the network', new ApiError('FETCH_ERROR')],
  ['a busy server', new ApiError(429)],
  ['a broken server', new ApiError(500)],
  ['the session', new ApiError(401)],
])('a failure of %s does not count as a refusal', async (_, error) => {
  const call = (() => Promise.reject(error)) as unknown as CallWith;
  await expect(sendStep(call, importId, habitsStep(2), begun)).rejects.toBe(error);
});
