import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, fromEpochDay } from '../days/days.ts';
import { daysUntil, naivePace, now, someFacts } from '../skills/naivePace.fixture.ts';
import { resourceStatuses } from './model.ts';
import { paceOfResource } from './pace.ts';

const calendar = { today: fromEpochDay(now), weekStartsOn: 0 } as const;
const none = { pages: null, page: null, parts: [] } as const;
const book = { status: 'In Progress', duration: 600, progress: 25, ...none } as const;
/** Logged half an hour in each of the last 13 weeks. */
const halfHours = {
  activities: Array.from({ length: 13 }, (_, n) => ({
    date: addDays(calendar.today, -7 * (n + 1)),
    time: 150,
  })),
  hasOlder: false,
  vacations: [],
  rising: [],
};

test('a resource is finished when its remaining duration is done at its pace', () => {
  const day = addDays(calendar.today, 15 * 7);
  expect(paceOfResource(book, { ...halfHours, hasOlder: true }, calendar)).toEqual({
    weeks: 13,
    hoursPerWeek: 0.5,
    finish: day,
    earliest: day,
    latest: day,
    reason: null,
  });
});

describe('a resource without a finish date has a reason', () => {
  test.each([
    ['completed', { ...book, status: 'Completed', progress: 100 } as const, 'resourceCompleted'],
    ['100%, but not completed', { ...book, progress: 100 }, 'nothingLeft'],
    ['no duration', { ...book, duration: 0 }, 'noDuration'],
    ['pages without a speed', { ...book, duration: 0, pages: 320, page: 80 }, 'fewSessions'],
    ['at its last page', { ...book, pages: 320, page: 320, progress: 100 }, 'nothingLeft'],
    [
      'completed without a duration',
      { ...book, status: 'Completed', duration: 0 } as const,
      'resourceCompleted',
    ],
  ])('%s', (_, resource, reason) => {
    const pace = paceOfResource(resource, { ...halfHours, hasOlder: true }, calendar);
    expect(pace).toMatchObject({ weeks: 13, hoursPerWeek: 0.5, finish: null, latest: null });
    expect(pace.reason?.reason).toBe(reason);
  });

  test('too few weeks', () => {
    const times = { ...halfHours, activities: halfHours.activities.slice(0, 7) };
    expect(paceOfResource(book, times, calendar).reason).toMatchObject({
      reason: 'fewWeeks',
      params: { needed: 8, weeks: 6 },
    });
  });
});

test('the remaining pages take their time at the speed of the sessions', () => {
  const rising = [1, 2, 3].map((n) => ({
    _id: `${n}`,
    date: addDays(calendar.today, -n),
    time: 300,
    page: 20,
    pageBefore: 0,
    createdAt: '',
  }));
  // 20 pages an hour, so 100 pages take 5 hours, at half an hour a week.
  const paged = { ...book, pages: 200, page: 100 };
  const pace = paceOfResource(paged, { ...halfHours, hasOlder: true, rising }, calendar);
  expect(pace.finish).toBe(addDays(calendar.today, 10 * 7));
});

test('the pace equals a naive count of days', () => {
  const left = fc.record({
    status: fc.constantFrom(...resourceStatuses),
    duration: fc.nat(12_000),
    progress: fc.nat(100),
    pages: fc.constant(null),
    page: fc.constant(null),
    parts: fc.constant([]),
  });
  fc.assert(
    fc.property(left, someFacts, (resource, facts) => {
      const { duration, status } = resource;
      const progress = status === 'Completed' ? 100 : resource.progress;
      let minutes = 0;
      // Rounds the remaining share to the nearest minute.
      while (100 * (minutes + 0.5) <= duration * (100 - progress)) minutes++;
      const expected = naivePace({ ...facts, remaining: minutes * 5 }, now, 0);
      const pace = paceOfResource(resource, { ...facts, rising: [] }, calendar);
      expect(pace.weeks).toBe(expected.weeks.length);
      if (minutes === 0) expect(pace).toMatchObject({ finish: null, reason: expect.anything() });
      else expect(pace.reason?.reason).toBe(expected.why);
      if (expected.why) return;
      expect([pace.finish, pace.earliest, pace.latest].map(daysUntil(now))).toEqual([
        ...[expected.finish, expected.earliest, expected.latest],
      ]);
    }),
    { numRuns: 300 },
  );
});
