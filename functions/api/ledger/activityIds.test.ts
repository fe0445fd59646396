import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idSchema } from '#shared/calls/fields.ts';
import { idOn } from '#shared/core/ids.ts';
import { fromEpochDay } from '#shared/days/days.ts';
import { dayOfActivity, idsOf } from './activityIds.ts';

const days = fc.integer({ min: 0, max: 2_932_896 }).map(fromEpochDay);
const instants = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true });

test('an id contains its day, and ids sort like their days', () => {
  fc.assert(
    fc.property(days, days, instants, instants, (a, b, then, now) => {
      const [first, second] = [idOn(a, then), idOn(b, now)];
      expect(idSchema.safeParse(first).success).toBe(true);
      expect(dayOfActivity(first)).toBe(a);
      if (a !== b) expect(first < second).toBe(a < b);
    }),
  );
});

test('the ids of a window are those of its days, from the first instant to the last', () => {
  fc.assert(
    fc.property(days, days, days, instants, (from, to, day, now) => {
      const { from: first, to: last } = idsOf(from, to);
      const id = idOn(day, now);
      expect(first <= id && id <= last).toBe(from <= day && day <= to);
    }),
  );
});

test.each(['1970-01-01', '2024-02-29', '2026-12-31', '9999-12-31'])('an id contains %s', (day) => {
  expect(dayOfActivity(idOn(day, new Date('2026-03-04T23:59:59.999Z')))).toBe(day);
});

test('the first day of all can be read from an id of its first instant', () => {
  expect(dayOfActivity(idOn('1970-01-01', new Date('2026-03-04T00:00:00.000Z')))).toBe(
    '1970-01-01',
  );
});

test('on the same day, a later activity sorts later', () => {
  const [morning, evening] = ['08', '20'].map((hour) =>
    idOn('2026-03-04', new Date(`2026-03-04T${hour}:00:00.000Z`)),
  );
  expect((morning ?? '') < (evening ?? '')).toBe(true);
});

test('a window may begin before 1970', () => {
  expect(idsOf('1969-10-01', '1970-01-01')).toEqual(idsOf('1970-01-01', '1970-01-01'));
});
