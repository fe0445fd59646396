import { describe, expect, test } from 'vitest';
import { idOfDay } from '#shared/core/ids.ts';
import type { Export } from '#shared/export/model.ts';
import type { Target } from '#shared/habits/model.ts';
import type { Found } from '../found.ts';
import {
  accountOf,
  activityOf,
  assessmentOf,
  cardOf,
  foundOf,
  habitOf,
  idOf,
  noteOf,
  resourceOf,
  skillOf,
} from '../import.fixture.ts';
import { freshId } from '../ulids.ts';
import { type Plan, planOf, withinRange } from './plan.ts';
import { add, type Choice, skip } from './row.ts';
import { rowsOf } from './rows.ts';

const importId = '01KDWZW0000000000000000ABC';

/** The plan with the default choices, except for the chosen ones. */
const planned = (
  found: Found,
  existing: Export,
  chosen: Readonly<Record<string, Choice>> = {},
): Plan => {
  const choices = new Map(
    rowsOf(found, existing).map(({ key, byDefault }) => [key, chosen[key] ?? byDefault]),
  );
  return planOf({ found, existing, choices, importId });
};

const ids = (items: readonly { readonly _id: string }[]) => items.map(({ _id }) => _id);
const empty = accountOf({});
const aim = { from: '2026-01-01', target: 1_200, direction: 'at-least' } as const;

test('an empty account takes all records with their own ids', () => {
  const found = foundOf({
    habits: [habitOf(1, 'Read', { completed: ['2026-01-02'] })],
    skills: [skillOf(2, 'Rust')],
    activities: [activityOf(3, 2, '2026-01-02')],
    resources: [resourceOf(4, 'The Book', [2])],
    assessments: [assessmentOf(5, 2)],
    notes: [noteOf(6, 'resources', 4)],
    cards: [cardOf(7, 'Read', { about: { area: 'skills', id: idOf(2) }, note: idOf(6) })],
    vacations: [{ from: '2026-01-05' }],
    person: { ...empty.person, weekStartsOn: 1 },
  });
  const { person: _, ...document } = found.document;
  expect(planned(found, empty)).toEqual({
    document,
    days: [],
    settings: { dayStartsAt: 0, weekStartsOn: 1, newPerDay: 5 },
  });
});

test('an existing activity is not added again, even if its skill has another name', () => {
  const existing = accountOf({
    skills: [skillOf(1, 'Rust')],
    activities: [activityOf(3, 1, '2026-01-02')],
  });
  const found = foundOf({
    skills: [skillOf(2, 'Chapter 10')],
    activities: [activityOf(3, 2, '2026-01-02'), activityOf(4, 2, '2026-01-02')],
  });
  expect(ids(planned(found, existing).document.activities)).toEqual([idOf(4)]);
});

describe('activities of a resource', () => {
  const from = (n: number, source: number) => ({
    ...activityOf(n, 2, '2026-01-02'),
    source: 'resource',
    sourceId: idOf(source),
    sourceName: 'The Book',
  });
  const none = { skill: null } as const;
  const found = foundOf({
    skills: [skillOf(2, 'Rust')],
    resources: [resourceOf(4, 'The Book', [2])],
    activities: [
      { ...from(11, 4) },
      { ...from(12, 4), ...none },
      { ...from(13, 9), ...none },
      { ...activityOf(14, 2, '2026-01-02'), ...none },
    ] as Export['activities'],
  });
  const activitiesOf = (chosen: Record<string, Choice>, existing = empty) =>
    planned(found, existing, chosen).document.activities.map(({ _id, sourceId }) => [
      _id,
      sourceId,
    ]);

  test('are imported unchanged, even without a skill or from a deleted resource', () => {
    expect(planned(found, empty).document.activities).toEqual(found.document.activities);
  });

  test('without a skill are left out with their resource', () => {
    expect(activitiesOf({ [`resource:${idOf(4)}`]: skip })).toEqual([
      [idOf(11), idOf(4)],
      [idOf(13), idOf(9)],
      [idOf(14), null],
    ]);
  });

  test('belong to the copy of an existing resource', () => {
    const existing = accountOf({
      resources: [resourceOf(4, 'The Book')],
      activities: found.document.activities.filter(({ _id }) => _id === idOf(12)),
    });
    const copy = freshId(importId, idOf(4));
    expect(activitiesOf({ [`resource:${idOf(4)}`]: add }, existing)).toEqual([
      [idOf(11), copy],
      [freshId(importId, idOf(12)), copy],
      [idOf(13), idOf(9)],
      [idOf(14), null],
    ]);
  });

  test('without a skill are imported once', () => {
    const withoutSkill = found.document.activities.filter(({ skill }) => skill === null);
    const existing = accountOf({ activities: withoutSkill });
    expect(activitiesOf({}, existing).map(([_id]) => _id)).toEqual([idOf(11)]);
  });
});

