import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idSchema } from '#shared/contract/fields.ts';
import { fromEpochDay } from '#shared/rules/days.ts';
import { activityId, activitySeed, dayOfActivity, dayPrefix, seedOf } from './activityIds.ts';

const days = fc.integer({ min: 0, max: 2_932_896 }).map(fromEpochDay);

test('an id tells its day, and sorts as its day does', () => {
  fc.assert(
    fc.property(days, days, (a, b) => {
      const [first, second] = [a, b].map((day) => activityId(day, activitySeed(undefined)));
      expect(idSchema.safeParse(first).success).toBe(true);
      expect(dayOfActivity(first ?? '')).toBe(a);
      if (a !== b) expect((first ?? '') < (second ?? '')).toBe(a < b);
    }),
  );
});

test.each(['1970-01-01', '2024-02-29', '2026-12-31', '9999-12-31'])('%s and back', (day) => {
  expect(dayOfActivity(activityId(day, activitySeed('x')))).toBe(day);
});

test('one key has one seed, another has another, none has a new one each time', () => {
  expect(activitySeed('a')).toBe(activitySeed('a'));
  expect(activitySeed('a')).not.toBe(activitySeed('b'));
  expect(activitySeed(undefined)).not.toBe(activitySeed(undefined));
  expect(seedOf(activityId('2026-03-04', activitySeed('a')))).toBe(activitySeed('a'));
});

test('a window that begins before 1970 begins with it', () => {
  expect(dayPrefix('1969-10-01')).toBe(dayPrefix('1970-01-01'));
});
