import * as z from 'zod/mini';
import { type Day, yearOf } from '#shared/core/days.ts';
import { day } from '#shared/core/fields.ts';
import { waitForAll } from '#shared/core/waitForAll.ts';
import type { DayNote, HabitPage } from '#shared/habits/model.ts';
import { maxPageBytes } from '../../http/takePage.ts';
import { parseEach } from '../../table/parsing.ts';
import { queryItems, walkItems } from '../../table/reading.ts';
import { transact } from '../../table/transactions.ts';
import { removeItem, upsertItem } from '../../table/updating.ts';
import type { StoredHabit } from './item.ts';
import { habitKeys, habitRanges } from './keys.ts';
import type { Window } from './view.ts';

/** Each note is an item of its own, so that it costs one write and no list reads it; see openYears.ts for what bounds them. */
const schema = z.pipe(
  z.pipe(
    z.object({ sk: z.string(), text: z.string() }),
    z.transform(({ sk, text }) => ({ date: sk.split('#').at(-1), text })),
  ),
  z.object({ date: day('date'), text: z.string() }),
);

/**
 * The notes of a window of days, newest first, as many as fill a page; `notesFrom` is the day of the last one if there are
 * older ones. Those of a year fit. A habit without notes in its years costs no read.
 */
export const listNotes = async (
  userId: string,
  { _id, noteYears }: StoredHabit,
  { from, to }: Window,
): Promise<Pick<HabitPage, 'notes' | 'notesFrom'>> => {
  const notes: DayNote[] = [];
  if (!noteYears.some((year) => year >= yearOf(from) && year <= yearOf(to))) return { notes };
  const range = habitRanges.notes(userId, _id, { from, to });
  let bytes = 0;
  for await (const note of parseEach(schema, walkItems(range, { newestFirst: true }))) {
    bytes += Buffer.byteLength(JSON.stringify(note));
    if (bytes > maxPageBytes) return { notes, notesFrom: notes.at(-1)?.date };
    notes.push(note);
  }
  return { notes };
};

/** Writes the note of a day of a habit whose year is open, or deletes it where the text is empty. */
export const writeNote = async (
  userId: string,
  habitId: string,
  day: Day,
  text: string,
): Promise<void> => {
  const key = habitKeys.note(userId, habitId, day);
  if (text === '') await removeItem(key);
  else await upsertItem(key, { text }, {});
};

/** Notes that are written at the same moment. */
const writesAtOnce = 25;

/** `writeNote` of many days. */
export const writeNotes = async (
  userId: string,
  habitId: string,
  notes: ReadonlyMap<Day, string>,
): Promise<void> => {
  const all = [...notes];
  for (let start = 0; start < all.length; start += writesAtOnce) {
    const some = all.slice(start, start + writesAtOnce);
    await waitForAll(some.map(([day, text]) => writeNote(userId, habitId, day, text)));
  }
};

/** The most steps of a transaction. */
const notesAtOnce = 100;

export const deleteNotes = async (userId: string, habitId: string): Promise<void> => {
  const range = habitRanges.notes(userId, habitId);
  const notes = await queryItems(range, { consistent: true, fields: [] });
  for (let start = 0; start < notes.length; start += notesAtOnce) {
    await transact(
      notes.slice(start, start + notesAtOnce).map(({ pk, sk }) => ({
        Delete: { Key: { pk, sk } },
      })),
    );
  }
};
