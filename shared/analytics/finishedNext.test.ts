import { expect, test } from 'vitest';
import { finishedNext } from './finishedNext.ts';

const skill = (_id: string, finish: string | null) => ({ _id, name: `Skill ${_id}`, finish });

test.each([
  ['nothing', [], []],
  ['one without a date', [skill('a', null)], []],
  [
    'the nearest three',
    [
      skill('d', '2027-03-04'),
      skill('c', '2027-01-02'),
      skill('e', null),
      skill('b', '2027-01-02'),
      skill('a', '2027-02-03'),
    ],
    ['b', 'c', 'a'],
  ],
])('%s', (_, skills, ids) => {
  const shown = finishedNext(skills);
  expect(shown.map(({ _id }) => _id)).toEqual(ids);
  expect(shown).toEqual(ids.map((id) => skills.find(({ _id }) => _id === id)));
});
