import { expect, test } from 'vitest';
import {
  formatAgo,
  formatDay,
  formatLongDay,
  formatMonth,
  formatShortDate,
  shortWeekdays,
} from './days.ts';

test.each([
  [formatDay('2026-11-20'), '20 November'],
  [formatLongDay('2024-02-29'), 'Thursday, 29 February 2024'],
  [formatShortDate('2024-02-29'), '29 Feb 2024'],
  [formatMonth('2027-01'), 'January 2027'],
  [formatAgo(null), 'never'],
  [formatAgo(0), 'today'],
  [formatAgo(1), 'yesterday'],
  [formatAgo(12), '12 days ago'],
  [shortWeekdays.join(), 'Sun,Mon,Tue,Wed,Thu,Fri,Sat'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});
