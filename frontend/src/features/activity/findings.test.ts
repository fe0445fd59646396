import { expect, test } from 'vitest';
import type { PairFinding } from '#shared/findings/pairs.ts';
import { describeChecked, describePair } from './findings.ts';

const finding: PairFinding = {
  habits: ['A', 'B'],
  direction: 'together',
  withA: { days: 41, percent: 68 },
  withoutA: { days: 37, percent: 38 },
  days: 78,
  weeks: 14,
  correlation: 0.3,
};

test('a pair shows both rates and the number of days for each', () => {
  expect(describePair(finding, 'Early night', 'Run')).toBe(
    'Run was done on 68% of the 41 days with Early night, and on 38% of the 37 days without it (14 weeks).',
  );
});

// biome-ignore format: one line a case
test.each<[pairsChecked: number, commonWeeks: number, found: number, words: string]>([
  [28, 13, 1, '28 pairs of habits checked. 1 stands out.'],
  [28, 13, 2, '28 pairs of habits checked. 2 stand out.'],
  [28, 13, 0, '28 pairs of habits checked; none stands out.'],
  [1, 20, 0, '1 pair of habits checked; it does not stand out.'],
  [0, 6, 0, 'Two habits are compared after 13 weeks in which both were due on most days; so far you have 6 weeks.'],
  [0, 0, 0, 'Two habits are compared after 13 weeks in which both were due on most days, and each was done on some of these days and missed on others.'],
])('%i pairs checked, %i weeks, %i found', (pairsChecked, commonWeeks, found, words) => {
  const findings = Array.from({ length: found }, () => finding);
  expect(describeChecked({ pairsChecked, commonWeeks, findings })).toBe(words);
});
