import { hasDay } from '#shared/core/daySet.ts';
import { type Day, yearOf } from '#shared/core/days.ts';
import {
  type AmountRecord,
  amountOfTick,
  targetOn,
  tickNeedsAmount,
  withAmountRecord,
} from '#shared/habits/amounts.ts';
import { type DayRecord, withDayRecord } from '#shared/habits/dayRecord.ts';
import type { DaySetting } from '#shared/habits/model.ts';
import { invalid } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import type { Key } from '../../table/keys.ts';
import { getItem } from '../../table/reading.ts';
import { type Revision, reviseItem } from '../../table/revision.ts';
import { type AmountPeriod, periodOf } from './amountItems.ts';
import { readPeriod, removePeriod, writeAmounts } from './amounts.ts';
import { revisionByAmounts, revisionOf } from './bitmaps.ts';
import { parseHabit, type StoredHabit } from './item.ts';
import { habitKeys } from './keys.ts';
import { requireRoom, writeNotes } from './notes.ts';
import { openNoteYear } from './openYears.ts';

export type HabitDay = { readonly userId: string; readonly id: string; readonly day: Day };

/** Sets what is sent of a day. The note is written last, when the habit is known to be there. */
export const setHabitDay = async (
  which: HabitDay,
  { note, ...record }: DaySetting,
): Promise<StoredHabit> => {
  const { userId, id, day } = which;
  const recordOf: RecordOf = (habit) => {
    if (habit.kind === 'check' && record.amount !== undefined) {
      throw invalid('amount', 'Only a habit of the kind amount has amounts');
    }
    if (habit.kind === 'amount' && record.completed !== undefined) {
      throw invalid('completed', 'A day of this habit is completed by its amount');
    }
    return record;
  };
  const texts = new Map([[day, note ?? '']]);
  await requireRoom(userId, id, texts);
  const isRecorded = Object.values(record).some((value) => value !== undefined);
  const key = habitKeys.habit(userId, id);
  const item = isRecorded ? await recordDay(which, recordOf) : await readHabit(key);
  const habit = parseHabit(item);
  if (note === undefined) return habit;
  const year = yearOf(day);
  const isOpen = habit.noteYears.includes(year);
  // A year that was never opened has no note to clear.
  if (note === '' && !isOpen) return habit;
  const opened = isOpen ? habit : parseHabit(await openNoteYear(key, year, item));
  await writeNotes(userId, id, texts);
  return opened;
};

/** A habit for half the price of a consistent read, unless it seems not to be there. */
const readHabit = async (key: Key): Promise<Item | undefined> =>
  (await getItem(key)) ?? getItem(key, true);

/**
 * Sets the completion of a day, or flips it. Of an amount habit: a day that is to be completed gets the nearest amount that
 * completes it (the target, or 0 of at-most), one that is no longer completed loses its amount.
 */
export const toggleHabitDay = async (
  which: HabitDay,
  completed?: boolean,
): Promise<StoredHabit> => {
  const recordOf: RecordOf = (habit) => ({
    completed: completed ?? !hasDay(habit.completed, which.day),
  });
  return parseHabit(await recordDay(which, recordOf, completed === undefined));
};

/** What a day is to be, of a habit as it is. */
type RecordOf = (habit: StoredHabit) => DayRecord & AmountRecord;

/**
 * Sets whether a day is completed or skipped. DynamoDB has no bit operations, so the year's bitmaps are replaced on
 * the condition that both are unchanged since they were read: no day gets into both. The first day of a habit counts as a
 * change of its facts, so that its kind can't change at the same moment.
 */
const recordDay = async (
  which: HabitDay,
  recordOf: RecordOf,
  isOnce = false,
): Promise<Item | undefined> => {
  const { userId, id, day } = which;
  const amounts = amountRecorder(which, recordOf);
  const key = habitKeys.habit(userId, id);
  const revise = async (item: Item) => {
    const before = parseHabit(item);
    if (before.kind === 'amount') return amounts.revise(item);
    await amounts.takeBack();
    const after = withDayRecord(before, day, recordOf(before));
    const revision = revisionOf(item, yearOf(day), before, after);
    return revision && { ...revision, isOnce };
  };
  // Half the price of a consistent read: what is stale is read again.
  const item = await reviseItem(key, revise, await getItem(key));
  if (!item && amounts.isWritten()) await removePeriod(userId, id, periodOf(day));
  return item;
};

/**
 * A day of an amount habit is two writes, without a transaction: its amount, then the days that the amounts of its period
 * complete. The second one is computed from a period that was read after the habit, and counts up the habit's
 * `version` on the condition that nobody else has: whoever writes the habit last has seen every amount that was
 * written before, so the completed days are those of the amounts. A call that was cut off between its writes is made whole
 * by its repetition, or by the next one of that period. The first amount of a year opens the year with the second write.
 */
const amountRecorder = ({ userId, id, day }: HabitDay, recordOf: RecordOf) => {
  let record: AmountRecord | undefined;
  const year = yearOf(day);
  const period = periodOf(day);

  /** A completion is what only a toggle sends. */
  const asAmount = async (
    habit: StoredHabit,
    { completed, ...sent }: DayRecord & AmountRecord,
  ): Promise<AmountRecord> => {
    const aim = targetOn(habit.targets, day);
    if (completed === undefined || !aim) return sent;
    const recorded = tickNeedsAmount(completed, day, habit, aim)
      ? (await readPeriod(userId, id, period, false)).amounts.get(day)
      : undefined;
    return amountOfTick(completed, hasDay(habit.completed, day), recorded, aim);
  };

  const isWritten = (): boolean => record?.amount !== undefined;
  const write = (amount: number | null) =>
    writeAmounts(userId, id, period, new Map([[day, amount]]));

  return {
    isWritten,
    /** Of a habit that is to be ticked by now, and so had no amount before. */
    takeBack: async (): Promise<void> => {
      if (isWritten()) await write(null);
      record = undefined;
    },
    revise: async (item: Item): Promise<Revision | undefined> => {
      const before = parseHabit(item);
      let now: AmountPeriod | undefined;
      if (!record) {
        const decided = await asAmount(before, recordOf(before));
        if (decided.amount === undefined && decided.skipped === undefined) return undefined;
        if (decided.amount !== undefined) now = await write(decided.amount);
        record = decided;
      }
      if (record.amount === undefined && record.skipped) {
        return revisionOf(item, year, before, withAmountRecord(before, day, record, new Map(), []));
      }
      now ??= await readPeriod(userId, id, period);
      const set = withAmountRecord(before, day, record, now.amounts, before.targets);
      return revisionByAmounts(item, year, [now], before, set);
    },
  };
};
