import { expect, test } from 'vitest';
import { describeDue, describePace } from './deadlines.ts';

test.each([
  [0, 0, 5, ''],
  [90, 45, 1, '45 min a day'],
  [600, 60, 9, '1 h a day'],
  [1500, 150, 9, '2 h 30 min a day'],
  [120, 120, 0, '2 h left'],
  [420, 420, -4, '7 h left'],
])('%i minutes, %i a day, %i days: %j', (remainingMinutes, minutesPerDay, daysRemaining, words) => {
  expect(describePace({ remainingMinutes, minutesPerDay, daysRemaining })).toBe(words);
});

test.each([
  [-3, '3 days overdue'],
  [-1, '1 day overdue'],
  [0, 'due today'],
  [1, 'due tomorrow'],
  [12, 'in 12 days'],
])('%i days left: %s', (days, words) => {
  expect(describeDue(days)).toBe(words);
});
