import { expect, test } from 'vitest';
import { formatLength, formatStreak, type StreakName, streakWords } from './streaks.ts';

test.each<[number, StreakName, string]>([
  [7, 'time', '7 times in a row'],
  [3, 'week', '3 weeks in a row'],
  [2, 'month', '2 months in a row'],
  [1200, 'day', '1,200 days in a row'],
  [14, 'active day', '14 active days in a row'],
  [1, 'time', '1 time'],
  [1, 'active day', '1 active day'],
  [0, 'day', '0 days'],
])('a streak of %i, counted by %s: %s', (length, name, expected) => {
  expect(formatStreak(length, name)).toBe(expected);
  const figure = expected.replace(' in a row', '');
  expect(formatLength(length, name)).toBe(figure);
  expect(`${length.toLocaleString('en')} ${streakWords(length, name)}`).toBe(figure);
});