describe('the time of a habit', () => {
  const [day, countsAs] = ['2026-01-02', { minutesEach: 20 }] as const;
  const counting = (skill: string) => ({ counting: [{ from: day, skill, countsAs }] });
  const found = foundOf({
    habits: [habitOf(1, 'Read', { completed: [day], ...counting(idOf(2)) })],
    skills: [skillOf(2, 'Rust')],
    activities: [
      {
        ...activityOf(11, 2, day),
        _id: idOfDay(idOf(1), day),
        source: 'habit',
        sourceId: idOf(1),
        sourceName: 'Read',
      },
    ] as Export['activities'],
  });
  const plannedOf = (chosen: Record<string, Choice>, existing = empty) => {
    const { habits, activities } = planned(found, existing, chosen).document;
    return {
      skills: habits.map((habit) => habit.counting[0]?.skill),
      activities: activities.map(({ _id, sourceId, skill }) => [_id, sourceId, skill]),
    };
  };
  const habit = `habit:${idOf(1)}`;
  const skill = `skill:${idOf(2)}`;

  test('is imported unchanged', () => {
    expect(plannedOf({})).toEqual({
      skills: [idOf(2)],
      activities: [[idOfDay(idOf(1), day), idOf(1), idOf(2)]],
    });
  });

  test('belongs to the copies of the habit and the skill', () => {
    const existing = accountOf({ habits: [habitOf(1, 'Read')], skills: [skillOf(2, 'Rust')] });
    const [ofHabit, ofSkill] = [freshId(importId, idOf(1)), freshId(importId, idOf(2))];
    expect(plannedOf({ [habit]: add, [skill]: add }, existing)).toEqual({
      skills: [ofSkill],
      activities: [[idOfDay(ofHabit, day), ofHabit, ofSkill]],
    });
  });

  test('is left out if the days are added to a habit that counts them itself', () => {
    const merge: Choice = { way: 'merge', into: idOf(5) };
    const counts = accountOf({ habits: [habitOf(5, 'Read', counting(idOf(9)))] });
    expect(plannedOf({ [habit]: merge }, counts).activities).toEqual([]);
    const plain = accountOf({ habits: [habitOf(5, 'Read')] });
    expect(plannedOf({ [habit]: merge }, plain).activities).toEqual([
      [idOfDay(idOf(5), day), idOf(5), idOf(2)],
    ]);
  });

  test('is left out, and the habit counts for no skill, if the skill is left out', () => {
    expect(plannedOf({ [skill]: skip })).toEqual({ skills: [null], activities: [] });
  });
});

test('records that were imported before are left out', () => {
  const all = {
    habits: [habitOf(1, 'Read', { completed: ['2026-01-02'] })],
    skills: [skillOf(2, 'Rust')],
    activities: [activityOf(3, 2, '2026-01-02')],
    resources: [resourceOf(4, 'The Book', [2])],
    assessments: [assessmentOf(5, 2)],
    vacations: [{ from: '2026-01-05', to: '2026-01-07' }],
  };
  const { document, days } = planned(foundOf(all), accountOf(all));
  expect(Object.values(document).flat()).toEqual([]);
  expect(days).toEqual([]);
});

