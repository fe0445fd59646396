import { hasDay } from '#shared/core/daySet.ts';
import { type Day, endOfMonth, monthOf, startOfMonth, yearOf } from '#shared/core/days.ts';
import {
  type AmountRecord,
  type Amounts,
  amountOfTick,
  completedBy,
  targetOn,
  withAmountRecord,
} from '#shared/habits/amounts.ts';
import { type DayRecord, withDayRecord } from '#shared/habits/dayRecord.ts';
import type { DaySetting } from '#shared/habits/model.ts';
import { invalid, notFound } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { keys } from '../../table/keys.ts';
import { getItem } from '../../table/reading.ts';
import { ifUnchanged, type Revision, reviseItem } from '../../table/revision.ts';
import { removeItem } from '../../table/updating.ts';
import { readMonth, writeAmount } from './amounts.ts';
import { changedBitmaps, nextVersion, revisionOf } from './bitmaps.ts';
import { parseHabit, type StoredHabit, yearFields } from './item.ts';
import { writeNote } from './notes.ts';
import { openYear } from './years.ts';

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
  const isRecorded = Object.values(record).some((value) => value !== undefined);
  const habit = isRecorded
    ? await recordDay(which, recordOf)
    : parseHabit(await getItem(keys.habit(userId, id), true));
  if (note === undefined) return habit;
  const year = yearOf(day);
  const isOpen = habit.noteYears.includes(year);
  // A year that was never opened has no note to clear.
  if (note === '' && !isOpen) return habit;
  const key = keys.habit(userId, id);
  const opened = isOpen ? habit : parseHabit(await openYear(key, 'noteYears', year));
  await writeNote(userId, id, day, note);
  return opened;
};

/**
 * Sets the completion of a day, or flips it. Of an amount habit: a day that is to be completed gets the nearest amount that
 * completes it (the target, or 0 of at-most), one that is no longer completed loses its amount.
 */
export const toggleHabitDay = (which: HabitDay, completed?: boolean): Promise<StoredHabit> =>
  recordDay(
    which,
    (habit) => ({ completed: completed ?? !hasDay(habit.completed, which.day) }),
    completed === undefined,
  );

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
): Promise<StoredHabit> => {
  const { userId, id, day } = which;
  const amounts = amountRecorder(which, recordOf);
  const key = keys.habit(userId, id);
  const revise = async (item: Item) => {
    const before = parseHabit(item);
    if (before.kind === 'amount') return amounts.revise(item);
    const after = withDayRecord(before, day, recordOf(before));
    const revision = revisionOf(item, yearOf(day), before, after);
    return revision && { ...revision, isOnce };
  };
  // Half the price of a consistent read: what is stale is read again.
  const item = await reviseItem(key, revise, await getItem(key));
  if (!item && amounts.isWritten()) await removeItem(keys.amounts(userId, monthOf(day), id));
  return parseHabit(item);
};

/**
 * A day of an amount habit is two writes, without a transaction: its amount, then the days that the amounts of its month
 * complete. The second one is computed from a month that was read after the habit, and counts up the habit's
 * `version` on the condition that nobody else has: whoever writes the habit last has seen every amount that was
 * written before, so the completed days are those of the amounts. A call that was cut off between its writes is made whole
 * by its repetition, or by the next one of that month.
 */
const amountRecorder = ({ userId, id, day }: HabitDay, recordOf: RecordOf) => {
  let record: AmountRecord | undefined;
  const key = keys.habit(userId, id);
  const year = yearOf(day);
  const month = [startOfMonth(day), endOfMonth(day)] as const;

  /** The habit once the day's year is open. */
  const opened = async (item: Item): Promise<Item> => {
    if (parseHabit(item).amountYears.includes(year)) return item;
    const after = await openYear(key, 'amountYears', year, (item) => {
      if (parseHabit(item).kind !== 'amount') {
        throw invalid('amount', 'This habit has become one to tick');
      }
    });
    if (!after) throw notFound('habit');
    return after;
  };

  /** A completion is what only a toggle sends. */
  const asAmount = async (
    habit: StoredHabit,
    { completed, ...sent }: DayRecord & AmountRecord,
  ): Promise<AmountRecord> => {
    const aim = targetOn(habit.targets, day);
    if (completed === undefined || !aim) return sent;
    const amounts = await readMonth(userId, id, day);
    return amountOfTick(completed, hasDay(habit.completed, day), amounts.get(day), aim);
  };

  return {
    isWritten: () => record?.amount !== undefined,
    revise: async (seen: Item): Promise<Revision | undefined> => {
      let item = seen;
      let amounts: Amounts | undefined;
      if (!record) {
        const habit = parseHabit(item);
        const decided = await asAmount(habit, recordOf(habit));
        if (decided.amount === undefined && decided.skipped === undefined) return undefined;
        // A year that was never opened has no amount to clear.
        if (decided.amount === null && !habit.amountYears.includes(year)) return undefined;
        if (decided.amount !== undefined) {
          if (decided.amount !== null) item = await opened(item);
          amounts = await writeAmount(userId, id, day, decided.amount);
        }
        record = decided;
      }
      const before = parseHabit(item);
      const { amount, skipped } = record;
      if (amount === undefined && skipped) {
        return revisionOf(item, year, before, withAmountRecord(before, day, record, new Map(), []));
      }
      amounts ??= await readMonth(userId, id, day);
      const set = withAmountRecord(before, day, record, amounts, before.targets);
      const after = completedBy(set, amounts, before.targets, month);
      return {
        changes: { ...changedBitmaps(year, before, after), ...nextVersion(item) },
        expected: ifUnchanged(item, [...yearFields(year), 'version']),
      };
    },
  };
};
