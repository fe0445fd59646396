import { mean } from '../core/counting.ts';
import { daysIn, hasDay, NO_DAYS, withDay } from '../days/daySet.ts';
import {
  addDays,
  type Calendar,
  type Day,
  endOfMonth,
  endOfWeek,
  startOfMonth,
  startOfWeek,
} from '../days/days.ts';
import { withAmountOn } from './allAmounts.ts';
import type { RecordedDays } from './dayRecord.ts';
import {
  type AmountTally,
  amountsWindow,
  type DayAmount,
  type Direction,
  type Habit,
  type Target,
  totalPerOf,
} from './model.ts';

/** Amounts by day. Days without an amount are missing. */
export type Amounts = ReadonlyMap<Day, number>;

type Aim = Pick<Target, 'target' | 'direction' | 'targetPer'>;

/** The target on a day. The first target also applies before its own `from`. Undefined for habits of kind 'check'. */
export const targetOn = (targets: readonly Target[], day: Day): Target | undefined =>
  targets.findLast(({ from }) => from <= day) ?? targets[0];

/**
 * Whether an amount completes its day. Examples: 8 completes a day of at least 8. Both 5 and 0 complete a day of at
 * most 5, but a day without an amount is not complete. A target for a whole week or month works differently. For at
 * least 120, any amount above 0 completes its day. For at most 10, any amount completes its day, even 0.
 */
export const isReached = (amount: number | undefined, aim: Aim): boolean => {
  if (amount === undefined) return false;
  const { target, direction } = aim;
  if (totalPerOf(aim)) return direction === 'at-most' || amount > 0;
  return direction === 'at-least' ? amount >= target : amount <= target;
};

/**
 * The completing amount that is nearest to the recorded one. Examples: for at least 8, 5 becomes 8. For at most 5, 7
 * becomes 5, and a day without an amount gets 0.
 */
export const completingAmount = (amount = 0, { target, direction }: Aim): number =>
  direction === 'at-least' ? Math.max(amount, target) : Math.min(amount, target);

/**
 * The change that a tick makes. Completing a day sets the nearest amount that completes it. Uncompleting a day clears
 * its amount. Empty if the day needs no change.
 */
export const amountOfTick = (
  completed: boolean,
  isDone: boolean,
  amount: number | undefined,
  aim: Aim,
): AmountRecord => {
  if (completed === isDone) return {};
  return completed ? { amount: completingAmount(amount, aim), skipped: false } : { amount: null };
};

/**
 * Derives the records of the days between `from` and `to` from their amounts. A day with an amount is recorded. It is
 * completed if the amount reaches that day's target and the day is not skipped. Returns all records, or the same object
 * if nothing changes.
 */
export function completedBy<R extends RecordedDays>(
  records: R,
  amounts: Amounts,
  targets: readonly Target[],
  [from, to]: readonly [Day, Day],
): R {
  const { recorded: before = NO_DAYS } = records;
  let { completed, allAmounts } = records;
  let recorded = before;
  const set = (day: Day) => {
    const aim = targetOn(targets, day);
    const isDone =
      aim !== undefined && isReached(amounts.get(day), aim) && !hasDay(records.skipped, day);
    completed = withDay(completed, day, isDone);
    recorded = withDay(recorded, day, amounts.has(day));
    allAmounts &&= withAmountOn(allAmounts, day, amounts.get(day));
  };
  for (const day of daysIn(completed, from, to)) set(day);
  for (const day of daysIn(recorded, from, to)) set(day);
  for (const day of amounts.keys()) if (day >= from && day <= to) set(day);
  const isSame =
    completed === records.completed && recorded === before && allAmounts === records.allAmounts;
  return isSame ? records : { ...records, completed, recorded, ...(allAmounts && { allAmounts }) };
}

/** The change to a day of an amount habit. Undefined fields stay unchanged. */
export type AmountRecord = {
  readonly skipped?: boolean | undefined;
  /** Null clears it. */
  readonly amount?: number | null | undefined;
};