test('the preview names existing records', () => {
  const here = accountOf({
    habits: [habitOf(9, 'Read', { completed: ['2026-01-02'] })],
    skills: [skillOf(8, 'Rust')],
    resources: [resourceOf(7, 'The Book')],
    assessments: [assessmentOf(5, 8)],
  });
  const found = foundOf({
    habits: [habitOf(1, 'Read', { completed: ['2026-01-02'] })],
    skills: [skillOf(2, 'Rust')],
    activities: [activityOf(3, 2, '2026-01-02')],
    resources: [resourceOf(4, 'The Book')],
    assessments: [assessmentOf(5, 2)],
  });
  expect(rowsOf(found, here).map(({ clash }) => clash)).toEqual([
    'A habit with this name already exists: nothing new',
    'A skill with this name already exists: 1 new activity',
    'A resource with this title already exists',
    'Already here',
  ]);
});

test.each<[Target, string]>([
  [{ ...aim, target: 8.5 }, 'At least 8.5 km a day'],
  [{ ...aim, targetPer: 'week' }, 'At least 1,200 km a week'],
  [{ ...aim, targetPer: 'month' }, 'At least 1,200 km a month'],
  [{ ...aim, direction: 'at-most' }, 'At most 1,200 km a day'],
  [
    { ...aim, direction: 'at-most', targetPer: 'week', quiet: true },
    'At most 1,200 km a week, kept without a record',
  ],
  [{ ...aim, direction: 'at-most', targetPer: 'month' }, 'At most 1,200 km a month'],
])('a habit with amounts is shown by its target: %j', (target, text) => {
  const habits = [
    habitOf(1, 'Run', { kind: 'amount', unit: 'km', targets: [target] }),
    habitOf(2, 'Walk', { kind: 'amount', unit: 'km', targets: [target], archivedOn: '2026-01-02' }),
  ];
  expect(rowsOf(foundOf({ habits }), empty).map(({ becomes }) => becomes)).toEqual([
    text,
    `${text}, archived`,
  ]);
});

describe('days of the file', () => {
  const existing = habitOf(9, 'Read', {
    completed: ['2026-01-02'],
    skipped: ['2026-01-03'],
    notes: [{ date: '2026-01-04', text: 'Here' }],
  });
  const days = {
    completed: ['2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05'],
    skipped: ['2026-01-06'],
    notes: [
      { date: '2026-01-05', text: 'New' },
      { date: '2026-01-02', text: 'Not new' },
    ],
  };
  const merged = {
    _id: existing._id,
    name: 'Read',
    kind: 'check',
    completed: ['2026-01-05'],
    skipped: ['2026-01-06'],
    amounts: [],
    notes: [{ date: '2026-01-05', text: 'New' }],
  };
  const water = { kind: 'amount' as const, unit: 'glasses' };

  test.each([
    [
      'are added to a habit with the same name, ignoring case',
      habitOf(1, ' READ ', days),
      existing,
      [merged],
    ],
    [
      'are added to a habit with the same id but another name',
      { ...habitOf(9, 'Old name', days) },
      existing,
      [merged],
    ],
    ['are not added to a habit with another name', habitOf(1, 'Write', days), existing, []],
    [
      'with amounts are not added to a habit that is ticked',
      habitOf(1, 'Read', { ...days, ...water }),
      existing,
      [],
    ],
    [
      'with amounts in another unit are not added',
      habitOf(1, 'Read', { ...days, ...water }),
      { ...existing, ...water, unit: 'ml' },
      [],
    ],
    [
      'with amounts in the same unit are added',
      habitOf(1, 'Read', { ...days, ...water }),
      { ...existing, ...water, unit: 'Glasses' },
      [{ ...merged, kind: 'amount' }],
    ],
  ])('%s', (_, habit, other, expected) => {
    expect(planned(foundOf({ habits: [habit] }), accountOf({ habits: [other] })).days).toEqual(
      expected,
    );
  });

  test('are added to another habit if the person chooses it', () => {
    const choices = { [`habit:${idOf(1)}`]: { way: 'merge', into: existing._id } } as const;
    const found = foundOf({ habits: [habitOf(1, 'Write', days)] });
    const plan = planned(found, accountOf({ habits: [existing] }), choices);
    expect(plan.days).toEqual([merged]);
    expect(plan.document.habits).toEqual([]);
  });
});

