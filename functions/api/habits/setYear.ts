import { type Day, monthOf, yearOf } from '#shared/days/days.ts';
import { type AmountRecord, withAmountRecord } from '#shared/habits/amounts.ts';
import { untouched, withValue } from '#shared/habits/dayAmount.ts';
import { type RecordedDays, withDayRecord } from '#shared/habits/dayRecord.ts';
import type { YearSetting } from '#shared/habits/imports.ts';
import { habitReasons } from '#shared/habits/reasons.ts';
import { notAfterToday } from '../../http/days.ts';
import { invalid, notFound } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { getItem } from '../../table/reading.ts';
import { type Revision, reviseItem } from '../../table/revision.ts';
import { amountsIn, type Month } from './amountItems.ts';
import { amountSteps, readMonths } from './amounts.ts';
import { revisionOf } from './bitmaps.ts';
import { parseHabit, type StoredHabit } from './item.ts';
import { habitKeys } from './keys.ts';
import { deleteNotes, requireRoom, writeNotes } from './notes.ts';
import { openNoteYear } from './openYears.ts';
import { countsAsTime, recountDays } from './time.ts';

export type HabitYear = {
  readonly userId: string;
  readonly id: string;
  readonly year: number;
  readonly today: Day;
  readonly now: Date;
};

/** The sent days of a year. A field that was not sent is an empty list. */
type YearSent = {
  readonly [K in Exclude<keyof YearSetting, 'keepTime' | 'keepNotes'>]-?: NonNullable<
    YearSetting[K]
  >;
};

/**
 * Sets days of a year like the calls for single days. First clears the days in `clear`, then sets the days in the other
 * lists. One write sets all ticks and amounts. The notes follow in transactions of up to 99 notes. If the habit's days
 * count as time, their activities follow in batches. A retry completes an interrupted call.
 */
export const setHabitYear = async (
  which: HabitYear,
  { completed = [], skipped = [], amounts = [], notes = [], clear = [], ...keep }: YearSetting,
): Promise<StoredHabit> => {
  const { userId, id, now } = which;
  const key = habitKeys.habit(userId, id);
  const item = await getItem(key, true);
  parseHabit(item);
  const sent: YearSent = { completed, skipped, amounts, notes, clear };
  requireDays(which, sent);
  const texts = textsOf(keep.keepNotes ? { ...sent, clear: [] } : sent);
  await requireRoom(userId, id, texts);
  const after = await reviseItem(key, (item) => reviseYear(which, item, sent), item);
  if (after && !keep.keepTime && countsAsTime(parseHabit(after)))
    await recountDays(userId, id, recordedDaysOf(sent), now);
  return setNotes(which, after, texts);
};

const reviseYear = async (
  { userId, id, year }: HabitYear,
  item: Item,
  sent: YearSent,
): Promise<Revision | undefined> => {
  const before = parseHabit(item);
  if (before.kind === 'check') return revisionOf(item, year, before, ticked(before, sent));
  const months = recordedDaysOf(sent).map(monthOf);
  const days = await readMonths(userId, id, months);
  const values = valuesOf(days, sent);
  const after = withAmounts(before, new Map([...days, ...values]), sent);
  const steps = amountSteps(userId, id, days, values);
  return revisionOf(item, year, before, after, { amounts: steps });
};

const ticked = (before: StoredHabit, { completed, skipped, amounts, clear }: YearSent) => {
  if (amounts.length > 0) throw invalid('amounts', habitReasons.amountOfTicked());
  let after: RecordedDays = before;
  for (const day of clear) after = withDayRecord(after, day, { completed: false, skipped: false });
  for (const day of completed) after = withDayRecord(after, day, { completed: true });
  for (const day of skipped) after = withDayRecord(after, day, { skipped: true });
  return after;
};

const valuesOf = (days: Month, { amounts, clear }: YearSent): Month => {
  const values = new Map<Day, number | null>(clear.map((day) => [day, null]));
  for (const { date, amount } of amounts) values.set(date, amount);
  return new Map(
    [...values].map(([day, value]) => [day, withValue(days.get(day) ?? untouched, value)]),
  );
};

/** Returns the amount habit after the sent days are set. `days` already has the new amounts of these days. */
const withAmounts = (
  before: StoredHabit,
  days: Month,
  { completed, skipped, amounts, clear }: YearSent,
): StoredHabit => {
  if (completed.length > 0) throw invalid('completed', habitReasons.tickOfAmount());
  const all = amountsIn(days);
  const records: [Day, AmountRecord][] = [
    ...clear.map((day): [Day, AmountRecord] => [day, { skipped: false }]),
    ...amounts.map(({ date, amount }): [Day, AmountRecord] => [date, { amount }]),
    ...skipped.map((day): [Day, AmountRecord] => [day, { skipped: true }]),
  ];
  return records.reduce(
    (after, [day, record]) => withAmountRecord(after, day, record, all, before.targets),
    before,
  );
};

/** Returns the days on which time may change. */
const recordedDaysOf = ({ completed, skipped, amounts, clear }: YearSent): Day[] => [
  ...new Set([...completed, ...skipped, ...amounts.map(({ date }) => date), ...clear]),
];

const textsOf = ({ notes, clear }: YearSent): ReadonlyMap<Day, string> =>
  new Map([
    ...clear.map((day) => [day, ''] as const),
    ...notes.map(({ date, note }) => [date, note] as const),
  ]);

/** Throws `invalid` for a day in another year or in the future. */
const requireDays = ({ year, today }: HabitYear, sent: YearSent): void => {
  for (const [list, all] of Object.entries(sent)) {
    for (const [n, one] of all.entries()) {
      const isDay = typeof one === 'string';
      const [field, day] = isDay ? [`${list}.${n}`, one] : [`${list}.${n}.date`, one.date];
      if (yearOf(day) !== year) throw invalid(field, habitReasons.notInYear({ day, year }));
      notAfterToday(field, day, today);
    }
  }
};

/** Sets the notes of an existing habit. If the habit is deleted meanwhile, deletes the notes too. */
const setNotes = async (
  { userId, id, year }: HabitYear,
  item: Item | undefined,
  texts: ReadonlyMap<Day, string>,
): Promise<StoredHabit> => {
  const habit = parseHabit(item);
  const isOpen = habit.noteYears.includes(year);
  const isWritten = [...texts.values()].some((text) => text !== '');
  // A year that was never opened has no note to clear.
  if (texts.size === 0 || !(isOpen || isWritten)) return habit;
  const key = habitKeys.habit(userId, id);
  if (!isOpen) parseHabit(await openNoteYear(key, year, item));
  await writeNotes(userId, id, texts);
  const after = await getItem(key, true);
  if (after) return parseHabit(after);
  await deleteNotes(userId, id);
  throw notFound('habit');
};