/**
 * The records after a change to one day of an amount habit. `amounts` already has the day's new amount. A skipped day
 * keeps its amount, but the amount does not complete it. Sending an amount that completes the day clears skipped.
 * Example: for at least 8, on a skipped day, sending 3 leaves it skipped, and sending 8 completes it.
 */
export function withAmountRecord<R extends RecordedDays>(
  records: R,
  day: Day,
  { skipped, amount }: AmountRecord,
  amounts: Amounts,
  targets: readonly Target[],
): R {
  const aim = targetOn(targets, day);
  const clears = amount !== undefined && aim !== undefined && isReached(amounts.get(day), aim);
  const isSkipped = skipped ?? (clears ? false : undefined);
  const after =
    isSkipped === undefined
      ? records
      : { ...records, skipped: withDay(records.skipped, day, isSkipped) };
  return completedBy(after, amounts, targets, [day, day]);
}

/** Whether any day of a habit is recorded, or ever had an amount. If so, its kind can't change. */
export const isRecorded = ({
  completed,
  skipped,
  amountYears,
}: RecordedDays & Pick<Habit, 'amountYears'>): boolean =>
  completed.size > 0 || skipped.size > 0 || amountYears.length > 0;

/** Rounds a sum of hundredths, because its last bits have floating-point errors. */
export const roundedAmount = (sum: number): number => Math.round(sum * 100) / 100;

/**
 * The stats of amounts. Example for at least 8: the amounts 8, 6.5 and 4 give 3 days, total 18.5, mean 6.17, best 8.
 * All are 0 if there are no amounts.
 */
export function tallyAmounts(
  amounts: readonly DayAmount[],
  direction: Direction | null | undefined,
): AmountTally {
  const numbers = amounts.map(({ amount }) => amount);
  const best = direction === 'at-most' ? Math.min : Math.max;
  return {
    days: numbers.length,
    total: roundedAmount(numbers.reduce((sum, amount) => sum + amount, 0)),
    mean: mean(numbers, 2),
    best: numbers.length === 0 ? 0 : best(...numbers),
  };
}

export const amountsBetween = (amounts: readonly DayAmount[], from: Day, to: Day): DayAmount[] =>
  amounts.filter(({ date }) => date >= from && date <= to);

/** The stats of the amounts in the current week and month. */
export function amountStatsOf(
  amounts: readonly DayAmount[],
  targets: readonly Target[],
  { today, weekStartsOn }: Calendar,
): NonNullable<Habit['amountStats']> {
  const direction = targetOn(targets, today)?.direction;
  const tally = (from: Day, to: Day) => tallyAmounts(amountsBetween(amounts, from, to), direction);
  return {
    week: tally(startOfWeek(today, weekStartsOn), endOfWeek(today, weekStartsOn)),
    month: tally(startOfMonth(today), endOfMonth(today)),
  };
}

/** The list with the amount of one day set or removed. The oldest day is first. */
export const withAmount = (
  amounts: readonly DayAmount[],
  date: Day,
  amount: number | null,
): DayAmount[] => {
  const others = amounts.filter((one) => one.date !== date);
  if (amount === null) return others;
  return [...others, { date, amount }].sort((a, b) => (a.date < b.date ? -1 : 1));
};

const indexed = new WeakMap<readonly DayAmount[], Amounts>();

/** The amounts of a response by day, cached per list. */
export function amountsByDay(amounts: readonly DayAmount[]): Amounts {
  const known = indexed.get(amounts);
  if (known) return known;
  const byDay: Amounts = new Map(amounts.map(({ date, amount }) => [date, amount]));
  indexed.set(amounts, byDay);
  return byDay;
}

/** The first day for which every list has the amounts. A list has 92 days, so on 22 November 2026 it is 23 August. */
export const firstListedDay = (today: Day): Day => addDays(today, 1 - amountsWindow);
