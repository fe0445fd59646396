import type { Day } from '#shared/core/days.ts';
import { amountsByDay } from '#shared/habits/amounts.ts';
import type { Habit } from '#shared/habits/model.ts';

/** The amount of a day. Undefined if the habit's listed amounts don't include the day. */
export const amountOn = ({ amounts = [] }: Pick<Habit, 'amounts'>, day: Day): number | undefined =>
  amountsByDay(amounts).get(day);
