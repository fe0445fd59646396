import * as z from 'zod/mini';
import { addDays, type Day, daysBetween, endOfMonth, yearOf } from '#shared/core/days.ts';
import { idSchema } from '#shared/core/fields.ts';
import type { Amounts } from '#shared/habits/amounts.ts';
import type { Item } from '../../table/item.ts';
import { parseItem, parseItems } from '../../table/parsing.ts';

/**
 * A year has three periods, whose amounts share an item each, named by their first months: January to April, May to
 * August, September to December.
 */
const firstMonths = ['01', '05', '09'] as const;
const monthsOfPeriod = 4;

/** A period is named by its first month: '2026-11-23' -> '2026-09'. */
export const periodOf = (day: Day): string =>
  `${day.slice(0, 4)}-${firstMonths[Math.floor((Number(day.slice(5, 7)) - 1) / monthsOfPeriod)]}`;

export const periodsOfYear = (year: number): string[] =>
  firstMonths.map((month) => `${year}-${month}`);

/** The first and the last day of a period: '2026-09' -> 1 September and 31 December. */
export const daysOfPeriod = (period: string): readonly [Day, Day] => {
  const last = String(Number(period.slice(5)) + monthsOfPeriod - 1).padStart(2, '0');
  return [`${period}-01`, endOfMonth(`${yearOf(period)}-${last}-01`)];
};

/**
 * The attribute of an amount: the number of its day in the period, from 0, in base 36. 1 September -> '0', 31 December
 * -> '3d'.
 */
export const fieldOf = (day: Day): string => daysBetween(`${periodOf(day)}-01`, day).toString(36);

/** The attributes of amounts of one period. */
export const fieldsOf = <T>(amounts: Iterable<readonly [Day, T]>): Readonly<Record<string, T>> =>
  Object.fromEntries([...amounts].map(([day, amount]) => [fieldOf(day), amount]));

/** The amounts in a period's item. */
export const amountsIn = (item: Item): Amounts => {
  const [first, last] = daysOfPeriod(String(item.sk).split('#')[1] ?? '');
  const amounts = new Map<Day, number>();
  for (let n = 0; n <= daysBetween(first, last); n++) {
    const amount = item[n.toString(36)];
    if (amount !== undefined) amounts.set(addDays(first, n), amount as number);
  }
  return amounts;
};

/**
 * The amounts of a habit in a third of a calendar year are one item. It is below 1 KB even if each day has the longest
 * amount, so one costs one write unit. They are sorted by period and then by habit: a list reads the recent ones of all
 * habits in one Query.
 */
const schema = z.pipe(
  z.transform((item: unknown) => ({ _id: (item as Item)._id, amounts: amountsIn(item as Item) })),
  z.object({ _id: idSchema, amounts: z.map(z.iso.date(), z.number()) }),
);

/** A period of a habit: its amounts, and whether the table has an item for it, even without amounts. */
export type AmountPeriod = {
  readonly period: string;
  readonly isThere: boolean;
  readonly amounts: Amounts;
};

export const parsePeriod = (period: string, item: Item | undefined): AmountPeriod => ({
  period,
  isThere: item !== undefined,
  amounts: item ? parseItem(schema, item).amounts : new Map(),
});

/** Parses the periods of habits, leaving out broken ones. */
export const parsePeriods = (items: readonly Item[]) => parseItems(schema, items);
