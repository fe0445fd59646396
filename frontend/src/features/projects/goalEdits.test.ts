import { expect, test } from 'vitest';
import { editGoal } from '#shared/projects/listItems.ts';
import { goalCounts, placeBehind } from './goalEdits.ts';
import { goalsOf } from './project.fixture.ts';

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
])('%s behind %j: %s', (goal, other, order) => {
  expect(ids(editGoal(goals, goal, { behind: other }))).toBe(order);
});

test.each([
  ['a', 0, null],
  ['a', 1, 'b'],
  ['a', 3, 'd'],
  ['d', 0, null],
  ['d', 1, 'a'],
  ['d', 3, 'c'],
])('%s in place %i comes behind %j', (goal, index, other) => {
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
  // 28.5 is a little less in binary fractions.
  [
    goalsOf(...Array.from({ length: 200 }, (_, n) => (n < 57 ? `${n}!` : `${n}`))),
    { done: 57, all: 200, percent: 29 },
  ],
])('done of all', (list, counts) => {
  expect(goalCounts(list)).toEqual(counts);
});
