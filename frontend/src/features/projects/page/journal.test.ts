import { expect, test } from 'vitest';
import { daysOf, journalOf } from './journal.ts';

const outcome = (_id: string, createdOn: string | null) => ({ _id, description: _id, createdOn });
const challenge = (_id: string, createdOn: string | null) => ({
  ...outcome(_id, createdOn),
  solvedOn: null,
});

test('the journal has the newest day first, and entries without a day last', () => {
  const entries = journalOf({
    learningOutcomes: [outcome('1', null), outcome('2', '2026-11-20'), outcome('5', '2026-11-22')],
    challenges: [challenge('3', '2026-11-20'), challenge('4', null), challenge('6', '2026-11-02')],
  });
  const shown = daysOf(entries).map(({ day, entries }) => [
    day,
    entries.map(({ item }) => item._id).join(''),
  ]);
  expect(shown).toEqual([
    ['2026-11-22', '5'],
    ['2026-11-20', '32'],
    ['2026-11-02', '6'],
    [null, '41'],
  ]);
});

test('a project without outcomes and challenges has no entries', () => {
  expect(journalOf({ learningOutcomes: [], challenges: [] })).toEqual([]);
});
