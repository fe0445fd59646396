import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { byPosition } from '#shared/habits/order.ts';
import { aHabit } from '../habit.fixture.ts';
import { positionAt } from './arrange.ts';

const habits = ['a', 'b', 'c', 'd'].map((name, n) => aHabit({ name, _id: ulid(n + 1) }));
const namesOf = (list: typeof habits) => list.map(({ name }) => name).join('');

test.each([
  ['a', 0, 'abcd'],
  ['a', 1, 'bacd'],
  ['a', 3, 'bcda'],
  ['d', 0, 'dabc'],
  ['d', 2, 'abdc'],
  ['c', 1, 'acbd'],
])('%s moved to place %i: %s', (name, index, expected) => {
  const moved = habits.find((one) => one.name === name) ?? aHabit();
  const position = positionAt(habits, moved._id, index);
  const after = habits.map((one) => (one === moved ? { ...one, position } : one));
  expect(namesOf(after.toSorted(byPosition))).toBe(expected);
});

test('behind two that share a position', () => {
  const [a = aHabit(), b = aHabit(), c = aHabit(), d = aHabit()] = habits;
  const position = positionAt(habits, d._id, 0);
  const shared = [{ ...a, position }, { ...b, position }, c, d].sort(byPosition);
  const moved = { ...c, position: positionAt(shared, c._id, 1) };
  expect(namesOf([...shared.filter((one) => one !== c), moved].sort(byPosition))).toBe('abcd');
});
