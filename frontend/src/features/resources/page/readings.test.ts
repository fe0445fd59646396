import { expect, test } from 'vitest';
import type { Day } from '#shared/core/days.ts';
import type { Activity } from '#shared/skills/model.ts';
import { describeReading, entriesOf } from './readings.ts';

const today = '2026-11-20';

test.each<[Day | null, Day | null, string]>([
  ['2026-05-03', '2026-06-20', '3 May – 20 June'],
  ['2025-12-03', '2026-01-20', '3 December 2025 – 20 January 2026'],
  ['2026-05-03', '2026-05-03', '3 May'],
  [null, '2025-06-20', 'Until 20 June 2025'],
  ['2026-05-03', null, 'From 3 May, end unknown'],
  [null, null, 'Days unknown'],
])('%s to %s', (startDate, completionDate, words) => {
  expect(describeReading({ startDate, completionDate }, today)).toBe(words);
});

test('sessions follow the reading that they belong to, and unknown days come last', () => {
  const reading = (_id: string, startDate: Day | null, completionDate: Day | null) => ({
    _id,
    startDate,
    completionDate,
  });
  const session = (date: Day) => ({ _id: date, date }) as Activity;
  const entries = entriesOf(
    [
      reading('unknown', null, null),
      reading('first', '2026-01-01', '2026-02-01'),
      reading('second', null, '2026-05-03'),
    ],
    ['2026-11-19', '2026-05-03', '2026-03-01', '2026-02-01', '2026-01-15'].map(session),
  );
  const ids = entries.map((entry) =>
    entry.kind === 'session' ? entry.session._id : entry.reading._id,
  );
  expect(ids).toEqual([
    '2026-11-19',
    'second',
    '2026-05-03',
    '2026-03-01',
    'first',
    '2026-02-01',
    '2026-01-15',
    'unknown',
  ]);
});
