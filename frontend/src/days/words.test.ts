import { expect, test } from 'vitest';
import {
  agoWords,
  dayWords,
  longDayWords,
  monthWords,
  shortDateWords,
  shortWeekdays,
} from './words.ts';

test.each([
  [dayWords('2026-11-20'), '20 November'],
  [longDayWords('2024-02-29'), 'Thursday, 29 February 2024'],
  [shortDateWords('2024-02-29'), '29 Feb 2024'],
  [monthWords('2027-01'), 'January 2027'],
  [agoWords(null), 'never'],
  [agoWords(0), 'today'],
  [agoWords(1), 'yesterday'],
  [agoWords(12), '12 days ago'],
  [shortWeekdays.join(), 'Sun,Mon,Tue,Wed,Thu,Fri,Sat'],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});
