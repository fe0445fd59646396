import { describe, expect, test } from 'vitest';
import { anAssessment } from '../assessment.fixture.ts';
import { signed, stepsOf, summaryOf } from './history.ts';

const logged = [
  { date: '2026-11-20', hours: 0.1 },
  { date: '2026-11-20', hours: 0.2 },
  { date: '2026-11-10', hours: 4 },
  { date: '2026-11-01', hours: 2 },
];
const now = 10.3;

const steps = stepsOf(
  [
    anAssessment({ confidenceLevel: 2, confidenceDescription: 'Low' }),
    anAssessment({
      confidenceLevel: 4,
      confidenceDescription: 'High',
      assessmentDate: '2026-11-20',
    }),
  ],
  now,
  logged,
);

test('each step says what changed since the previous one', () => {
  expect(steps.map(({ hours, change }) => ({ hours, change }))).toEqual([
    { hours: 6, change: null },
    { hours: 10.3, change: { confidence: 2, rating: 0, hours: 4.3, days: 19 } },
  ]);
});

describe('summaryOf', () => {
  test('compares the first assessment with the last one', () => {
    expect(summaryOf(steps, true)).toBe(
      'Over 4 h 18 min and 19 days, confidence went from Low to High and self rating stayed at Intermediate.',
    );
  });

  test('leaves out unknown hours', () => {
    expect(summaryOf(steps, false)).toMatch(/^Over 19 days, confidence went/);
  });

  test.each([0, 1])('is null for %i assessments', (count) => {
    expect(summaryOf(steps.slice(0, count), true)).toBeNull();
  });
});

test.each([
  [2, '+2'],
  [-1, '−1'],
  [0, '±0'],
  [0.25, '+0.25'],
])('%d is written %s', (difference, words) => {
  expect(signed(difference)).toBe(words);
});
