import { expect, test } from 'vitest';
import { changeLevels } from './levels.ts';

const before = { 1: 'Reads', 3: 'Writes' };

test.each([
  ['nothing sent', undefined, before],
  ['no level sent', {}, before],
  ['another level', { 5: 'Teaches' }, { 1: 'Reads', 3: 'Writes', 5: 'Teaches' }],
  ['another text', { 3: ' Writes well ' }, { 1: 'Reads', 3: 'Writes well' }],
  ['a level cleared by null', { 1: null }, { 3: 'Writes' }],
  ['a level cleared by an empty text', { 1: ' ' }, { 3: 'Writes' }],
  ['an undefined level', { 1: undefined }, before],
  ['all levels cleared', null, {}],
])('levels after a patch: %s', (_, sent, after) => {
  expect(changeLevels(before, sent)).toEqual(after);
});

test('two patches of different levels give the same in any order', () => {
  const [one, other] = [{ 1: 'A', 2: null }, { 4: 'B' }];
  expect(changeLevels(changeLevels(before, one), other)).toEqual(
    changeLevels(changeLevels(before, other), one),
  );
});
