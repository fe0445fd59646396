import type { Day } from '#shared/days/days.ts';
import { amountToAdd, type TimeUnit, timeUnitOn } from '#shared/habits/timed.ts';
import type { Item } from '../../table/item.ts';
import { getItem } from '../../table/reading.ts';
import { type Step, updateStep } from '../../table/transactions.ts';
import { type HabitDay, reviseDay } from './days.ts';
import { parseHabit } from './item.ts';
import { habitKeys } from './keys.ts';

/**
 * How a timer changes the amount of a day. The timer's transaction also writes the amount and whether the day is
 * completed. If the habit's days count as time, the transaction writes the day's activity as well. If the habit or the
 * amount has changed since the read, these steps fail and must be computed again.
 */

/** Returns whether a habit's amount is in minutes or hours. Undefined if it is neither. Throws 404 without the habit. */
export const readTimeUnit = async (
  userId: string,
  id: string,
  today: Day,
): Promise<TimeUnit | undefined> =>
  timeUnitOn(parseHabit(await getItem(habitKeys.habit(userId, id), true)), today);

export type TimedAddition = { readonly steps: readonly Step[]; readonly unit: TimeUnit };

/**
 * Returns the steps that add minutes to a day, in the habit's unit. Undefined if the habit was deleted or its
 * amount is not time.
 */
export const addTimed = async (
  which: HabitDay,
  minutes: number,
): Promise<TimedAddition | undefined> => {
  const item = await readHabit(which);
  const unit = item && timeUnitOn(parseHabit(item), which.day);
  return item && unit && { unit, steps: await stepsFor(which, item, minutes, unit) };
};

/**
 * Returns the steps that take minutes back from a day, in the unit in which they were added. Undefined if the habit was
 * deleted. If the day's amount is smaller than these minutes, it is cleared.
 */
export const takeBackTimed = async (
  which: HabitDay,
  minutes: number,
  unit: TimeUnit,
): Promise<readonly Step[] | undefined> => {
  const item = await readHabit(which);
  return item && stepsFor(which, item, -minutes, unit);
};

const readHabit = ({ userId, id }: HabitDay): Promise<Item | undefined> =>
  getItem(habitKeys.habit(userId, id), true);

const stepsFor = async (
  which: HabitDay,
  item: Item,
  minutes: number,
  unit: TimeUnit,
): Promise<readonly Step[]> => {
  const revision = await reviseDay(which, item, (_, amount) => ({
    add: amountToAdd(amount, minutes, unit),
  }));
  if (!revision) return [];
  const { changes, expected, otherSteps = [] } = revision;
  return [updateStep(habitKeys.habit(which.userId, which.id), changes, expected), ...otherSteps];
};
