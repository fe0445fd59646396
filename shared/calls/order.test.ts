import fc from 'fast-check';
import { generateKeyBetween } from 'fractional-indexing';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { byPosition, positionPattern } from './order.ts';

const age = `z${ulid(1)}`;

test.each([
  [age, true],
  [`${age}V`, true],
  [`${age}0V`, true],
  [`${age}V0`, false],
  [`${age}é`, false],
  [age.slice(1), false],
  [age.slice(0, -1), false],
  ['a0', false],
  ['', false],
])('%j is a position: %s', (text, expected) => {
  expect(positionPattern.test(text)).toBe(expected);
});

test('every move gives a valid position, however often an item moves', () => {
  const moves = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 60 });
  fc.assert(
    fc.property(moves, (steps) => {
      let keys = Array.from({ length: 10 }, (_, time) => `z${ulid(time + 1)}`);
      for (const [from, to] of steps) {
        const rest = keys.toSpliced(from, 1);
        const moved = generateKeyBetween(rest[to - 1] ?? null, rest[to] ?? null);
        keys = rest.toSpliced(to, 0, moved);
        expect(moved).toMatch(positionPattern);
        expect(keys.toSorted()).toEqual(keys);
      }
    }),
  );
});

test('items are sorted by age until they are moved', () => {
  const ids = [1, 2, 3].map((time) => ulid(time));
  const items = ids.map((_id) => ({ _id, position: null }));
  expect(items.toReversed().sort(byPosition)).toEqual(items);
});

test('two items in the same position are sorted by id', () => {
  const [a, b] = [
    { _id: ulid(1), position: 'a0' },
    { _id: ulid(2), position: 'a0' },
  ];
  expect([b, a].sort(byPosition)).toEqual([a, b]);
});
