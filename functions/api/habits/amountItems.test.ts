import { expect, test } from 'vitest';
import type { DayAmountState } from '#shared/habits/dayAmount.ts';
import { onlySet } from '../../table/revision.ts';
import { amountsIn, attributesOf, monthsOfYear, parseMonth } from './amountItems.ts';

const key = { pk: 'USER#1', sk: 'AMOUNT#2026-02#01KASW9Q5ZT8J4X2M6R7N3B1VC' };
const setBy = '01KASW9Q5ZT8J4X2M6R7N3B1VC';

test('a year has twelve months', () => {
  expect(monthsOfYear(2026)).toHaveLength(12);
  expect(monthsOfYear(2026).slice(0, 2)).toEqual(['2026-01', '2026-02']);
});

test('a month is read as it was written, and its amounts are at most a million', () => {
  const days = new Map<string, DayAmountState>([
    ['2026-02-01', { set: 0, added: 0, replaced: 0 }],
    ['2026-02-09', { added: 3, replaced: 0 }],
    ['2026-02-10', { set: 999_999.99, setBy, added: 3, replaced: 2.5 }],
  ]);
  const item = { ...key, ...onlySet(attributesOf(days)), updatedAt: 'now' };
  expect(item).toMatchObject({ '01': 0, '09a': 3, '10': 999_999.99, '10i': setBy, '10r': 2.5 });
  expect(parseMonth(item)).toEqual(days);
  expect(amountsIn(parseMonth(item))).toEqual(
    new Map([
      ['2026-02-01', 0],
      ['2026-02-09', 3],
      ['2026-02-10', 1_000_000],
    ]),
  );
});

test('a day that the month does not have breaks its item', () => {
  expect(() => parseMonth({ ...key, 30: 3 })).toThrow('Broken item');
});
