import { addDays, type Day, LAST_DAY } from '#shared/core/days.ts';
import { waitForAll } from '#shared/core/waitForAll.ts';
import { type Amounts, firstListedDay } from '#shared/habits/amounts.ts';
import type { DayAmount } from '#shared/habits/model.ts';
import type { Item } from '../../table/item.ts';
import { getItem, queryItems } from '../../table/reading.ts';
import { retryOnConflict } from '../../table/retryOnConflict.ts';
import type { Step } from '../../table/transactions.ts';
import { removeItem, updateItem, upsertItem } from '../../table/updating.ts';
import {
  type AmountPeriod,
  fieldOf,
  fieldsOf,
  parsePeriod,
  parsePeriods,
  periodOf,
  periodsOfYear,
} from './amountItems.ts';
import type { StoredHabit } from './item.ts';
import { habitKeys, habitRanges } from './keys.ts';
import type { Window } from './view.ts';

export const readPeriod = async (
  userId: string,
  habitId: string,
  period: string,
  consistent = true,
): Promise<AmountPeriod> =>
  parsePeriod(period, await getItem(habitKeys.amounts(userId, period, habitId), consistent));

/** Sets or clears (null) amounts of days of a period, whose item need not exist. Returns the period's new amounts. */
export const writeAmounts = async (
  userId: string,
  habitId: string,
  period: string,
  amounts: ReadonlyMap<Day, number | null>,
): Promise<AmountPeriod> => {
  const key = habitKeys.amounts(userId, period, habitId);
  const set = [...amounts].filter(([, amount]) => amount !== null);
  const cleared = [...amounts].filter(([, amount]) => amount === null);
  let after: Item | undefined;
  if (cleared.length > 0) {
    const changes = fieldsOf(cleared.map(([day]) => [day, undefined]));
    after = (await retryOnConflict(() => updateItem(key, changes))).item;
  }
  if (set.length > 0) after = await upsertItem(key, fieldsOf(set), {});
  return parsePeriod(period, after);
};

/** `writeAmounts` of one day as a step, if its amount is still the one before. Without one after, it clears the day. */
export const amountStep = (
  userId: string,
  habitId: string,
  day: Day,
  { before, after }: { readonly before: number | undefined; readonly after: number | undefined },
): Step => ({
  Update: {
    Key: habitKeys.amounts(userId, periodOf(day), habitId),
    UpdateExpression: after === undefined ? 'REMOVE #day' : 'SET #day = :after',
    ConditionExpression: before === undefined ? 'attribute_not_exists(#day)' : '#day = :before',
    ExpressionAttributeNames: { '#day': fieldOf(day) },
    ExpressionAttributeValues: {
      ...(before !== undefined && { ':before': before }),
      ...(after !== undefined && { ':after': after }),
    },
  },
});

/** Deletes what was written for a habit that was deleted. */
export const removePeriod = (userId: string, habitId: string, period: string): Promise<void> =>
  removeItem(habitKeys.amounts(userId, period, habitId));

/** The periods between two days, both inclusive, in years that have amounts. */
const periodsIn = ({ amountYears }: StoredHabit, from: Day, to: Day): string[] =>
  amountYears
    .flatMap(periodsOfYear)
    .filter((period) => period >= periodOf(from) && period <= periodOf(to));

/** All amounts of a habit from a day on, read consistently. */
export const readAmountsFrom = async (
  userId: string,
  habit: StoredHabit,
  from: Day,
): Promise<Amounts> => {
  const reads = periodsIn(habit, from, LAST_DAY).map((period) =>
    readPeriod(userId, habit._id, period),
  );
  const periods = await Promise.all(reads);
  return new Map(periods.flatMap(({ amounts }) => [...amounts]));
};

const listed = (
  periods: readonly { readonly amounts: Amounts }[],
  isShown: (day: Day) => boolean,
) =>
  periods
    .flatMap(({ amounts }) => [...amounts])
    .filter(([date]) => isShown(date))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, amount]): DayAmount => ({ date, amount }));

/**
 * The amounts of a habit in a window, and recent ones, oldest first. The recent ones are those of a list, whether or
 * not their year is open, since the call with the first amount may have been interrupted. A habit of the kind check
 * costs no read.
 */
export const listAmounts = async (
  userId: string,
  habit: StoredHabit,
  { from, to }: Window,
  today: Day,
): Promise<DayAmount[]> => {
  if (habit.kind === 'check') return [];
  // A day may be in the future, after travelling west.
  const ahead = addDays(today, 1);
  const end = to < ahead ? to : ahead;
  const recent = firstListedDay(today);
  const periods = new Set([...periodsIn(habit, from, end), periodOf(recent), periodOf(ahead)]);
  const reads = [...periods].map((period) => getItem(habitKeys.amounts(userId, period, habit._id)));
  const items = (await Promise.all(reads)).filter((item) => item !== undefined);
  return listed(parsePeriods(items), (day) => day >= recent || (day >= from && day <= end));
};

/** The recent amounts of all habits, by habit id. */
export const listRecentAmounts = async (
  userId: string,
  today: Day,
): Promise<ReadonlyMap<string, DayAmount[]>> => {
  const recent = firstListedDay(today);
  const periods = parsePeriods(await queryItems(habitRanges.amounts(userId, periodOf(recent))));
  const byHabit = Map.groupBy(periods, ({ _id }) => _id);
  return new Map(
    [...byHabit].map(([id, ofHabit]) => [id, listed(ofHabit, (day) => day >= recent)]),
  );
};

/** Deletes the amounts of a habit: each period of its years, whether or not it has any. */
export const deleteAmounts = async (
  userId: string,
  habitId: string,
  years: readonly number[],
): Promise<void> => {
  for (const year of years) {
    await waitForAll(periodsOfYear(year).map((period) => removePeriod(userId, habitId, period)));
  }
};
