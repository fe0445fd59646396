import { type Day, yearOf } from '#shared/core/days.ts';
import { type DayRecords, withDayRecord } from '#shared/habits/dayRecord.ts';
import type { YearSetting } from '#shared/habits/imports.ts';
import { habitReasons } from '#shared/habits/reasons.ts';
import { notAfterToday } from '../../http/days.ts';
import { invalid, notFound } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { getItem } from '../../table/reading.ts';
import { reviseItem } from '../../table/revision.ts';
import { revisionOf } from './bitmaps.ts';
import { parseHabit, type StoredHabit } from './item.ts';
import { habitKeys } from './keys.ts';
import { deleteNotes, requireRoom, writeNotes } from './notes.ts';
import { openNoteYear } from './openYears.ts';
import { counts, recountDays } from './time.ts';
import { amountsRecorder } from './yearAmounts.ts';
import type { HabitYear, Recorder, YearSent } from './yearRecorder.ts';

/**
 * Sets days of a year like the calls for single days: first the cleared days, then the others. It takes one write for
 * all ticks, and one for each period of amounts and for each note. If the habit's days count as time, their activities
 * follow in batches. It is idempotent: if it is interrupted, a retry completes it.
 */
export const setHabitYear = async (
  which: HabitYear,
  { completed = [], skipped = [], amounts = [], notes = [], clear = [], keepTime }: YearSetting,
): Promise<StoredHabit> => {
  const key = habitKeys.habit(which.userId, which.id);
  const item = await getItem(key, true);
  const { kind } = parseHabit(item);
  const sent: YearSent = { completed, skipped, amounts, notes, clear };
  requireDays(which, sent);
  const texts = textsOf(sent);
  await requireRoom(which.userId, which.id, texts);
  const recorder = kind === 'amount' ? amountsRecorder(which, sent) : ticksRecorder(which, sent);
  const after = await reviseItem(key, recorder.revise, item);
  if (!after) await recorder.undo();
  else if (!keepTime && counts(parseHabit(after)))
    await recountDays(which.userId, which.id, recordedDaysOf(sent), which.now);
  return setNotes(which, after, texts);
};

/** The days whose time may change. */
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

const ticksRecorder = (
  { year }: HabitYear,
  { completed, skipped, amounts, clear }: YearSent,
): Recorder => ({
  revise: (item) => {
    const before = parseHabit(item);
    if (before.kind !== 'check') throw invalid('completed', habitReasons.hasBecomeAmount());
    if (amounts.length > 0) {
      throw invalid('amounts', habitReasons.amountOfTicked());
    }
    let after: DayRecords = before;
    for (const day of clear) after = withDayRecord(after, day, neither);
    for (const day of completed) after = withDayRecord(after, day, { completed: true });
    for (const day of skipped) after = withDayRecord(after, day, { skipped: true });
    return revisionOf(item, year, before, after);
  },
  undo: async () => {},
});

const neither = { completed: false, skipped: false };

/** Sets the notes of an existing habit, and deletes them again if the habit was deleted meanwhile. */
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
