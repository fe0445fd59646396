import { expect, test } from 'vitest';
import { commonDaysOf } from './commonDays.ts';

const marks = (weeks: string) => Uint8Array.from(weeks.replaceAll(' ', ''), Number);

/** Each common day as four digits: week, weekday, a, b. */
const common = (a: string, b: string) => {
  const days = commonDaysOf(marks(a), marks(b));
  const rows = Array.from(days.a, (_, n) =>
    [days.week[n], days.weekday[n], days.a[n], days.b[n]].join(''),
  );
  return { weeks: days.weeks, rows };
};

// A mark is 0 for a day that is not due, 1 for a missed day, 2 for a day that is done.
test('five days on which both are due make a common week', () => {
  expect(common('2111120', '0221111')).toEqual({
    weeks: 1,
    rows: ['0101', '0201', '0300', '0400', '0510'],
  });
});

test('four common days in a week make no common week, and weeks are counted without gaps', () => {
  const { weeks, rows } = common('1111111 1111000 1111100', '2222222 2222222 2222222');
  expect(weeks).toBe(2);
  expect(rows).toHaveLength(12);
  expect(rows[7]).toBe('1001');
});

test.each([
  ['habits without marks', '', ''],
  ['habits of different times', '1111111 0000000', '0000000 1111111'],
  ['habits of different weekdays', '1111000', '0000111'],
])('there are no common days for %s', (_, a, b) => {
  expect(common(a, b)).toEqual({ weeks: 0, rows: [] });
});
