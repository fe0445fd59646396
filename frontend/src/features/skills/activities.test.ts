import { expect, test } from 'vitest';
import { withActivity } from '../../domain/time/timeLog.ts';
import { windowStart } from './activities.ts';
import { anActivity } from './activity.fixture.ts';

const at = (_id: string, date: string, hour: number) =>
  anActivity({ _id, date, createdAt: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z` });

test.each([
  ['a newer day first', at('c', '2026-11-20', 1), 'c b a'],
  ['on one day the later one first', at('c', '2026-11-19', 9), 'c b a'],
  ['on one day the earlier one after', at('c', '2026-11-19', 1), 'b c a'],
  ['an older day last', at('c', '2026-11-01', 9), 'b a c'],
  ['the same activity once', at('b', '2026-11-19', 5), 'b a'],
])('%s', (_, activity, order) => {
  const activities = [at('b', '2026-11-19', 5), at('a', '2026-11-18', 7)];
  expect(
    withActivity(activities, activity)
      .map(({ _id }) => _id)
      .join(' '),
  ).toBe(order);
});

test.each([
  [1, '2026-03-01'],
  [98, '2025-11-24'],
])('%i days begin on %s', (days, start) => {
  expect(windowStart(days, '2026-03-01')).toBe(start);
});
