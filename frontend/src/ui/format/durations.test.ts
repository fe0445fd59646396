import { expect, test } from 'vitest';
import { formatHours, formatMinutes, formatTotalHours, keepUnits } from './durations.ts';

test.each([
  [0, '0 h'],
  [0.5, '30 min'],
  [1.5, '1 h 30 min'],
  [12.5, '12 h 30 min'],
  [20, '20 h'],
  [1234.56, '1,234 h 34 min'],
  [0.1 + 0.2, '18 min'],
  [0.01, '1 min'],
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

test.each([
  [0, '0 h'],
  [0.25, '15 min'],
  [1, '1 h'],
  [2.75, '3 h'],
  [329.25, '329 h'],
  [1234.5, '1,235 h'],
])('%d hours of all skills: %s', (hours, words) => {
  expect(formatTotalHours(hours)).toBe(words);
});

test('a line can break only after the hours', () => {
  expect(keepUnits('1,234 h 34 min').split(' ')).toEqual(['1,234\u00a0h', '34\u00a0min']);
});