describe('two habits with the same name', () => {
  const later = '01KEZZZZ0000000000000000AA';
  const first = habitOf(1, 'Read', { completed: ['2026-01-02'] });
  const second = { ...habitOf(2, 'Read', { completed: ['2026-01-03'] }), _id: later };
  const copy = { ...second, _id: freshId(importId, later) };
  const other = habitOf(9, 'Read');
  const daysOf = (plan: Plan) => plan.days.map(({ _id, completed }) => [_id, completed]);

  test.each<[string, Export['habits'], Export['habits'], string[], [string, string[]][]]>([
    ['the later one is added if it was deleted', [first, second], [first], [later], []],
    ['the first one is added if it was deleted', [first, second], [second], [idOf(1)], []],
    ['a copy is recognised by its time', [first, second], [first, copy], [], []],
    [
      'days go to the one with the same time',
      [{ ...second, completed: ['2026-01-04'] }],
      [first, copy],
      [],
      [[copy._id, ['2026-01-04']]],
    ],
    [
      'only one is merged with an existing habit',
      [first, second],
      [other],
      [later],
      [[idOf(9), ['2026-01-02']]],
    ],
  ])('%s', (_, habits, existing, added, days) => {
    const plan = planned(foundOf({ habits }), accountOf({ habits: existing }));
    expect(ids(plan.document.habits)).toEqual(added);
    expect(daysOf(plan)).toEqual(days);
  });
});

describe('records that are added as new', () => {
  const chosen = { [`habit:${idOf(1)}`]: add, [`skill:${idOf(2)}`]: add };
  const found = foundOf({
    habits: [habitOf(1, 'Read')],
    skills: [skillOf(2, 'Rust')],
    activities: [activityOf(3, 2, '2026-01-02')],
    resources: [resourceOf(4, 'The Book', [2])],
  });

  test('existing records get copies with new ids, the same each time', () => {
    const existing = accountOf({ habits: [habitOf(1, 'Read')], skills: [skillOf(2, 'Rust')] });
    const { document } = planned(found, existing, chosen);
    expect(document).toEqual(planned(found, existing, chosen).document);
    const skill = freshId(importId, idOf(2));
    expect(ids(document.habits)).toEqual([freshId(importId, idOf(1))]);
    expect(ids(document.skills)).toEqual([skill]);
    expect(document.activities).toMatchObject([{ _id: freshId(importId, idOf(3)), skill }]);
    expect(document.resources[0]?.relatedSkills).toMatchObject([{ _id: skill }]);
  });

  test('a record keeps its id if only its name exists already', () => {
    const existing = accountOf({ habits: [habitOf(8, 'read')], skills: [skillOf(9, 'rust')] });
    const { document } = planned(found, existing, chosen);
    expect(ids([...document.habits, ...document.skills, ...document.activities])).toEqual(
      [1, 2, 3].map(idOf),
    );
  });
});

describe('records of a skill', () => {
  const found = foundOf({
    skills: [skillOf(2, 'Rust')],
    activities: [activityOf(3, 2, '2026-01-02'), activityOf(4, 2, '2026-01-03')],
    resources: [resourceOf(5, 'The Book', [2])],
    assessments: [assessmentOf(6, 2)],
  });
  const namesake = accountOf({
    skills: [skillOf(9, 'rust')],
    activities: [{ ...activityOf(3, 9, '2026-01-02') }],
  });
  const leftOut = { [`skill:${idOf(2)}`]: skip };

  test.each([
    ['are left out with the skill', empty, leftOut, { activities: [], tags: [], of: [] }],
    [
      'go to the existing skill of the same name, once each',
      namesake,
      {},
      { activities: [[idOf(4), idOf(9)]], tags: [idOf(9)], of: [idOf(9)] },
    ],
    [
      'except activities, go to that skill if the new one is left out',
      namesake,
      leftOut,
      { activities: [], tags: [idOf(9)], of: [idOf(9)] },
    ],
  ])('%s', (_, existing, chosen, expected) => {
    const { document } = planned(found, existing, chosen);
    expect({
      activities: document.activities.map(({ _id, skill }) => [_id, skill]),
      tags: document.resources.flatMap(({ relatedSkills }) => ids(relatedSkills)),
      of: document.assessments.map(({ skill }) => skill?._id),
    }).toEqual(expected);
    expect(document.skills).toEqual([]);
  });
});

