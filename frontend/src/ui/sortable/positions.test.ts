import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { byPosition, type Placed } from '#shared/calls/order.ts';
import { positionAmong, positionAt } from './positions.ts';

const named = (name: string, n: number) => ({ name, _id: ulid(n + 1), position: null });
type Item = Placed & { readonly name: string };
const items: readonly Item[] = ['a', 'b', 'c', 'd'].map(named);
const namesOf = (list: readonly Item[]) => list.map(({ name }) => name).join('');
const idOf = (wanted: string) => items.find(({ name }) => name === wanted)?._id ?? '';
const after = (id: string, position: string) =>
  namesOf(items.map((one) => (one._id === id ? { ...one, position } : one)).toSorted(byPosition));

test.each([
  ['a', 0, 'abcd'],
  ['a', 1, 'bacd'],
  ['a', 3, 'bcda'],
  ['d', 0, 'dabc'],
  ['d', 2, 'abdc'],
  ['c', 1, 'acbd'],
])('moving %s to index %i gives %s', (name, index, expected) => {
  const id = idOf(name);
  expect(after(id, positionAt(items, id, index))).toBe(expected);
});

test.each([
  ['a', 'abcd', 2, 'bcad'],
  ['a', 'ac', 1, 'bcad'],
  ['c', 'bc', 0, 'acbd'],
  ['d', 'acd', 1, 'adbc'],
  ['d', 'bd', 0, 'adbc'],
  ['d', 'd', 0, 'dabc'],
])('moving %s, if only %s are shown, to index %i gives %s', (name, shownNames, index, expected) => {
  const id = idOf(name);
  const shown = items.filter((one) => shownNames.includes(one.name));
  expect(after(id, positionAmong(items, shown, id, index))).toBe(expected);
});

test('an item that is moved between two items with the same position gets behind both', () => {
  const [a, b, c, d] = items as [Item, Item, Item, Item];
  const position = positionAt(items, d._id, 0);
  const shared = [{ ...a, position }, { ...b, position }, c, d].sort(byPosition);
  const moved = { ...c, position: positionAt(shared, c._id, 1) };
  expect(namesOf([...shared.filter((one) => one !== c), moved].sort(byPosition))).toBe('abcd');
});
