import { expect, test } from 'vitest';
import type { Day } from '#shared/days/days.ts';
import { describeReading } from './readings.ts';

const today = '2026-11-20';

test.each<[Day | null, Day | null, string]>([
  ['2026-05-03', '2026-06-20', '3 May – 20 June'],
  ['2025-12-03', '2026-01-20', '3 December 2025 – 20 January 2026'],
  ['2026-05-03', '2026-05-03', '3 May'],
  [null, '2025-06-20', 'Until 20 June 2025'],
  ['2026-05-03', null, 'From 3 May, end unknown'],
  [null, null, 'Days unknown'],
])('the reading from %s to %s: %s', (startDate, completionDate, words) => {
  expect(describeReading({ startDate, completionDate }, today)).toBe(words);
});