describe('notes', () => {
  const owners = { skills: [skillOf(1, 'Rust')], resources: [resourceOf(2, 'The Book')] };
  const found = foundOf({
    ...owners,
    notes: [noteOf(3, 'skills', 1), noteOf(4, 'resources', 2), noteOf(5, 'projects', 9)],
  });

  test('are left out if what they are about is neither in the file nor in the account', () => {
    const [row, ...others] = rowsOf(found, empty).filter(({ kind }) => kind === 'note');
    expect(row).toMatchObject({
      name: 'Note 5',
      clash: 'What it is about is neither in the file nor in your account',
      ways: ['skip'],
    });
    expect(others.map(({ name, holds, byDefault }) => [name, holds, byDefault])).toEqual([
      ['Note 3', 'Rust', add],
      ['Note 4', 'The Book', add],
    ]);
    expect(ids(planned(found, empty).document.notes)).toEqual([idOf(3), idOf(4)]);
  });

  test.each<[string, Partial<Export>, Readonly<Record<string, Choice>>, string[][]]>([
    [
      'to the same items in the account',
      { ...owners, projects: [{ _id: idOf(9), name: 'Site' } as Export['projects'][number]] },
      {},
      [
        [idOf(3), idOf(1)],
        [idOf(4), idOf(2)],
        [idOf(5), idOf(9)],
      ],
    ],
    [
      'to existing items of the same names',
      { skills: [skillOf(11, 'Rust')], resources: [resourceOf(12, 'The Book')] },
      {},
      [
        [idOf(3), idOf(11)],
        [idOf(4), idOf(12)],
      ],
    ],
    [
      'to the copies of their items',
      owners,
      { [`skill:${idOf(1)}`]: add, [`resource:${idOf(2)}`]: add },
      [
        [idOf(3), freshId(importId, idOf(1))],
        [idOf(4), freshId(importId, idOf(2))],
      ],
    ],
    [
      'only with their items',
      {},
      { [`skill:${idOf(1)}`]: skip, [`resource:${idOf(2)}`]: skip },
      [],
    ],
    [
      'only once',
      { ...owners, notes: [noteOf(3, 'skills', 1), noteOf(4, 'resources', 2)] },
      {},
      [],
    ],
  ])('are added %s', (_, existing, chosen, expected) => {
    const { document } = planned(found, accountOf(existing), chosen);
    expect(document.notes.map(({ _id, about }) => [_id, about.id])).toEqual(expected);
  });
});

describe('notes that an earlier import added with new ids', () => {
  const file = foundOf({
    skills: [skillOf(1, 'Rust')],
    notes: [noteOf(2, 'skills', 1)],
    assessments: [
      { ...assessmentOf(3, 1), evidence: [{ area: 'notes', id: idOf(2), name: null }] },
    ],
    cards: [cardOf(4, 'a', { note: idOf(2) })],
  });
  const here = (note: Partial<Export['notes'][number]> = {}) =>
    accountOf({
      skills: [skillOf(11, 'Rust')],
      notes: [{ ...noteOf(12, 'skills', 11, ' Note 2\n'), ...note }],
    });

  test('are not added again, and stay evidence and the notes of takeaways', () => {
    const row = rowsOf(file, here()).find(({ kind }) => kind === 'note');
    expect(row).toMatchObject({ clash: 'Already here', byDefault: skip });
    const { document } = planned(file, here());
    expect(document.notes).toEqual([]);
    expect(document.assessments[0]?.evidence).toMatchObject([{ area: 'notes', id: idOf(12) }]);
    expect(document.cards[0]?.note).toBe(idOf(12));
  });

  test.each([
    ['day', { date: '2026-01-03' }],
    ['text', { text: 'Note 3' }],
    ['item', { about: { area: 'projects', id: idOf(11) } }],
  ] as const)('are added if the existing one has another %s', (_, note) => {
    expect(ids(planned(file, here(note)).document.notes)).toEqual([idOf(2)]);
  });
});

