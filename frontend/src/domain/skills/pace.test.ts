import { expect, test } from 'vitest';
import type { Pace } from '#shared/skills/pace.ts';
import { skillReasons } from '#shared/skills/reasons.ts';
import { describeFinishAt, describeWeeklyPace } from './pace.ts';

const today = '2026-11-25';
const pace = (given: Partial<Pace> = {}): Pace => ({
  weeks: 13,
  hoursPerWeek: 2.4,
  finish: '2027-05-12',
  earliest: '2027-03-03',
  latest: '2027-09-09',
  reason: null,
  ...given,
});

// biome-ignore format: one line a case
test.each<[Partial<Pace>, string]>([
  [{}, '2 h 24 min a week over 13 weeks: about 12 May 2027 (3 March at your fastest four weeks, 9 September at your slowest).'],
  [{ earliest: '2026-12-30', latest: '2028-01-02' }, '2 h 24 min a week over 13 weeks: about 12 May 2027 (30 December 2026 at your fastest four weeks, 2 January 2028 at your slowest).'],
  [{ latest: null }, '2 h 24 min a week over 13 weeks: about 12 May 2027 (3 March at your fastest four weeks, no end at your slowest four weeks).'],
  [{ latest: '2031-11-26' }, '2 h 24 min a week over 13 weeks: about 12 May 2027 (3 March at your fastest four weeks, more than 5 years ahead at your slowest).'],
  [{ latest: '2031-11-25' }, '2 h 24 min a week over 13 weeks: about 12 May 2027 (3 March at your fastest four weeks, 25 November 2031 at your slowest).'],
  [{ finish: null, earliest: null, latest: null, reason: skillReasons.fewWeeks({ needed: 8, weeks: 5 }) }, 'Needs 8 full weeks; there are 5.'],
])('the pace with %j in words', (given, sentence) => {
  expect(describeWeeklyPace(pace(given), today)).toBe(sentence);
});

test.each<[number, string | null, string]>([
  [3, '2027-04-02', 'At 3 h a week: about 2 April 2027.'],
  [0.01, null, 'At 1 min a week: more than 5 years ahead.'],
])('the finish at %d h a week on %s in words', (hours, finish, sentence) => {
  expect(describeFinishAt(hours, finish)).toBe(sentence);
});
