import { describe, expect, test } from 'vitest';
import { agoWords, countWords, dayWords, longDayWords, monthWords, tickLabel } from './words.ts';

describe('words', () => {
  test.each([
    [dayWords('2026-11-20'), '20 November'],
    [longDayWords('2024-02-29'), 'Thursday, 29 February 2024'],
    [monthWords('2027-01'), 'January 2027'],
    [countWords(1, 'day'), '1 day'],
    [countWords(5, 'week'), '5 weeks'],
    [countWords(0, 'day'), '0 days'],
    [agoWords(null), 'never'],
    [agoWords(0), 'today'],
    [agoWords(1), 'yesterday'],
    [agoWords(12), '12 days ago'],
    [tickLabel('Read', '2026-11-20', false), 'Read, 20 November: not done'],
    [tickLabel('Read', '2026-11-20', true), 'Read, 20 November: done'],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });
});