test('items of different areas with the same id are kept apart, as evidence and as what a note is about', () => {
  const same = [
    { area: 'resources', id: idOf(2), name: null },
    { area: 'projects', id: idOf(2), name: null },
  ] as const;
  const found = foundOf({
    skills: [skillOf(1, 'Rust')],
    resources: [resourceOf(1, 'The Book')],
    notes: [noteOf(3, 'skills', 1), noteOf(4, 'projects', 1)],
    assessments: [{ ...assessmentOf(5, 1), evidence: [...same] }],
  });
  expect(planned(found, empty).document.assessments[0]?.evidence).toEqual(same);
  const rows = rowsOf(found, empty).filter(({ kind }) => kind === 'note');
  expect(rows.map(({ name, holds }) => [name, holds])).toEqual([
    ['Note 4', ''],
    ['Note 3', 'Rust'],
  ]);
});

test('the evidence of an assessment gets the ids of the items after the import, each once', () => {
  const evidence = (...ids: [area: 'resources' | 'projects' | 'notes', id: string][]) =>
    ids.map(([area, id]) => ({ area, id, name: null }));
  const found = foundOf({
    skills: [skillOf(1, 'Rust')],
    resources: [resourceOf(2, 'A'), resourceOf(3, 'a')],
    notes: [noteOf(4, 'skills', 1)],
    assessments: [
      {
        ...assessmentOf(5, 1),
        evidence: evidence(
          ['resources', idOf(2)],
          ['resources', idOf(6)],
          ['notes', idOf(4)],
          ['notes', idOf(9)],
          ['projects', idOf(8)],
        ),
      },
    ],
  });
  const existing = accountOf({ resources: [resourceOf(6, 'A')], notes: [noteOf(4, 'skills', 7)] });
  const chosen = { [`note:${idOf(4)}`]: add };
  const [assessment] = planned(found, existing, chosen).document.assessments;
  expect(assessment?.evidence).toEqual(
    evidence(
      ['resources', idOf(6)],
      ['notes', freshId(importId, idOf(4))],
      ['notes', idOf(9)],
      ['projects', idOf(8)],
    ),
  );
});

describe('takeaways', () => {
  const about = { area: 'skills', id: idOf(1) } as const;
  const found = foundOf({
    skills: [skillOf(1, 'Rust')],
    notes: [noteOf(2, 'skills', 1)],
    cards: [cardOf(3, 'a', { about, note: idOf(2) })],
  });

  test.each<[string, Partial<Export>, Readonly<Record<string, Choice>>, object]>([
    ['with what they are about', {}, {}, { about, note: idOf(2) }],
    ['without a note that is left out', {}, { [`note:${idOf(2)}`]: skip }, { about, note: null }],
    [
      'without the item that they are about, if it is left out',
      {},
      { [`skill:${idOf(1)}`]: skip },
      { about: null, note: null },
    ],
    [
      'with a note that is in the account',
      { skills: [skillOf(1, 'Rust')], notes: [noteOf(2, 'skills', 1)] },
      {},
      { about, note: idOf(2) },
    ],
    [
      'with the copy of a note',
      { skills: [skillOf(1, 'Rust')], notes: [noteOf(2, 'skills', 1)] },
      { [`note:${idOf(2)}`]: add },
      { about, note: freshId(importId, idOf(2)) },
    ],
  ])('are added %s', (_, existing, chosen, expected) => {
    const { document } = planned(found, accountOf(existing), chosen);
    expect(document.cards).toMatchObject([{ _id: idOf(3), ...expected }]);
  });

  test.each([
    ['one with the same id', cardOf(3, 'b'), 'Already here'],
    [
      'one with the same text',
      cardOf(9, ' a ', { back: 'Back of a\n' }),
      'A takeaway with the same front and back already exists',
    ],
  ])('are not added if the account has %s', (_, existing, clash) => {
    const account = accountOf({ cards: [existing] });
    const row = rowsOf(found, account).find(({ kind }) => kind === 'card');
    expect(row).toMatchObject({ clash, ways: ['skip'] });
    expect(planned(found, account).document.cards).toEqual([]);
  });
});

