import { expect, test } from 'vitest';
import { formatHours, formatMinutes } from './durations.ts';

test.each([
  [0, '0 h'],
  [12.5, '12.5 h'],
  [1234.56, '1,234.56 h'],
  [0.1 + 0.2, '0.3 h'],
])('%d hours: %s', (hours, words) => {
  expect(formatHours(hours)).toBe(words);
});

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [59.7, '1 h'],
  [90_000, '1,500 h'],
])('%d minutes: %s', (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});
