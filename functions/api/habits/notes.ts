import * as z from 'zod/mini';
import { day } from '#shared/calls/fields.ts';
import { maxStoredBytes } from '#shared/core/storage.ts';
import { type Day, yearOf } from '#shared/days/days.ts';
import type { DayNote, HabitPage } from '#shared/habits/model.ts';
import { maxPageBytes } from '../../http/takePage.ts';
import { sizeOf } from '../../table/itemSize.ts';
import { type Key, keys } from '../../table/keys.ts';
import { isNew } from '../../table/lifecycle.ts';
import { parseEach } from '../../table/parsing.ts';
import { queryItems, walkItems } from '../../table/reading.ts';
import { Changed, retryOnConflict } from '../../table/retryOnConflict.ts';
import { ifUnchanged } from '../../table/revision.ts';
import {
  countedBytes,
  countStep,
  readUsedBytes,
  storageFull,
  throwIfFull,
} from '../../table/storage.ts';
import { type Step, transact } from '../../table/transactions.ts';
import { conditionOf } from '../../table/updating.ts';
import type { StoredHabit } from './item.ts';
import { habitKeys, habitRanges } from './keys.ts';
import type { Window } from './view.ts';

const dayOf = (sk: string): string => sk.split('#').at(-1) ?? '';

/**
 * Each note has its own item, so lists of habits never read notes. Notes count towards the storage limit, see
 * storage.ts.
 */
const schema = z.pipe(
  z.pipe(
    z.object({ sk: z.string(), text: z.string() }),
    z.transform(({ sk, text }) => ({ date: dayOf(sk), text })),
  ),
  z.object({ date: day('date'), text: z.string() }),
);

/**
 * Returns the notes in a window of days, newest first, as many as fit on a page. If older notes are left,
 * `notesFrom` is the day of the oldest returned note. The notes of a year always fit. Reads nothing if the habit
 * has no notes in the years of the window.
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

/** Texts by day. An empty text deletes the note of its day. */
type Texts = ReadonlyMap<Day, string>;

/** Returns the counted bytes of a note. A note is always replaced as a whole, so it counts no spare bytes. */
const bytesOf = (key: Key, text: string): number => (text === '' ? 0 : sizeOf({ ...key, text }));

/** Returns the steps that write some notes, and the counted bytes that they add. Unchanged notes need no step. */
const changesOf = async (userId: string, habitId: string, texts: Texts) => {
  const days = [...texts.keys()].sort();
  const range = habitRanges.notes(userId, habitId, {
    from: String(days[0]),
    to: String(days.at(-1)),
  });
  const there = new Map(
    (await queryItems(range, { consistent: true })).map((item) => [item.sk, item]),
  );
  const steps: Step[] = [];
  let added = 0;
  for (const [day, text] of texts) {
    const key = habitKeys.note(userId, habitId, day);
    const before = there.get(key.sk);
    const bytes = bytesOf(key, text);
    if (text === (before?.text ?? '')) continue;
    const condition = before
      ? conditionOf(ifUnchanged(before, ['bytes']))
      : { ConditionExpression: isNew };
    steps.push(
      text === ''
        ? { Delete: { Key: key, ...condition } }
        : { Put: { Item: { ...key, text, bytes }, ...condition } },
    );
    added += bytes - (before ? countedBytes(before) : 0);
  }
  return { steps, added };
};

/** Throws `limit` if the notes do not fit. Call it first if something else is written before the notes. */
export const requireRoom = async (userId: string, habitId: string, texts: Texts): Promise<void> => {
  if (![...texts.values()].some((text) => text !== '')) return;
  const room = maxStoredBytes - (await readUsedBytes(userId));
  const most = [...texts].reduce(
    (sum, [day, text]) => sum + bytesOf(habitKeys.note(userId, habitId, day), text),
    0,
  );
  if (most <= room) return;
  const { added } = await changesOf(userId, habitId, texts);
  if (added > Math.max(0, room)) throw storageFull();
};

/** A transaction has at most 100 steps. One of them counts the bytes, so it writes at most 99 notes. */
const notesAtOnce = 99;

/**
 * Writes notes of a habit in years that are open, see openYears.ts. Each transaction also updates the counted
 * bytes. Throws `limit` if the notes grow and the account has no room.
 */
export const writeNotes = async (userId: string, habitId: string, texts: Texts): Promise<void> => {
  const all = [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
  for (let start = 0; start < all.length; start += notesAtOnce) {
    const some = new Map(all.slice(start, start + notesAtOnce));
    await retryOnConflict(async () => {
      const { steps, added } = await changesOf(userId, habitId, some);
      if (steps.length === 0) return undefined;
      const count = countStep(keys.counts(userId), added, true);
      const refusal = await transact(added === 0 ? steps : [...steps, count]);
      if (!refusal) return undefined;
      throwIfFull(refusal, steps.length);
      return new Changed(undefined);
    });
  }
};

export const deleteNotes = async (userId: string, habitId: string): Promise<void> => {
  const range = habitRanges.notes(userId, habitId);
  const notes = await queryItems(range, { consistent: true, fields: [] });
  await writeNotes(userId, habitId, new Map(notes.map(({ sk }) => [dayOf(String(sk)), ''])));
};
