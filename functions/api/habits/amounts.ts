import { addDays, type Day, LAST_DAY } from '#shared/core/days.ts';
import { settled } from '#shared/core/waitForAll.ts';
import { type Amounts, firstListedDay } from '#shared/habits/amounts.ts';
import type { DayAmount } from '#shared/habits/model.ts';
import type { Item } from '../../table/item.ts';
import { getItem, queryItems } from '../../table/reading.ts';
import { retryOnConflict } from '../../table/retryOnConflict.ts';
import { removeItem, updateItem, upsertItem } from '../../table/updating.ts';
import {
  fieldsOf,
  parseThird,
  parseThirds,
  type Third,
  thirdOf,
  thirdsOfYear,
} from './amountItems.ts';
import type { StoredHabit } from './item.ts';
import { habitKeys, habitRanges } from './keys.ts';
import type { Window } from './view.ts';

export const readThird = async (
  userId: string,
  habitId: string,
  third: string,
  consistent = true,
): Promise<Third> =>
  parseThird(third, await getItem(habitKeys.amounts(userId, third, habitId), consistent));

/** Sets or clears (null) amounts of days of a third, which may have none yet. Returns what it has then. */
export const writeAmounts = async (
  userId: string,
  habitId: string,
  third: string,
  amounts: ReadonlyMap<Day, number | null>,
): Promise<Third> => {
  const key = habitKeys.amounts(userId, third, habitId);
  const set = [...amounts].filter(([, amount]) => amount !== null);
  const cleared = [...amounts].filter(([, amount]) => amount === null);
  let after: Item | undefined;
  if (cleared.length > 0) {
    const changes = fieldsOf(cleared.map(([day]) => [day, undefined]));
    after = (await retryOnConflict(() => updateItem(key, changes))).item;
  }
  if (set.length > 0) after = await upsertItem(key, fieldsOf(set), {});
  return parseThird(third, after);
};

/** Deletes what was written for a habit that is gone. */
export const removeThird = (userId: string, habitId: string, third: string): Promise<void> =>
  removeItem(habitKeys.amounts(userId, third, habitId));

/** The thirds of some days, both included, of years that have amounts. */
const thirdsIn = ({ amountYears }: StoredHabit, from: Day, to: Day): string[] =>
  amountYears
    .flatMap(thirdsOfYear)
    .filter((third) => third >= thirdOf(from) && third <= thirdOf(to));

/** All amounts of a habit from a day on, as they are now. */
export const readAmountsFrom = async (
  userId: string,
  habit: StoredHabit,
  from: Day,
): Promise<Amounts> => {
  const reads = thirdsIn(habit, from, LAST_DAY).map((third) => readThird(userId, habit._id, third));
  const thirds = await Promise.all(reads);
  return new Map(thirds.flatMap(({ amounts }) => [...amounts]));
};

/** The longest window of which amounts are shown: its last days. */
const longestWindow = 366;

const listed = (thirds: readonly { readonly amounts: Amounts }[], isShown: (day: Day) => boolean) =>
  thirds
    .flatMap(({ amounts }) => [...amounts])
    .filter(([date]) => isShown(date))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, amount]): DayAmount => ({ date, amount }));

/**
 * The amounts of a habit in a window and of late, oldest first. Those of late as a list has them, whether or not their year
 * is open: a first amount may have been cut off. A habit of the kind check costs no read.
 */
export const listAmounts = async (
  userId: string,
  habit: StoredHabit,
  { from, to }: Window,
  today: Day,
): Promise<DayAmount[]> => {
  if (habit.kind === 'check') return [];
  // A day may lie ahead, after travelling west.
  const ahead = addDays(today, 1);
  const end = to < ahead ? to : ahead;
  const earliest = addDays(end, 1 - longestWindow);
  const start = from < earliest ? earliest : from;
  const recent = firstListedDay(today);
  const thirds = new Set([...thirdsIn(habit, start, end), thirdOf(recent), thirdOf(ahead)]);
  const reads = [...thirds].map((third) => getItem(habitKeys.amounts(userId, third, habit._id)));
  const items = (await Promise.all(reads)).filter((item) => item !== undefined);
  return listed(parseThirds(items), (day) => day >= recent || (day >= start && day <= end));
};

/** The amounts of late of all habits, by their ids. */
export const listRecentAmounts = async (
  userId: string,
  today: Day,
): Promise<ReadonlyMap<string, DayAmount[]>> => {
  const recent = firstListedDay(today);
  const thirds = parseThirds(await queryItems(habitRanges.amounts(userId, thirdOf(recent))));
  const byHabit = Map.groupBy(thirds, ({ _id }) => _id);
  return new Map(
    [...byHabit].map(([id, ofHabit]) => [id, listed(ofHabit, (day) => day >= recent)]),
  );
};

/** Deletes the amounts of a habit: each third of its years, whether or not it has some. */
export const deleteAmounts = async (
  userId: string,
  habitId: string,
  years: readonly number[],
): Promise<void> => {
  for (const year of years) {
    await settled(thirdsOfYear(year).map((third) => removeThird(userId, habitId, third)));
  }
};
