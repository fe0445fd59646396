import { describe, expect, test } from 'vitest';
import { formatDate } from '../language/days.ts';
import { dayTooLongReason, timeOnDay } from './dayTime.ts';
import { grainsOfHours, grainsOfMinutes } from './time.ts';

const day = '2026-11-25';
const hours = (n: number, date = day) => ({ date, hours: n, duration: null });
const minutes = (n: number, date = day) => ({ date, hours: n / 60, duration: n });

describe('time can be logged by hand', () => {
  test.each([
    ['if it fills the day', 20, 240],
    ['if it is a whole day', 0, 1_440],
    ['if it is 0, even if an import made the day longer than 24 hours', 30, 0],
  ])('%s', (_, there, added) => {
    expect(dayTooLongReason(day, grainsOfHours(there), grainsOfMinutes(added))).toBeUndefined();
  });

  test.each([
    [20, 241, 20],
    [23.99, 1, 23.99],
    [30, 1, 30],
  ])('but after %d hours, %i minutes are refused', (there, added, said) => {
    expect(dayTooLongReason(day, grainsOfHours(there), grainsOfMinutes(added))).toEqual({
      reason: 'dayTooLong',
      params: { day, hours: said, max: 24 },
      message: `${formatDate(day)} already has ${said} hours of this skill. With this it would have more than 24.`,
    });
  });
});

test('the time of a day is exact', () => {
  const all = [hours(0.33), minutes(20), minutes(20), hours(5, '2026-11-24')];
  expect(timeOnDay(all, day)).toBe(grainsOfHours(0.33) + grainsOfMinutes(40));
});
