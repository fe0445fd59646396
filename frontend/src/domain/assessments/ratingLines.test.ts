import { expect, test } from 'vitest';
import { hoursBetween, ratingLines } from './ratingLines.ts';

const points = [
  { day: '2026-11-01', confidence: 2, selfRating: 3, hours: null },
  { day: '2026-11-10', confidence: 3, selfRating: 3, hours: 4.5 },
  { day: '2026-11-10', confidence: 4, selfRating: 3, hours: 0 },
  { day: '2026-11-20', confidence: 4, selfRating: 4, hours: 0 },
];

test('each kind of rating has its own line', () => {
  expect(ratingLines(points).map(({ points: of }) => of.map(({ value }) => value))).toEqual([
    [2, 3, 4, 4],
    [3, 3, 3, 4],
  ]);
});

test('stretches of 0 hours are kept, and two assessments on one day have no stretch', () => {
  expect(hoursBetween(points)).toEqual([
    { from: '2026-11-01', to: '2026-11-10', value: 4.5 },
    { from: '2026-11-10', to: '2026-11-20', value: 0 },
  ]);
});
