import { expect, test } from 'vitest';
import { describeEnd, describeResource, formatDuration } from './format.ts';

test.each([
  [0, '–'],
  [2, '2 min'],
  [30, '30 min'],
  [90, '1 h 30 min'],
])('a duration of %i minutes: %s', (minutes, words) => {
  expect(formatDuration(minutes)).toBe(words);
});

test.each([
  ['Ada', 'Book · Ada'],
  ['', 'Book'],
])('a book by %j', (author, words) => {
  expect(describeResource({ type: 'Book', author })).toBe(words);
});

test.each([
  [null, ['–', '']],
  ['2026-11-20', ['20 Nov 2026', '']],
  ['2026-11-19', ['19 Nov 2026', 'passed']],
])('an end on %s', (day, words) => {
  expect(describeEnd(day, '2026-11-20')).toEqual(words);
});
