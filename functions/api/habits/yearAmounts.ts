import { type Day, endOfMonth, monthOf, startOfMonth } from '#shared/core/days.ts';
import { type AmountRecord, completedBy, withAmountRecord } from '#shared/habits/amounts.ts';
import { invalid, notFound } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { keys } from '../../table/keys.ts';
import { ifUnchanged } from '../../table/revision.ts';
import { removeItem } from '../../table/updating.ts';
import { readMonth, writeAmounts } from './amounts.ts';
import { changedBitmaps, nextVersion } from './bitmaps.ts';
import { parseHabit, yearFields } from './item.ts';
import type { HabitYear, Recorder, YearSent } from './year.ts';
import { openYear } from './years.ts';

/**
 * Days of an amount habit: the amounts of each month, then the days that these complete, on the same condition as a
 * single day's, see days.ts.
 */
export const amountsRecorder = (
  { userId, id, year }: HabitYear,
  { completed, skipped, amounts, clear }: YearSent,
): Recorder => {
  const key = keys.habit(userId, id);
  const written = new Map<Day, number | null>(clear.map((day) => [day, null]));
  for (const { date, amount } of amounts) written.set(date, amount);
  const months = [...new Set([...written.keys(), ...skipped].map(monthOf))];
  let isWritten = false;

  /** The amounts of all months after the first time, when they are written. */
  const amountsNow = async (isOpen: boolean) => {
    const ofMonths = await Promise.all(
      months.map((month) => {
        const own = [...written].filter(([day]) => monthOf(day) === month);
        return isWritten || !isOpen || own.length === 0
          ? readMonth(userId, id, `${month}-01`)
          : writeAmounts(userId, id, month, new Map(own));
      }),
    );
    isWritten = isOpen;
    return new Map(ofMonths.flatMap((amounts) => [...amounts]));
  };

  /** The habit once the year is open, if there are amounts to write. */
  const opened = async (item: Item): Promise<Item> => {
    if (amounts.length === 0 || parseHabit(item).amountYears.includes(year)) return item;
    const after = await openYear(key, 'amountYears', year, requireAmounts);
    if (!after) throw notFound('habit');
    return after;
  };

  return {
    revise: async (seen) => {
      requireAmounts(seen);
      if (completed.length > 0) {
        throw invalid('completed', 'A day of this habit is completed by its amount');
      }
      if (months.length === 0) return undefined;
      const item = isWritten ? seen : await opened(seen);
      const before = parseHabit(item);
      const now = await amountsNow(before.amountYears.includes(year));
      let after = before;
      const set = (day: Day, record: AmountRecord) => {
        after = withAmountRecord(after, day, record, now, before.targets);
      };
      for (const day of clear) set(day, { skipped: false });
      for (const { date, amount } of amounts) set(date, { amount });
      for (const day of skipped) set(day, { skipped: true });
      for (const month of months) {
        const first = `${month}-01`;
        after = completedBy(after, now, before.targets, [startOfMonth(first), endOfMonth(first)]);
      }
      return {
        changes: { ...changedBitmaps(year, before, after), ...nextVersion(item) },
        expected: ifUnchanged(item, [...yearFields(year), 'version']),
      };
    },
    undo: async () => {
      if (!isWritten) return;
      await Promise.all(months.map((month) => removeItem(keys.amounts(userId, month, id))));
    },
  };
};

const requireAmounts = (item: Item): void => {
  if (parseHabit(item).kind === 'amount') return;
  throw invalid('amounts', 'This habit has become one to tick');
};
