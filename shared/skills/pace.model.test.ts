import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromEpochDay } from '../days/days.ts';
import { daysUntil, naivePace, now, someFacts } from './naivePace.fixture.ts';
import { paceOf } from './pace.ts';

test('the pace is that of a naive count of days', () => {
  fc.assert(
    fc.property(
      someFacts,
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom(0 as const, 1 as const, 6 as const),
      (facts, shift, weekStartsOn) => {
        const expected = naivePace(facts, now + shift, weekStartsOn);
        const pace = paceOf(facts, { today: fromEpochDay(now + shift), weekStartsOn });
        const until = daysUntil(now + shift);
        expect(pace.weeks).toBe(expected.weeks.length);
        if (expected.weeks.length > 0) {
          const hours = expected.weeks.reduce((a, b) => a + b, 0) / 300 / expected.weeks.length;
          expect(Math.abs(pace.hoursPerWeek - hours)).toBeLessThan(0.005_000_1);
        }
        expect(pace.reason?.reason).toBe(expected.why);
        if (expected.why) return;
        expect([until(pace.finish), until(pace.earliest), until(pace.latest)]).toEqual([
          expected.finish,
          expected.earliest,
          expected.latest,
        ]);
      },
    ),
    { numRuns: 300 },
  );
});
