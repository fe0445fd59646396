import { expect, test } from 'vitest';
import { describeExtraDays, describeTarget } from './measures.ts';

test.each([
  [0, 30, '0 of 30 days', undefined],
  [1000, 3650, '1,000 of 3,650 days', undefined],
  [30, 30, '30 of 30 days', undefined],
  [31, 30, '31 of 30 days', '1 day beyond the target'],
  [2556, 30, '2,556 of 30 days', '2,526 days beyond the target'],
])('%i days with a target of %i: %s', (totalCompletions, targetDays, said, extra) => {
  expect(describeTarget({ totalCompletions, targetDays })).toBe(said);
  expect(describeExtraDays({ totalCompletions, targetDays })).toBe(extra);
});
