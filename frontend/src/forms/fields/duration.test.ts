import { describe, expect, test } from 'vitest';
import { type DurationUnit, describeDuration, likelyMinutes, readDuration } from './duration.ts';

const unread = Number.NaN;

test.each<[typed: string | number, inHours: number | '', inMinutes: number | '']>([
  ['', '', ''],
  ['  ', '', ''],
  ['90', 90, 90],
  ['1.5', 1.5, 1.5],
  ['1,5', 1.5, 1.5],
  ['.5', 0.5, 0.5],
  [1.5, 1.5, 1.5],
  ['0', 0, 0],
  ['1:30', 1.5, 90],
  ['0:05', 0.08, 5],
  ['100:00', 100, 6_000],
  ['90 min', 1.5, 90],
  ['90m', 1.5, 90],
  ['90 minutes', 1.5, 90],
  ['1 minute', 0.02, 1],
  ['20 mins', 0.33, 20],
  ['1.5 h', 1.5, 90],
  ['1,5h', 1.5, 90],
  ['1.5 hours', 1.5, 90],
  ['2 hrs', 2, 120],
  ['1 hr', 1, 60],
  ['1h 30m', 1.5, 90],
  ['1h30', 1.5, 90],
  ['1 H  30 MIN', 1.5, 90],
  ['2 hours 5 minutes', 2.08, 125],
  // Too precise for the field, whose own message says so.
  ['1.234', 1.234, 1.234],
  ['-1', unread, unread],
  ['1:3', unread, unread],
  ['1:60', unread, unread],
  [':30', unread, unread],
  ['1.5:30', unread, unread],
  ['1h 60m', unread, unread],
  ['1,000.5', 1_000.5, 1_000.5],
  ['1 2', unread, unread],
  ['1e3', unread, unread],
  ['Infinity', unread, unread],
  ['90 s', unread, unread],
  ['an hour', unread, unread],
  ['h', unread, unread],
])('%j is %j hours, or %j minutes', (typed, inHours, inMinutes) => {
  expect(readDuration(typed, 'hours')).toBe(inHours);
  expect(readDuration(typed, 'minutes')).toBe(inMinutes);
});

describe('describeDuration', () => {
  test.each<[number, DurationUnit, string]>([
    [1.5, 'hours', '1 h 30 min'],
    [0.25, 'hours', '15 min'],
    [0.33, 'hours', '20 min'],
    [20, 'hours', '20 h'],
    [1_000, 'hours', '1,000 h'],
    [90, 'minutes', '1 h 30 min'],
    [45, 'minutes', '45 min'],
  ])('%d %s: %s', (value, unit, said) => {
    expect(describeDuration(value, unit)).toBe(said);
  });
});

test.each([
  ['45', 45],
  ['10', 10],
  [' 90 ', 90],
  ['1,440', 1_440],
  ['9', undefined],
  ['12.5', undefined],
  ['1441', undefined],
  ['45 h', undefined],
  ['45 min', undefined],
  ['0:45', undefined],
  ['', undefined],
])('%j hours were likely meant as %j minutes', (typed, minutes) => {
  expect(likelyMinutes(typed)).toBe(minutes);
});
