import { expect, test } from 'vitest';
import { daySetOf, NO_DAYS } from './daySet.ts';
import { lastDays } from './days.ts';
import { lastYearToSettle, settle } from './habitPast.ts';
import { NO_UNITS } from './unitTally.ts';

test.each([
  ['2026-01-01', 2024],
  ['2026-12-31', 2024],
  ['2027-01-01', 2025],
])('on %s the last year to settle is %i', (today, year) => {
  expect(lastYearToSettle(today)).toBe(year);
});

const whole = (units: number) => ({ units, met: units, run: units, longest: units });

test('a whole leap year, whose last week runs on', () => {
  const days = daySetOf(lastDays(366, '2024-12-31'));
  expect(settle('2024-01-01', days, 2024)).toEqual({
    through: 2024,
    first: '2024-01-01',
    last: '2024-12-31',
    total: 366,
    tallies: {
      daily: whole(366),
      weekdays: whole(262),
      weekends: whole(104),
      weekly: whole(52),
    },
    weekBegun: true,
  });
});

test('a year that ends with its week', () => {
  const past = settle('2022-12-25', daySetOf(['2022-12-31']), 2022);
  expect(past).toMatchObject({
    weekBegun: false,
    tallies: { weekly: whole(1), daily: { units: 7, met: 1, run: 1, longest: 1 } },
  });
});

test('days of later years are left out', () => {
  const days = daySetOf(['2022-03-01', '2023-03-01']);
  expect(settle('2022-03-01', days, 2022)).toMatchObject({ total: 1, last: '2022-03-01' });
});

test('a habit made later has no units yet', () => {
  const none = { daily: NO_UNITS, weekdays: NO_UNITS, weekends: NO_UNITS, weekly: NO_UNITS };
  expect(settle('2024-06-01', NO_DAYS, 2022)).toEqual({
    through: 2022,
    first: null,
    last: null,
    total: 0,
    tallies: none,
    weekBegun: false,
  });
});
