import { type Day, yearOf } from '#shared/core/days.ts';
import { type AmountRecord, withAmountRecord } from '#shared/habits/amounts.ts';
import type { DayRecords } from '#shared/habits/dayRecord.ts';
import type { Item } from '../../table/item.ts';
import { ifUnchanged, type Revision } from '../../table/revision.ts';
import { type AmountPeriod, periodOf } from './amountItems.ts';
import { amountStep, readPeriod } from './amounts.ts';
import { revisionByAmounts, revisionOf } from './bitmaps.ts';
import { parseHabit, type StoredHabit, yearFields } from './item.ts';
import { nextVersion, openYears } from './openYears.ts';
import { timeStepsOfDay } from './time.ts';

/**
 * Days of habits that count as time. The day, its amount and its activity are written in one transaction, on the
 * condition that no fact of the habit has changed since it was read. So the time of a day follows from the last call that
 * set it, whatever arrives together.
 */

export type HabitDay = {
  readonly userId: string;
  readonly id: string;
  readonly day: Day;
  readonly now: Date;
};

/** Sets a ticked day. Returns nothing if the day and its activity are already so. */
export const tickWithTime = async (
  { userId, day, now }: HabitDay,
  item: Item,
  before: StoredHabit,
  after: DayRecords,
): Promise<Revision | undefined> => {
  const year = yearOf(day);
  const days = revisionOf(item, year, before, after);
  const time = await timeStepsOfDay(userId, { ...before, ...after }, day, undefined, now);
  if (!days && time.length === 0) return undefined;
  return {
    changes: days?.changes ?? nextVersion(item),
    expected: ifUnchanged(item, [...yearFields(year), 'version']),
    otherSteps: time,
    isOnce: true,
  };
};

/** Sets the amount of a day, or whether it is skipped. Returns nothing if the day and its activity are already so. */
export const amountWithTime = async (
  which: HabitDay,
  item: Item,
  record: AmountRecord,
): Promise<Revision | undefined> =>
  amountInPeriod(
    which,
    item,
    record,
    await readPeriod(which.userId, which.id, periodOf(which.day)),
  );

/** `amountWithTime` with the period of the day, which was read consistently after the habit. */
export const amountInPeriod = async (
  { userId, id, day, now }: HabitDay,
  item: Item,
  record: AmountRecord,
  read: AmountPeriod,
): Promise<Revision | undefined> => {
  const before = parseHabit(item);
  const year = yearOf(day);
  const { period, isSet } = withAmount(read, day, record.amount);
  const after = withAmountRecord(before, day, record, period.amounts, before.targets);
  const amount = period.amounts.get(day);
  const time = await timeStepsOfDay(userId, { ...before, ...after }, day, amount, now);
  const isMarked = !period.isThere || openYears(item, 'amountYears').includes(year);
  const isUnchanged = (['completed', 'skipped', 'recorded'] as const).every(
    (set) => after[set] === before[set],
  );
  if (!isSet && isMarked && isUnchanged && time.length === 0) return undefined;
  return {
    ...revisionByAmounts(item, year, [period], before, after),
    otherSteps: [
      ...(isSet
        ? [amountStep(userId, id, day, { before: read.amounts.get(day), after: amount })]
        : []),
      ...time,
    ],
    isOnce: true,
  };
};

/** A period with the amount of a day as it was sent, and whether that changes it. */
const withAmount = (
  read: AmountPeriod,
  day: Day,
  sent: number | null | undefined,
): { readonly period: AmountPeriod; readonly isSet: boolean } => {
  const amount = sent ?? undefined;
  if (sent === undefined || amount === read.amounts.get(day)) return { period: read, isSet: false };
  const others = [...read.amounts].filter(([one]) => one !== day);
  const amounts = new Map(amount === undefined ? others : [...others, [day, amount]]);
  return { period: { ...read, isThere: true, amounts }, isSet: true };
};
