import { expect, test } from 'vitest';
import { describeDay } from './describeDay.ts';

test.each([
  [3, 90, '3 activities, 1 h 30 min'],
  [1, 0.6, '1 activity, 1 min'],
  [1, 0, '1 activity'],
  [0, 0, '0 activities'],
])('%i activities of %d minutes: %s', (activity, minutes, words) => {
  expect(describeDay({ date: '2026-11-20', activity, minutes })).toBe(words);
});
