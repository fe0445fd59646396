import { expect, test } from 'vitest';
import { editGoal } from '#shared/projects/listItems.ts';
import type { Project } from '#shared/projects/model.ts';
import { arrange } from '../../ui/list/listRules.ts';
import { aProject, goalsOf } from './project.fixture.ts';
import { byStatus, describeDeletion, goalCounts, placeBehind, projectRules } from './view.ts';

const one = (name: string, given: Partial<Project>) => aProject({ name, ...given });

const list = [
  one('plan', { status: 'Planning', progress: 0 }),
  one('run', { status: 'In Progress', progress: 50, startDate: '2026-05-01' }),
  one('done', { status: 'Completed', progress: 100, startDate: '2026-01-01' }),
  one('wait', { status: 'On Hold', progress: 50, startDate: '2026-05-01' }),
  one('gone', { status: 'Abandoned', progress: 10, startDate: '2026-09-01' }),
];

const names = (projects: readonly Project[]) => projects.map(({ name }) => name);

test.each<[keyof typeof projectRules.filters, string[]]>([
  ['all', ['done', 'gone', 'plan', 'run', 'wait']],
  ['in-progress', ['run']],
  ['completed', ['done']],
  ['planning', ['plan']],
  ['on-hold', ['wait']],
  ['abandoned', ['gone']],
])('filter %s', (filter, expected) => {
  expect(names(arrange(list, projectRules, filter, 'name'))).toEqual(expected);
});

test.each<[keyof typeof projectRules.sorts, string[]]>([
  ['name', ['done', 'gone', 'plan', 'run', 'wait']],
  ['progress', ['done', 'run', 'wait', 'gone', 'plan']],
  ['status', ['done', 'run', 'wait', 'plan', 'gone']],
  ['start', ['gone', 'run', 'wait', 'done', 'plan']],
])('sort by %s', (sort, expected) => {
  expect(names(arrange(list, projectRules, 'all', sort))).toEqual(expected);
});

test('the newest comes first, and the given list does not change', () => {
  const given = [
    one('old', { createdAt: '2026-01-01T00:00:00.000Z', _id: '01A' }),
    one('twin 1', { createdAt: '2026-03-01T00:00:00.000Z', _id: '01B' }),
    one('twin 2', { createdAt: '2026-03-01T00:00:00.000Z', _id: '01C' }),
  ];
  expect(names(arrange(given, projectRules, 'all', 'created'))).toEqual([
    'twin 2',
    'twin 1',
    'old',
  ]);
  expect(names(given)).toEqual(['old', 'twin 1', 'twin 2']);
});

test('the chart has every status, in a fixed order', () => {
  const counts = byStatus([...list, aProject({ status: 'On Hold' })]);
  expect(counts.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Completed 1',
    'In Progress 1',
    'Planning 1',
    'On Hold 2',
    'Abandoned 1',
  ]);
});

const goals = goalsOf('a', 'b!', 'c', 'd');
const ids = (list: readonly { readonly _id: string }[]) => list.map(({ _id }) => _id).join('');

test.each([
  ['c', 'a', 'acbd'],
  ['a', 'd', 'bcda'],
  ['d', null, 'dabc'],
  ['a', null, 'abcd'],
  ['b', 'b', 'abcd'],
  ['x', 'a', 'abcd'],
  ['a', 'x', 'abcd'],
])('goal %s moved behind %j gives the order %s', (goal, other, order) => {
  expect(ids(editGoal(goals, goal, { behind: other }))).toBe(order);
});

test.each([
  ['a', 0, null],
  ['a', 1, 'b'],
  ['a', 3, 'd'],
  ['d', 0, null],
  ['d', 1, 'a'],
  ['d', 3, 'c'],
])('goal %s in place %i comes behind %j', (goal, index, other) => {
  expect(placeBehind(goals, goal, index)).toBe(other);
  const order = ids(editGoal(goals, goal, { behind: other }));
  expect(order.indexOf(goal)).toBe(index);
});

test('a new text keeps the tick', () => {
  expect(editGoal(goals, 'b', { description: 'B' })[1]).toEqual({ ...goals[1], description: 'B' });
  expect(editGoal(goals, 'x', { description: 'X' })).toEqual(goals);
});

test.each([
  [[], { done: 0, all: 0, percent: 0 }],
  [goalsOf('a', 'b!', 'c'), { done: 1, all: 3, percent: 33 }],
  [goalsOf('a!', 'b!'), { done: 2, all: 2, percent: 100 }],
  // In floating point, 57 / 200 * 100 is slightly less than 28.5, but 28.5% is still rounded up.
  [
    goalsOf(...Array.from({ length: 200 }, (_, n) => (n < 57 ? `${n}!` : `${n}`))),
    { done: 57, all: 200, percent: 29 },
  ],
])('goalCounts counts the goals, and the done ones in percent: case %#', (list, counts) => {
  expect(goalCounts(list)).toEqual(counts);
});

test.each([
  [0, 0, 0, 0, ''],
  [1, 0, 0, 0, ' with its 1 goal'],
  [0, 2, 0, 0, ' with its 2 learning outcomes'],
  [3, 0, 1, 0, ' with its 3 goals and 1 challenge'],
  [3, 1, 2, 0, ' with its 3 goals, 1 learning outcome and 2 challenges'],
  [0, 0, 0, 1, ' with its 1 note'],
  [3, 0, 0, 6, ' with its 3 goals and 6 notes'],
])(
  'a deletion with %i goals, %i outcomes, %i challenges and %i notes says %j',
  (goals, outcomes, challenges, notes, words) => {
    const some = (count: number) =>
      goalsOf(...Array.from({ length: count }, String)).map((goal) => ({
        ...goal,
        createdOn: null,
        solvedOn: null,
      }));
    expect(
      describeDeletion(
        {
          name: 'Kite',
          goals: some(goals),
          learningOutcomes: some(outcomes),
          challenges: some(challenges),
        },
        notes,
      ),
    ).toBe(`This cannot be undone. “Kite”${words} will be removed.`);
  },
);
