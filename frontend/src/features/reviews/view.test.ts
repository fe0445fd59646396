import { expect, test } from 'vitest';
import { aReview } from './review.fixture.ts';
import {
  describeBefore,
  describeDone,
  excerptOf,
  formatWeek,
  formatWeekSoFar,
  isEmptyWeek,
} from './view.ts';

test.each([
  ['2026-11-15', '15 – 21 November'],
  ['2025-11-16', '16 – 22 November 2025'],
  ['2025-12-28', '28 December 2025 – 3 January 2026'],
])('the week of %s: %s', (weekStart, words) => {
  expect(formatWeek(weekStart, '2026-11-25')).toBe(words);
});

test.each([
  ['2026-11-21', '15 – 21 November, so far'],
  ['2026-11-22', '15 – 21 November'],
])('on %s the week of 15 November is: %s', (today, words) => {
  expect(formatWeekSoFar('2026-11-15', today)).toBe(words);
});

test('the done days are shown with the number of due days, if there is one', () => {
  expect(describeDone({ done: 5, asked: 7 })).toBe('5 of 7');
  expect(describeDone({ done: 1, asked: null })).toBe('1 day');
});

test.each([
  ['1 h 30 min', 4, 'before: 1 h 30 min a week (4 weeks)'],
  ['2 h', 1, 'before: 2 h (1 week)'],
  ['0 h', 4, 'before: 0 h a week (4 weeks)'],
  ['0 h', 0, 'no full week before to compare'],
])('a mean of %s in %i weeks: %s', (mean, weeks, words) => {
  expect(describeBefore(mean, weeks)).toBe(words);
});

test('a week with hours, outcomes or notes is not empty', () => {
  const nothing = { habits: [], skills: [], finished: [], outcomes: [], notes: 0 };
  expect(isEmptyWeek({ ...nothing, skills: undefined })).toBe(true);
  expect(isEmptyWeek({ ...nothing, skills: [1] })).toBe(false);
  expect(isEmptyWeek({ ...nothing, outcomes: [1] })).toBe(false);
  expect(isEmptyWeek({ ...nothing, notes: 1 })).toBe(false);
});

test('a review is listed with its first answer', () => {
  expect(excerptOf(aReview('2026-11-15', { changed: 'Less', next: 'More' }))).toBe('Less');
  expect(excerptOf(aReview('2026-11-15'))).toBe('');
});
