import { type Day, isDay } from '#shared/days/days.ts';
import { type DayOrder, type UnclearDate, UnclearDates } from '../found.ts';
import { isoDay } from './importDays.ts';
import type { Reading } from './reading.ts';
import { spreadsheetDay, wholeYear } from './spreadsheetDates.ts';

/** A date as spreadsheets write it: 28.10.2020, 10/28/2020, 28-10-20. */
const withYearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;

type Numbers = readonly [first: string, second: string, year: string];

const numbersIn = (date: string): Numbers | undefined => {
  const [, first, second, year] = withYearLast.exec(date.trim()) ?? [];
  return first && second && year ? [first, second, year] : undefined;
};

/** The order of day and month in a date, if it is certain. A number above 12 can't be a month. */
const orderShownBy = ([first, second]: Numbers): DayOrder | undefined => {
  const [isDayFirst, isMonthFirst] = [Number(first) > 12, Number(second) > 12];
  if (isDayFirst === isMonthFirst) return undefined;
  return isDayFirst ? 'day-first' : 'month-first';
};

const dayOf = ([first, second, year]: Numbers, order: DayOrder, today: Day): Day => {
  const [day, month] = order === 'day-first' ? [first, second] : [second, first];
  return isoDay(`${wholeYear(year, today)}-${month}-${day}`);
};

/** The order that several dates share. Undefined if no date shows it, or if dates contradict each other. */
const orderOf = (dates: readonly string[]): DayOrder | undefined => {
  const orders = new Set(
    dates.flatMap((date) => {
      const numbers = numbersIn(date);
      return (numbers && orderShownBy(numbers)) ?? [];
    }),
  );
  return orders.size === 1 ? [...orders][0] : undefined;
};

/** Returns the first date that would be a different day in each order. */
const unclearIn = (dates: readonly string[], today: Day): UnclearDate | undefined => {
  for (const text of dates) {
    const numbers = numbersIn(text);
    if (!numbers || orderShownBy(numbers)) continue;
    const [dayFirst, monthFirst] = [
      dayOf(numbers, 'day-first', today),
      dayOf(numbers, 'month-first', today),
    ];
    if (dayFirst !== monthFirst && isDay(dayFirst)) {
      return { text: text.trim(), 'day-first': dayFirst, 'month-first': monthFirst };
    }
  }
  return undefined;
};

/**
 * Reads the dates of a file as days, in the file's order of day and month. Text that is not a date stays unchanged, so
 * that a message can name it.
 * @param dates all dates of the file, because any of them may show the order
 * @throws UnclearDates if the order changes the day of a date, and neither the dates nor the person show the order
 */
export const dayReader = (
  dates: readonly string[],
  { today, dayOrder }: Pick<Reading, 'today' | 'dayOrder'>,
): ((date: string) => Day) => {
  const order = orderOf(dates) ?? dayOrder;
  const unclear = order ? undefined : unclearIn(dates, today);
  if (unclear) throw new UnclearDates(unclear);
  return (date) => {
    const numbers = numbersIn(date);
    if (!numbers) return spreadsheetDay(date, today) ?? isoDay(date);
    // If the order is still unknown, both orders mean the same day, or neither means a valid day.
    const day = dayOf(numbers, orderShownBy(numbers) ?? order ?? 'day-first', today);
    return isDay(day) ? day : date.trim();
  };
};
