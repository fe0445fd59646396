import { waitForAll } from '#shared/core/waitForAll.ts';
import { addDays, type Day, LAST_DAY, monthOf } from '#shared/days/days.ts';
import { type Amounts, firstListedDay } from '#shared/habits/amounts.ts';
import { amountOf, type DayAmountState, untouched } from '#shared/habits/dayAmount.ts';
import { getItem, queryItems } from '../../table/reading.ts';
import type { Step } from '../../table/transactions.ts';
import { removeItem, updateExpressions } from '../../table/updating.ts';
import {
  amountsIn,
  attributesOf,
  type Month,
  monthsOfYear,
  parseMonth,
  parseMonths,
} from './amountItems.ts';
import type { StoredHabit } from './item.ts';
import { habitKeys, habitRanges } from './keys.ts';
import type { ListedAmounts, Window } from './view.ts';

export const readMonth = async (
  userId: string,
  habitId: string,
  month: string,
  consistent = true,
): Promise<Month> =>
  parseMonth(await getItem(habitKeys.amounts(userId, month, habitId), consistent));

/** Returns the amount of a day, eventually consistent. */
export const readAmount = async (
  userId: string,
  habitId: string,
  day: Day,
): Promise<number | undefined> =>
  amountOf((await readMonth(userId, habitId, monthOf(day), false)).get(day) ?? untouched);

/** Returns the recorded days of several months, read consistently. */
export const readMonths = async (
  userId: string,
  habitId: string,
  months: Iterable<string>,
): Promise<Month> => {
  const reads = [...new Set(months)].map((month) => readMonth(userId, habitId, month));
  return new Map((await Promise.all(reads)).flatMap((month) => [...month]));
};

/**
 * Returns the steps that write the changed days. The steps need no condition of their own: the same transaction
 * also changes the habit's `version`, and fails if the version changed meanwhile.
 */
export const amountSteps = (
  userId: string,
  habitId: string,
  before: Month,
  after: Month,
): Step[] => {
  const changed = [...after].filter(([day, one]) => !isSame(one, before.get(day) ?? untouched));
  return [...Map.groupBy(changed, ([day]) => monthOf(day))].map(([month, days]) => {
    const { ConditionExpression: _, ...update } = updateExpressions(attributesOf(days), {});
    return { Update: { Key: habitKeys.amounts(userId, month, habitId), ...update } };
  });
};

const isSame = (a: DayAmountState, b: DayAmountState): boolean =>
  a.set === b.set && a.setBy === b.setBy && a.added === b.added && a.replaced === b.replaced;

/** Returns the months between two days, both inclusive, if their year has amounts. */
const monthsIn = ({ amountYears }: StoredHabit, from: Day, to: Day): string[] =>
  amountYears
    .flatMap(monthsOfYear)
    .filter((month) => month >= monthOf(from) && month <= monthOf(to));

/** Returns all amounts of a habit from a day's month on, read consistently. */
export const readAmountsFrom = async (
  userId: string,
  habit: StoredHabit,
  from: Day,
): Promise<Amounts> =>
  amountsIn(await readMonths(userId, habit._id, monthsIn(habit, from, LAST_DAY)));

const listed = (
  months: readonly { readonly days: Month }[],
  isShown: (day: Day) => boolean,
): ListedAmounts => {
  const days = months
    .flatMap(({ days }) => [...days])
    .filter(([date]) => isShown(date))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const added = days.flatMap(([day, { added }]) => (added === 0 ? [] : [[day, added] as const]));
  return {
    amounts: [...amountsIn(new Map(days))].map(([date, amount]) => ({ date, amount })),
    added: Object.fromEntries(added),
  };
};

/** Returns a habit's amounts in a window, plus the recent amounts. */
export const listAmounts = async (
  userId: string,
  habit: StoredHabit,
  { from, to }: Window,
  today: Day,
): Promise<ListedAmounts> => {
  // A day that was recorded before travelling west can be one day after today.
  const ahead = addDays(today, 1);
  const end = to < ahead ? to : ahead;
  const recent = firstListedDay(today);
  const months = new Set([...monthsIn(habit, from, end), ...monthsIn(habit, recent, ahead)]);
  const reads = [...months].map((month) => getItem(habitKeys.amounts(userId, month, habit._id)));
  const items = (await Promise.all(reads)).filter((item) => item !== undefined);
  return listed(parseMonths(items), (day) => day >= recent || (day >= from && day <= end));
};

/** Returns the recent amounts of all habits, by habit id. */
export const listRecentAmounts = async (
  userId: string,
  today: Day,
): Promise<ReadonlyMap<string, ListedAmounts>> => {
  const recent = firstListedDay(today);
  const months = parseMonths(await queryItems(habitRanges.amounts(userId, monthOf(recent))));
  const byHabit = Map.groupBy(months, ({ _id }) => _id);
  return new Map(
    [...byHabit].map(([id, ofHabit]) => [id, listed(ofHabit, (day) => day >= recent)]),
  );
};

/** Deletes the amounts of a habit: every month of these years, whether or not it has an amount. */
export const deleteAmounts = async (
  userId: string,
  habitId: string,
  years: readonly number[],
): Promise<void> => {
  for (const year of years) {
    await waitForAll(
      monthsOfYear(year).map((month) => removeItem(habitKeys.amounts(userId, month, habitId))),
    );
  }
};
