import { expect, test } from 'vitest';
import { describeGoalDay } from './describeGoalDay.ts';

test.each([
  ['2026-11-25', 'due today'],
  ['2026-11-26', 'due tomorrow'],
  ['2026-11-30', '30 November, in 5 days'],
  ['2026-12-09', '9 December, in 14 days'],
  ['2026-12-10', 'due on 10 December'],
  ['2027-02-01', 'due on 1 February 2027'],
  ['2026-11-24', '24 November, 1 day overdue'],
  ['2025-11-25', '25 November 2025, 365 days overdue'],
])('a goal due on %s: %s', (dueDate, words) => {
  expect(describeGoalDay(dueDate, '2026-11-25')).toBe(words);
});
