import { expect, test } from 'vitest';
import { addDays, daysBetween, daysInYear } from '#shared/core/days.ts';
import {
  amountsIn,
  daysOfPeriod,
  fieldOf,
  fieldsOf,
  periodOf,
  periodsOfYear,
} from './amountItems.ts';

test.each([
  ['2026-01-01', '2026-01', '0'],
  ['2026-04-30', '2026-01', '3b'],
  ['2024-04-30', '2024-01', '3c'],
  ['2026-05-01', '2026-05', '0'],
  ['2026-06-05', '2026-05', 'z'],
  ['2026-06-06', '2026-05', '10'],
  ['2026-08-31', '2026-05', '3e'],
  ['2026-09-01', '2026-09', '0'],
  ['9999-12-31', '9999-09', '3d'],
])('%s is in the period %s, under %s', (day, period, field) => {
  expect([periodOf(day), fieldOf(day)]).toEqual([period, field]);
});

test.each([1970, 2024, 2026])('the periods of %d contain each of its days once', (year) => {
  const days = periodsOfYear(year).flatMap((period) => {
    const [first, last] = daysOfPeriod(period);
    return Array.from({ length: daysBetween(first, last) + 1 }, (_, n) => addDays(first, n));
  });
  const first = `${year}-01-01`;
  expect(days).toEqual(Array.from({ length: daysInYear(year) }, (_, n) => addDays(first, n)));
});

test('reading returns what was written, and nothing after the last day', () => {
  const amounts = [['2026-01-01', 0] as const, ['2026-04-30', 999_999.99] as const];
  const item = { pk: 'p', sk: 'AMOUNT#2026-01#h', ...fieldsOf(amounts), '3c': 7 };
  expect([...amountsIn(item)]).toEqual(amounts);
});
