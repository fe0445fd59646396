import { expect, test } from 'vitest';
import { describeTarget, describeTargetLeft } from './measures.ts';

test.each([
  [0, 30, '0 of 30 days', 'of 30 days to the target'],
  [29, 30, '29 of 30 days', 'of 30 days to the target'],
  [1000, 3650, '1,000 of 3,650 days', 'of 3,650 days to the target'],
  [30, 30, '30-day target reached', '30-day target reached'],
  [31, 30, '30-day target reached · 31 days', '30-day target reached'],
  [2556, 30, '30-day target reached · 2,556 days', '30-day target reached'],
])('%i days of a target of %i: %s', (totalCompletions, targetDays, said, below) => {
  expect(describeTarget({ totalCompletions, targetDays })).toBe(said);
  expect(describeTargetLeft({ totalCompletions, targetDays })).toBe(below);
});
