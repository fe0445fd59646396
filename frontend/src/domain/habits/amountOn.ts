import type { Day } from '#shared/days/days.ts';
import { amountIn, unpackAmounts } from '#shared/habits/allAmounts.ts';
import { amountsByDay } from '#shared/habits/amounts.ts';
import type { Habit } from '#shared/habits/model.ts';

/**
 * The amount of a day. Undefined if the day has no amount, or if the habit's listed amounts don't include the day. A
 * habit with a total has the amounts of all its days.
 */
export const amountOn = (
  { amounts = [], allAmounts }: Pick<Habit, 'amounts' | 'allAmounts'>,
  day: Day,
): number | undefined =>
  allAmounts ? amountIn(unpackAmounts(allAmounts), day) : amountsByDay(amounts).get(day);
