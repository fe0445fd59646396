import { hasDay } from '#shared/core/daySet.ts';
import { yearOf } from '#shared/core/days.ts';
import {
  type AmountRecord,
  amountOfTick,
  targetOn,
  tickNeedsAmount,
  withAmountRecord,
} from '#shared/habits/amounts.ts';
import { type DayRecord, withDayRecord } from '#shared/habits/dayRecord.ts';
import type { DaySetting } from '#shared/habits/model.ts';
import { habitReasons } from '#shared/habits/reasons.ts';
import { invalid } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import type { Key } from '../../table/keys.ts';
import { getItem } from '../../table/reading.ts';
import { type Revision, reviseItem } from '../../table/revision.ts';
import { type AmountPeriod, periodOf } from './amountItems.ts';
import { readPeriod, removePeriod, writeAmounts } from './amounts.ts';
import { revisionByAmounts, revisionOf } from './bitmaps.ts';
import { amountWithTime, type HabitDay, tickWithTime } from './countedDays.ts';
import { parseHabit, type StoredHabit } from './item.ts';
import { habitKeys } from './keys.ts';
import { requireRoom, writeNotes } from './notes.ts';
import { openNoteYear } from './openYears.ts';
import { counts } from './time.ts';

/** Sets the sent fields of a day. The note is written last, when the habit is known to exist. */
export const setHabitDay = async (
  which: HabitDay,
  { note, ...record }: DaySetting,
): Promise<StoredHabit> => {
  const { userId, id, day } = which;
  const recordOf: RecordOf = (habit) => {
    if (habit.kind === 'check' && record.amount !== undefined) {
      throw invalid('amount', habitReasons.amountOfTicked());
    }
    if (habit.kind === 'amount' && record.completed !== undefined) {
      throw invalid('completed', habitReasons.tickOfAmount());
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

/** Reads a habit for half the price of a consistent read, unless it seems to be missing. */
const readHabit = async (key: Key): Promise<Item | undefined> =>
  (await getItem(key)) ?? getItem(key, true);

/**
 * Sets or toggles the completion of a day. For an amount habit, completing a day sets the nearest amount that completes
 * it (the target, or 0 for at-most); uncompleting it clears the amount.
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

/** Computes what to record for a day from the current habit. */
type RecordOf = (habit: StoredHabit) => DayRecord & AmountRecord;

/**
 * Sets whether a day is completed or skipped. DynamoDB has no bit operations, so the year's bitmaps are replaced on the
 * condition that both are unchanged since the read: no day gets into both. The first day of a habit counts as a change
 * of its facts, so that its kind can't change at the same time.
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
    if (counts(before)) return tickWithTime(which, item, before, after);
    const revision = revisionOf(item, yearOf(day), before, after);
    return revision && { ...revision, isOnce };
  };
  // Half the price of a consistent read; a stale item is read again.
  const item = await reviseItem(key, revise, await getItem(key));
  if (!item && amounts.isWritten()) await removePeriod(userId, id, periodOf(day));
  return item;
};

/**
 * A day of an amount habit takes two writes without a transaction: its amount, then the days that the amounts of its
 * period complete. The second one is computed from a period that was read after the habit. It increments the habit's
 * `version` on the condition that nobody else has. So the last writer of the habit has seen every amount written
 * before, and the completed days match the amounts. If a call is interrupted between its writes, a retry or the next
 * call in that period completes it. The first amount of a year opens the year with the second write.
 *
 * If its days count as time, all of it is one transaction, see countedDays.ts.
 */
const amountRecorder = (which: HabitDay, recordOf: RecordOf) => {
  const { userId, id, day } = which;
  let record: AmountRecord | undefined;
  const year = yearOf(day);
  const period = periodOf(day);

  /** Only a toggle sends a completion. */
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
    /** For a habit that is now to be ticked, and so had no amount before. */
    takeBack: async (): Promise<void> => {
      if (isWritten()) await write(null);
      record = undefined;
    },
    revise: async (item: Item): Promise<Revision | undefined> => {
      const before = parseHabit(item);
      const decided = record ?? (await asAmount(before, recordOf(before)));
      if (counts(before)) return amountWithTime(which, item, decided);
      let now: AmountPeriod | undefined;
      if (!record) {
        if (decided.amount === undefined && decided.skipped === undefined) return undefined;
        if (decided.amount !== undefined) now = await write(decided.amount);
        record = decided;
      }
      if (record.amount === undefined && record.skipped) {
        return revisionOf(item, year, before, withDayRecord(before, day, { skipped: true }));
      }
      now ??= await readPeriod(userId, id, period);
      const set = withAmountRecord(before, day, record, now.amounts, before.targets);
      return revisionByAmounts(item, year, [now], before, set);
    },
  };
};
