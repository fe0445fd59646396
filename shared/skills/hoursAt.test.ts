import { expect, test } from 'vitest';
import { hoursAt } from './hoursAt.ts';

const logged = [
  { date: '2026-11-20', hours: 0.1 },
  { date: '2026-11-20', hours: 0.2 },
  { date: '2026-11-10', hours: 4 },
  { date: '2026-11-01', hours: 2 },
];
const now = 10.3;

test.each([
  ['2026-10-01', 4],
  ['2026-11-01', 6],
  ['2026-11-10', 10],
  ['2026-11-19', 10],
  ['2026-11-20', 10.3],
])('at the end of %s the skill had %d hours', (day, hours) => {
  expect(hoursAt(day, now, logged)).toBe(hours);
});

test('the hours are never below 0, even if the person set them below the logged hours', () => {
  expect(hoursAt('2026-10-01', 3, logged)).toBe(0);
});