describe('a vacation', () => {
  const existing = accountOf({ vacations: [{ from: '2026-01-05', to: '2026-01-07' }] });
  test.each([
    [
      'is imported if it begins two days after the existing one ends',
      { from: '2026-01-09', to: '2026-01-10' },
      1,
    ],
    [
      'is left out if it begins on the day after the existing one ends',
      { from: '2026-01-08', to: '2026-01-10' },
      0,
    ],
    [
      'is left out if it ends on the day before the existing one begins',
      { from: '2026-01-02', to: '2026-01-04' },
      0,
    ],
    ['is left out if it contains the existing one', { from: '2026-01-01' }, 0],
    [
      'is imported if it ends two days before the existing one begins',
      { from: '2026-01-01', to: '2026-01-03' },
      1,
    ],
  ])('%s', (_, vacation, count) => {
    const { document } = planned(foundOf({ vacations: [vacation] }), existing);
    expect(document.vacations).toHaveLength(count);
  });
});

describe('days away', () => {
  const document = { habits: [habitOf(1, 'Read')], away: [{ from: '2026-01-05' }] };
  test.each([
    ['are set in an account without habits', accountOf({}), document, 1],
    ['are left out if the file has no habits', accountOf({}), { ...document, habits: [] }, 0],
    [
      'are left out if the account has habits',
      accountOf({ habits: [habitOf(2, 'Run')] }),
      document,
      0,
    ],
  ])('%s', (_, existing, file, count) => {
    expect(planned(foundOf(file), existing).document.away).toHaveLength(count);
  });
});

test('only days within the range are imported', () => {
  const found = foundOf({
    habits: [
      habitOf(1, 'Read', {
        completed: ['2026-01-01', '2026-01-02', '2026-01-03'],
        notes: [{ date: '2026-01-01', text: 'First' }],
      }),
    ],
    skills: [skillOf(2, 'Rust')],
    activities: [activityOf(3, 2, '2026-01-01'), activityOf(4, 2, '2026-01-03')],
  });
  const { document } = withinRange(found, { from: '2026-01-02', to: '2026-01-03' });
  expect(document.habits).toMatchObject([{ completed: ['2026-01-02', '2026-01-03'], notes: [] }]);
  expect(ids(document.activities)).toEqual([idOf(4)]);
});

test('an account with habits keeps its own start of days and weeks', () => {
  const found = foundOf({ person: { ...empty.person, dayStartsAt: 3 } });
  expect(planned(found, empty).settings).toMatchObject({ dayStartsAt: 3, weekStartsOn: 0 });
  expect(planned(found, accountOf({ habits: [habitOf(1, 'Read')] })).settings).toBeUndefined();
});

test.each<[string, number | undefined, number | undefined, string | undefined]>([
  ['stays if the file has none', undefined, 7, undefined],
  ['stays unset if the file has the default', 5, undefined, undefined],
  ['is taken over from the file', 9, undefined, '9 new takeaways a day'],
  ['may become 0', 0, 7, 'No new takeaways'],
])('the number of new takeaways a day %s', (_, newPerDay, here, words) => {
  const of = (n: number | undefined) => ({
    ...empty.person,
    ...(n !== undefined && { newPerDay: n }),
  });
  const found = foundOf({ person: of(newPerDay) });
  const account = accountOf({ person: of(here) });
  expect(rowsOf(found, account).map(({ holds }) => holds)).toEqual(words ? [words] : []);
  expect(planned(found, account).settings?.newPerDay).toBe(words && newPerDay);
});
