import { expect, test } from 'vitest';
import type { Calendar, Day } from '#shared/days/days.ts';
import { describeSince, nextDays, type Since } from './since.ts';

// The 20th of November 2026 is a Friday.
// biome-ignore format: one line a case
test.each<[Day, Calendar['weekStartsOn'], Day[]]>([
  ['2026-11-20', 0, ['2026-11-22', '2026-11-23', '2026-12-01']],
  ['2026-11-20', 1, ['2026-11-23', '2026-12-01']],
  ['2026-11-20', 6, ['2026-11-21', '2026-11-23', '2026-12-01']],
  ['2026-11-23', 1, ['2026-11-30', '2026-12-01']],
  ['2026-12-31', 0, ['2027-01-03', '2027-01-04', '2027-01-01']],
])('on %s, in weeks from weekday %i, these days are offered: %j', (today, weekStartsOn, days) => {
  expect(nextDays({ today, weekStartsOn })).toEqual(days);
});

// biome-ignore format: one line a case
test.each<[Since, string, string]>([
  ['today', '', 'Every day, from today.'],
  ['day', '2026-11-23', 'Every day, from Monday, 23 November 2026.'],
  ['day', '', 'Every day, from another day.'],
  ['always', '2026-11-23', 'Every day, from the first day.'],
])('a change that begins %s %s in words: %s', (since, sinceDay, words) => {
  expect(describeSince('Every day', { since, sinceDay })).toBe(words);
});
