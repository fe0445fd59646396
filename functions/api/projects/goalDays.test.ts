import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromEpochDay } from '#shared/days/days.ts';
import { goalDaysOf, goalsOfDays } from './goalDays.ts';

const days = fc.integer({ min: 0, max: 2_932_896 }).map(fromEpochDay);

test('goals can be restored from the text of their days', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.option(days))), (ticked) => {
      const goals = ticked.map(([completed, day]) => ({
        completed,
        completedAt: completed ? day : null,
      }));
      expect(goalsOfDays(goalDaysOf(goals))).toEqual(goals);
    }),
  );
});

test.each([
  [[], ''],
  [[{ completed: false, completedAt: null }], '-'],
  [[{ completed: true, completedAt: null }], '?'],
  [
    [
      { completed: true, completedAt: '2026-03-01' },
      { completed: false, completedAt: null },
    ],
    '2026-03-01 -',
  ],
])('the goals %j are stored as "%s"', (goals, expected) => {
  expect(goalDaysOf(goals)).toBe(expected);
});
