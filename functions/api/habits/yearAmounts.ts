import type { Day } from '#shared/core/days.ts';
import { settled } from '#shared/core/waitForAll.ts';
import { type AmountRecord, withAmountRecord } from '#shared/habits/amounts.ts';
import { invalid } from '../../problem.ts';
import { type Third, thirdOf } from './amountItems.ts';
import { readThird, removeThird, writeAmounts } from './amounts.ts';
import { revisionByAmounts } from './bitmaps.ts';
import { parseHabit } from './item.ts';
import type { HabitYear, Recorder, YearSent } from './yearRecorder.ts';

/**
 * Days of an amount habit: the amounts of each third, then the days that these complete, on the same condition as a
 * single day's, see days.ts.
 */
export const amountsRecorder = (
  { userId, id, year }: HabitYear,
  { completed, skipped, amounts, clear }: YearSent,
): Recorder => {
  const sent = new Map<Day, number | null>(clear.map((day) => [day, null]));
  for (const { date, amount } of amounts) sent.set(date, amount);
  const thirds = [...new Set([...sent.keys(), ...skipped].map(thirdOf))];
  let isWritten = false;

  /** Sets days, each in the item of its third; a third without one of them is read. */
  const write = (days: ReadonlyMap<Day, number | null>): Promise<Third[]> =>
    settled(
      thirds.map((third) => {
        const own = [...days].filter(([day]) => thirdOf(day) === third);
        return own.length === 0
          ? readThird(userId, id, third)
          : writeAmounts(userId, id, third, new Map(own));
      }),
    );

  return {
    revise: async (item) => {
      const before = parseHabit(item);
      if (before.kind !== 'amount') {
        // It had no amount before.
        if (isWritten) await write(new Map([...sent.keys()].map((day) => [day, null])));
        throw invalid('amounts', 'This habit has become one to tick');
      }
      if (completed.length > 0) {
        throw invalid('completed', 'A day of this habit is completed by its amount');
      }
      if (thirds.length === 0) return undefined;
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
      await settled(thirds.map((third) => removeThird(userId, id, third)));
    },
  };
};
