import { hasDay } from '#shared/days/daySet.ts';
import { type Day, monthOf, yearOf } from '#shared/days/days.ts';
import { amountOfTick, targetOn, withAmountRecord } from '#shared/habits/amounts.ts';
import {
  amountOf,
  isOutdated,
  untouched,
  withAddition,
  withValue,
} from '#shared/habits/dayAmount.ts';
import { type RecordedDays, withDayRecord } from '#shared/habits/dayRecord.ts';
import { type DaySetting, totalPerOf } from '#shared/habits/model.ts';
import { habitReasons } from '#shared/habits/reasons.ts';
import { invalid } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { getItem } from '../../table/reading.ts';
import { type Revision, reviseItem } from '../../table/revision.ts';
import type { Step } from '../../table/transactions.ts';
import { additionSteps, isAdded } from './additions.ts';
import { amountSteps, readMonth } from './amounts.ts';
import { revisionOf } from './bitmaps.ts';
import { parseHabit, type StoredHabit } from './item.ts';
import { habitKeys } from './keys.ts';
import { requireRoom, writeNotes } from './notes.ts';
import { openNoteYear } from './openYears.ts';
import { countsAsTime, timeStepsOfDay } from './time.ts';

export type HabitDay = {
  readonly userId: string;
  readonly id: string;
  readonly day: Day;
  readonly now: Date;
  /** The habit's item, perhaps outdated, if it was read before. */
  readonly seen?: Item | undefined;
};

export type DayChange = Omit<DaySetting, 'note'>;

/** Computes the change from the current habit and the current amount of the day. */
type ChangeOf = (habit: StoredHabit, amount: number | undefined) => DayChange;

/** Sets the sent fields of a day. The note is written last, because by then the habit is known to exist. */
export const setHabitDay = async (
  which: HabitDay,
  { note, ...change }: DaySetting,
): Promise<StoredHabit> => {
  const { userId, id, day, seen } = which;
  const changeOf: ChangeOf = ({ kind }) => {
    const { amount, add, completed } = change;
    if (kind === 'check' && (amount !== undefined || add !== undefined)) {
      throw invalid(amount === undefined ? 'add' : 'amount', habitReasons.amountOfTicked());
    }
    if (kind === 'amount' && completed !== undefined) {
      throw invalid('completed', habitReasons.tickOfAmount());
    }
    return change;
  };
  const texts = new Map([[day, note ?? '']]);
  await requireRoom(userId, id, texts);
  const isRecorded = Object.values(change).some((value) => value !== undefined);
  const key = habitKeys.habit(userId, id);
  const item = isRecorded ? await recordDay(which, changeOf) : (seen ?? (await getItem(key, true)));
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

/**
 * Sets or toggles the completion of a day. For an amount habit, completing a day sets the nearest amount that completes
 * it, see `completingAmount`. Uncompleting the day clears the amount.
 */
export const toggleHabitDay = async (
  which: HabitDay,
  completed?: boolean,
): Promise<StoredHabit> => {
  const { day } = which;
  const changeOf: ChangeOf = (habit, amount) => {
    const isDone = hasDay(habit.completed, day);
    const aim = targetOn(habit.targets, day);
    if (totalPerOf(aim)) throw invalid('completed', habitReasons.toggleOfTotal());
    return aim
      ? amountOfTick(completed ?? !isDone, isDone, amount, aim)
      : { completed: completed ?? !isDone };
  };
  return parseHabit(await recordDay(which, changeOf, completed === undefined));
};

const recordDay = async (
  which: HabitDay,
  changeOf: ChangeOf,
  isOnce = false,
): Promise<Item | undefined> => {
  const key = habitKeys.habit(which.userId, which.id);
  const revise = async (item: Item) => {
    const revision = await reviseDay(which, item, changeOf);
    return revision && { ...revision, isOnce };
  };
  return reviseItem(key, revise, which.seen);
};

/**
 * Returns the habit's revision for a change of one of its days. Undefined if nothing changes. The day's amount and time
 * are written in the same transaction. The transaction fails if a fact of the habit has changed since the read. So
 * parallel calls never lose each other's changes.
 */
export const reviseDay = async (
  which: HabitDay,
  item: Item,
  changeOf: ChangeOf,
): Promise<Revision | undefined> => {
  const { userId, day, now } = which;
  const before = parseHabit(item);
  const { after, amount, steps } =
    before.kind === 'amount'
      ? await amountDay(which, before, changeOf)
      : { after: withDayRecord(before, day, changeOf(before, undefined)), steps: [] };
  const time = countsAsTime(before)
    ? await timeStepsOfDay(userId, { ...before, ...after }, day, amount, now)
    : [];
  return revisionOf(item, yearOf(day), before, after, { amounts: steps, time });
};

type ChangedDay = {
  readonly after: RecordedDays;
  readonly amount?: number | undefined;
  readonly steps: readonly Step[];
};

/** Changes a day of an amount habit. A repeated addition and an outdated value change nothing. */
const amountDay = async (
  { userId, id, day, now }: HabitDay,
  before: StoredHabit,
  changeOf: ChangeOf,
): Promise<ChangedDay> => {
  const month = await readMonth(userId, id, monthOf(day));
  const state = month.get(day) ?? untouched;
  const { skipped, amount: value, add, _id, replaces } = changeOf(before, amountOf(state));
  const addition = add && { userId, id, day, add, _id };
  const isSet = value !== undefined && !(_id && isOutdated(state, _id));
  const isMore = addition && !(await isAdded(addition));
  const set = isSet ? withValue(state, value, { id: _id, replaces }) : state;
  const next = isMore ? withAddition(set, addition.add) : set;
  const amount = amountOf(next);
  const record = { skipped, ...((isSet || isMore) && { amount: amount ?? null }) };
  const amounts = new Map(amount === undefined ? [] : [[day, amount]]);
  return {
    after: withAmountRecord(before, day, record, amounts, before.targets),
    amount,
    steps: [
      ...amountSteps(userId, id, month, new Map([[day, next]])),
      ...(isMore ? additionSteps(addition, now) : []),
    ],
  };
};
