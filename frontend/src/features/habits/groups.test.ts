import { expect, test } from 'vitest';
import { groupNames, groupsOf, inGroupOrder } from './groups.ts';
import { aHabit } from './habit.fixture.ts';

const habits = [
  aHabit({ name: 'Run' }),
  aHabit({ name: 'Read', group: 'Evening' }),
  aHabit({ name: 'Stretch', group: 'Morning' }),
  aHabit({ name: 'Write', group: 'EVENING' }),
];
const namesOf = (list: typeof habits) => list.map(({ name }) => name);

test('groups are in the order of their first habits, and case makes no difference in names', () => {
  const groups = groupsOf(habits).map(({ name, habits }) => [name, namesOf([...habits])]);
  expect(groups).toEqual([
    ['Evening', ['Read', 'Write']],
    ['Morning', ['Stretch']],
    ['', ['Run']],
  ]);
  expect(groupNames(habits)).toEqual(['Evening', 'Morning']);
  expect(namesOf(inGroupOrder(habits))).toEqual(['Read', 'Write', 'Stretch', 'Run']);
});
