import * as z from 'zod/mini';
import { addDays, type Day, LAST_DAY, monthOf } from '#shared/core/days.ts';
import { idSchema } from '#shared/core/fields.ts';
import { type Amounts, firstListedDay } from '#shared/habits/amounts.ts';
import type { DayAmount } from '#shared/habits/model.ts';
import type { Item } from '../../table/item.ts';
import { keys, ranges } from '../../table/keys.ts';
import { parseItem, parseItems } from '../../table/parsing.ts';
import { getItem, queryItems } from '../../table/reading.ts';
import { retryOnConflict } from '../../table/retryOnConflict.ts';
import { removeItem, updateItem, upsertItem } from '../../table/updating.ts';
import type { StoredHabit } from './item.ts';
import type { Window } from './view.ts';

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** A day's amount is under the number of the day. */
const fieldOf = (day: Day): string => String(Number(day.slice(8)));

/** The amounts in a month's item. */
export const amountsIn = (item: Item): Amounts => {
  const month = String(item.sk).split('#')[1];
  const days = Array.from({ length: 31 }, (_, index) => index + 1).flatMap((n) =>
    item[n] === undefined ? [] : [[`${month}-${twoDigits(n)}`, item[n] as number] as const],
  );
  return new Map(days);
};

/**
 * The amounts of a habit in a calendar month are one item, 250 bytes when each day has one, so that one costs one write.
 * They are sorted by months and then by habits: a list reads those of late, of all habits, in one Query.
 */
const schema = z.pipe(
  z.transform((item: unknown) => ({ _id: (item as Item)._id, amounts: amountsIn(item as Item) })),
  z.object({ _id: idSchema, amounts: z.map(z.iso.date(), z.number()) }),
);

/** The amounts of a habit's month, which the table has or not. */
const parseMonth = (item: Item | undefined): Amounts =>
  item ? parseItem(schema, item).amounts : new Map();

export const readMonth = async (userId: string, habitId: string, day: Day): Promise<Amounts> =>
  parseMonth(await getItem(keys.amounts(userId, monthOf(day), habitId), true));

/** Sets or clears (null) amounts of days of a month whose year is open. Returns those of the month. */
export const writeAmounts = async (
  userId: string,
  habitId: string,
  month: string,
  amounts: ReadonlyMap<Day, number | null>,
): Promise<Amounts> => {
  const key = keys.amounts(userId, month, habitId);
  const fields = [...amounts].map(([day, amount]) => [fieldOf(day), amount ?? undefined] as const);
  const set = fields.filter(([, amount]) => amount !== undefined);
  const cleared = fields.filter(([, amount]) => amount === undefined);
  let after: Item | undefined;
  if (cleared.length > 0) {
    const changes = Object.fromEntries(cleared);
    after = (await retryOnConflict(() => updateItem(key, changes))).item;
  }
  if (set.length > 0) after = await upsertItem(key, Object.fromEntries(set), {});
  return parseMonth(after);
};

/** Sets or clears the amount of a day whose year is open. Returns those of its month. */
export const writeAmount = (
  userId: string,
  habitId: string,
  day: Day,
  amount: number | null,
): Promise<Amounts> => writeAmounts(userId, habitId, monthOf(day), new Map([[day, amount]]));

const monthsOfYear = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${twoDigits(index + 1)}`);

/** The months of some days, both included, of years that have amounts. */
const monthsIn = ({ amountYears }: StoredHabit, from: Day, to: Day): string[] =>
  amountYears
    .flatMap(monthsOfYear)
    .filter((month) => month >= monthOf(from) && month <= monthOf(to));

/** The items of months that are there. */
const readMonths = async (
  userId: string,
  habitId: string,
  months: Iterable<string>,
  consistent = false,
): Promise<Item[]> => {
  const reads = [...months].map((month) =>
    getItem(keys.amounts(userId, month, habitId), consistent),
  );
  return (await Promise.all(reads)).filter((item) => item !== undefined);
};

/** All amounts of a habit from a day on, as they are now. */
export const readAmountsFrom = async (
  userId: string,
  habit: StoredHabit,
  from: Day,
): Promise<Amounts> => {
  const months = monthsIn(habit, from, LAST_DAY);
  const items = await readMonths(userId, habit._id, months, true);
  return new Map(items.flatMap((item) => [...parseMonth(item)]));
};

/** The longest window of which amounts are shown: its last days. */
const longestWindow = 366;

const listed = (months: readonly { readonly amounts: Amounts }[], isShown: (day: Day) => boolean) =>
  months
    .flatMap(({ amounts }) => [...amounts])
    .filter(([date]) => isShown(date))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, amount]): DayAmount => ({ date, amount }));

/** The amounts of a habit in a window and of late, oldest first. A habit of the kind check costs no read. */
export const listAmounts = async (
  userId: string,
  habit: StoredHabit,
  { from, to }: Window,
  today: Day,
): Promise<DayAmount[]> => {
  // A day may lie ahead, after travelling west.
  const ahead = addDays(today, 1);
  const end = to < ahead ? to : ahead;
  const earliest = addDays(end, 1 - longestWindow);
  const start = from < earliest ? earliest : from;
  const recent = firstListedDay(today);
  const months = new Set([...monthsIn(habit, start, end), ...monthsIn(habit, recent, ahead)]);
  const parsed = parseItems(schema, await readMonths(userId, habit._id, months));
  return listed(parsed, (day) => day >= recent || (day >= start && day <= end));
};

/** The amounts of late of all habits, by their ids. */
export const listRecentAmounts = async (
  userId: string,
  today: Day,
): Promise<ReadonlyMap<string, DayAmount[]>> => {
  const recent = firstListedDay(today);
  const months = parseItems(schema, await queryItems(ranges.amounts(userId, monthOf(recent))));
  const byHabit = Map.groupBy(months, ({ _id }) => _id);
  return new Map(
    [...byHabit].map(([id, ofHabit]) => [id, listed(ofHabit, (day) => day >= recent)]),
  );
};

/** Deletes the amounts of a habit: each month of its years, whether or not it has some. */
export const deleteAmounts = async (
  userId: string,
  habitId: string,
  years: readonly number[],
): Promise<void> => {
  for (const year of years) {
    const deletions = monthsOfYear(year).map((month) =>
      removeItem(keys.amounts(userId, month, habitId)),
    );
    await Promise.all(deletions);
  }
};
