import type { Day } from '#shared/core/days.ts';
import { waitForAll } from '#shared/core/waitForAll.ts';
import { type AmountRecord, withAmountRecord } from '#shared/habits/amounts.ts';
import { habitReasons } from '#shared/habits/reasons.ts';
import { invalid } from '../../problem.ts';
import { type AmountPeriod, periodOf } from './amountItems.ts';
import { readPeriod, removePeriod, writeAmounts } from './amounts.ts';
import { revisionByAmounts } from './bitmaps.ts';
import { parseHabit } from './item.ts';
import type { HabitYear, Recorder, YearSent } from './yearRecorder.ts';

/**
 * Sets days of an amount habit: the amounts of each period, then the days that they complete, on the same condition as
 * for a single day, see days.ts.
 */
export const amountsRecorder = (
  { userId, id, year }: HabitYear,
  { completed, skipped, amounts, clear }: YearSent,
): Recorder => {
  const sent = new Map<Day, number | null>(clear.map((day) => [day, null]));
  for (const { date, amount } of amounts) sent.set(date, amount);
  const periods = [...new Set([...sent.keys(), ...skipped].map(periodOf))];
  let isWritten = false;

  /** Sets days, each in the item of its period. A period without any of them is only read. */
  const write = (days: ReadonlyMap<Day, number | null>): Promise<AmountPeriod[]> =>
    waitForAll(
      periods.map((period) => {
        const own = [...days].filter(([day]) => periodOf(day) === period);
        return own.length === 0
          ? readPeriod(userId, id, period)
          : writeAmounts(userId, id, period, new Map(own));
      }),
    );

  return {
    revise: async (item) => {
      const before = parseHabit(item);
      if (before.kind !== 'amount') {
        // It had no amount before.
        if (isWritten) await write(new Map([...sent.keys()].map((day) => [day, null])));
        throw invalid('amounts', habitReasons.hasBecomeTicked());
      }
      if (completed.length > 0) {
        throw invalid('completed', habitReasons.tickOfAmount());
      }
      if (periods.length === 0) return undefined;
      const now = await write(isWritten ? new Map() : sent);
      isWritten = true;
      const all = new Map(now.flatMap((one) => [...one.amounts]));
      let after = before;
      const set = (day: Day, record: AmountRecord) => {
        after = withAmountRecord(after, day, record, all, before.targets);
      };
      for (const day of clear) set(day, { skipped: false });
      for (const { date, amount } of amounts) set(date, { amount });
      for (const day of skipped) set(day, { skipped: true });
      return revisionByAmounts(item, year, now, before, after);
    },
    undo: async () => {
      if (!isWritten) return;
      await waitForAll(periods.map((period) => removePeriod(userId, id, period)));
    },
  };
};
