import { describe, expect, test } from 'vitest';
import { assessments } from '#shared/assessments/routes.ts';
import { type RequestOf, type Route, routeKey } from '#shared/calls/route.ts';
import type { Note } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import type { Change } from '../../data/outbox/change.ts';
import { editRows } from '../../data/outbox/mutation.ts';
import { createRows } from '../../data/rows/rows.ts';
import './edits.ts';

const [skill, book, other] = ['01SKILL', '01BOOK', '01OTHER'];
const note = (_id: string, fields: Partial<Note> = {}): Note => ({
  _id,
  about: { area: 'resources', id: book },
  date: '2026-11-20',
  text: 'Text',
  place: null,
  url: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...fields,
});

const ofSkill = { area: 'skills', id: skill, include: 'resources' } as const;
const ofBook = { area: 'resources', id: book } as const;
const ofOther = { area: 'resources', id: other } as const;
const until = { ...ofBook, to: '2026-11-20' };

type Query = NonNullable<RequestOf<typeof notes.list>['query']>;
const cached = (query: Query, all: readonly Note[]) => ({
  key: JSON.stringify(query),
  route: routeKey(notes.list),
  request: { query },
  data: { notes: all },
});
const tagged = {
  key: 'resources',
  route: routeKey(resources.list),
  request: {},
  data: { resources: [{ _id: book, relatedSkills: [{ _id: skill, name: 'Rust' }] }] },
};

const changeOf = <R extends Route>(route: R, request: RequestOf<R>): Change =>
  ({
    route: routeKey(route),
    request,
    day: '2026-11-27',
    madeAt: '2026-11-27T12:00:00.000Z',
  }) as unknown as Change;

const update = (id: string, body: object) => changeOf(notes.update, { params: { id }, body });

const shownAfter = (change: Change, responses: Parameters<typeof createRows>[0]) => {
  const rows = editRows(createRows(responses), [change]);
  const shown = responses
    .filter(({ route }) => route === routeKey(notes.list))
    .map(({ key }) => (rows.dataOf(key) as { notes: Note[] }).notes.map(({ _id }) => _id));
  return { shown, isOutdated: rows.isOutdated(routeKey(notes.list)) };
};

describe('a note', () => {
  const before = [note('B'), note('A', { date: '2026-11-19' })];
  const lists = [cached(ofBook, before), cached(ofOther, []), cached(until, before)];

  test.each([
    [{ date: '2026-11-21' }, [['A', 'B'], [], ['B']]],
    [{ about: ofOther }, [['B'], ['A'], ['B']]],
    [{ text: 'Changed' }, [['B', 'A'], [], ['B', 'A']]],
  ])('changed by %j is in the lists that it now belongs to', (body, shown) => {
    expect(shownAfter(update('A', body), lists)).toEqual({ shown, isOutdated: false });
  });

  test('makes all lists outdated if it changes and is in no cached list', () => {
    expect(shownAfter(update('C', { text: 'x' }), lists).isOutdated).toBe(true);
  });

  test('that is new gets the day on which it was made', () => {
    const body = { _id: 'C', about: ofBook, text: ' New ' };
    const { shown } = shownAfter(changeOf(notes.create, { body }), lists);
    expect(shown).toEqual([['C', 'B', 'A'], [], ['B', 'A']]);
  });
});

describe('the list of a skill with its resources', () => {
  const body = { _id: 'C', about: ofBook, text: 'New' };
  const create = changeOf(notes.create, { body });

  test('has the new note of a tagged resource', () => {
    expect(shownAfter(create, [cached(ofSkill, []), tagged])).toEqual({
      shown: [['C']],
      isOutdated: false,
    });
  });

  test('is refetched if no cached response has the resource', () => {
    expect(shownAfter(create, [cached(ofSkill, [])])).toEqual({ shown: [[]], isOutdated: true });
    const listed = [cached(ofSkill, [note('A')])];
    expect(shownAfter(update('A', { text: 'x' }), listed)).toEqual({
      shown: [['A']],
      isOutdated: true,
    });
  });
});

test('a changed note has its new name in the evidence of assessments', () => {
  const [evidence, other] = ['A', 'B'].map((id) => ({ area: 'notes', id, name: 'Old' }));
  const list = { assessments: [{ _id: 'X', evidence: [evidence, other] }] };
  const response = { key: 'list', route: routeKey(assessments.list), request: {}, data: list };
  const rows = editRows(createRows([response]), [update('A', { text: 'New\nand more' })]);
  expect(rows.dataOf('list')).toEqual({
    assessments: [{ _id: 'X', evidence: [{ ...evidence, name: 'New' }, other] }],
  });
});
