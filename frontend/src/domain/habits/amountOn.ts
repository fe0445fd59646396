import type { Day } from '#shared/core/days.ts';
import { amountIn, unpackAmounts } from '#shared/habits/allAmounts.ts';
import { amountsByDay } from '#shared/habits/amounts.ts';
import type { Habit } from '#shared/habits/model.ts';

/**
 * The amount of a day. Undefined if the habit's listed amounts don't include the day. A total has the amounts of all
 * days.
 */
export const amountOn = (
  { amounts = [], allAmounts }: Pick<Habit, 'amounts' | 'allAmounts'>,
  day: Day,
): number | undefined =>
  allAmounts ? amountIn(unpackAmounts(allAmounts), day) : amountsByDay(amounts).get(day);
