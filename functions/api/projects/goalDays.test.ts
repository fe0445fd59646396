import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromEpochDay } from '#shared/core/days.ts';
import { goalDaysOf, goalsOfDays } from './goalDays.ts';

const days = fc.integer({ min: 0, max: 2_932_896 }).map(fromEpochDay);

test('the counts of goals can be computed from their days', () => {
  fc.assert(
    fc.property(fc.array(fc.option(days)), (ticked) => {
      const goals = ticked.map((day) => ({ completed: day !== null, completedAt: day }));
      expect(goalsOfDays(goalDaysOf(goals))).toEqual(goals);
    }),
  );
});

test.each([
  [[], ''],
  [[null], '-'],
  [['2026-03-01', null], '2026-03-01 -'],
])('%j is "%s"', (ticked, expected) => {
  const goals = ticked.map((day) => ({ completed: day !== null, completedAt: day }));
  expect(goalDaysOf(goals)).toBe(expected);
});
