import { type Calendar, type Day, startOfMonth, startOfWeek } from '../days/days.ts';
import { tallyAmounts } from './amounts.ts';
import type { AmountTally, DayAmount, Direction } from './model.ts';

/** A week or a month with the stats of its amounts. */
export interface AmountSpan extends AmountTally {
  readonly from: Day;
}

const spansOf = (
  amounts: readonly DayAmount[],
  direction: Direction | null,
  startOfSpan: (day: Day) => Day,
): AmountSpan[] =>
  [...Map.groupBy(amounts, ({ date }) => startOfSpan(date))].map(([from, ofSpan]) => ({
    from,
    ...tallyAmounts(ofSpan, direction),
  }));

/** The weeks and months that have an amount, in the order of the amounts. */
export const amountWeeks = (
  amounts: readonly DayAmount[],
  direction: Direction | null,
  { weekStartsOn }: Pick<Calendar, 'weekStartsOn'>,
): AmountSpan[] => spansOf(amounts, direction, (day) => startOfWeek(day, weekStartsOn));

export const amountMonths = (
  amounts: readonly DayAmount[],
  direction: Direction | null,
): AmountSpan[] => spansOf(amounts, direction, startOfMonth);
