import * as z from 'zod/mini';
import { idSchema } from '#shared/calls/fields.ts';
import type { Day } from '#shared/days/days.ts';
import { placeOfCursor } from '#shared/notes/cursor.ts';
import {
  type About,
  maxNotes,
  type NewNote,
  type Note,
  type NotePatch,
  noteFields,
  ownerAreas,
} from '#shared/notes/model.ts';
import { isSameOwner } from '#shared/notes/rules.ts';
import { notFound } from '../../problem.ts';
import { undoImports } from '../../table/importing.ts';
import type { Item } from '../../table/item.ts';
import { bySkill } from '../../table/keys.ts';
import { createItemWith, deleteItem, type NewId } from '../../table/lifecycle.ts';
import { parseEach, parseItem, parseItems } from '../../table/parsing.ts';
import { queryItems, walkItems } from '../../table/reading.ts';
import { retryOnConflict } from '../../table/retryOnConflict.ts';
import { clearingNulls } from '../../table/revision.ts';
import { reviseCounted } from '../../table/storage.ts';
import { detachCards } from '../owned/detachCards.ts';
import { type Days, noteCounter, noteKeys, notePlace, noteRanges } from '../owned/noteKeys.ts';
import { findItem, noItem } from '../referredItems.ts';
import { ownerStep } from './owners.ts';

const { about: _, ...fields } = noteFields.stored;

/** A note stores its owner and its day only in its key in the index. */
const place = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => {
      const [, area, id, date] = value.split('#');
      return { about: { area, id }, date };
    }),
  ),
  z.object({
    about: z.object({ area: z.enum(ownerAreas), id: idSchema }),
    date: z.iso.date(),
  }),
);

const schema = z.pipe(
  z.object({
    _id: idSchema,
    [bySkill.sortKey]: place,
    ...fields,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
  z.transform(({ [bySkill.sortKey]: at, ...note }): Note => ({ ...note, ...at })),
);

/**
 * The counted bytes of a new note are its own and this many spare ones. Other items count more spare bytes. A note gets
 * few, because a person may have many short notes.
 */
export const noteSpare = 32;

/** A changed note counts whole blocks of this many bytes, instead of spare bytes. */
const noteBlock = 256;

const parseNote = (item: Item | undefined): Note => {
  if (!item) throw notFound('note');
  return parseItem(schema, item);
};

export type NotesWanted = Days & { readonly cursor?: string | undefined };

/** Yields the notes about one item after `cursor`, newest day first, then newest id. */
export const walkNotesOf = (
  userId: string,
  about: About,
  { cursor, ...days }: NotesWanted,
): AsyncGenerator<Note> => {
  const range = noteRanges.ofOwner(userId, about, days);
  const at = cursor === undefined ? undefined : placeOfCursor(cursor);
  const after = at && noteKeys.noteOf(userId, about, at.date, at._id);
  return parseEach(schema, walkItems(range, { after, newestFirst: true }));
};

/** Yields all notes after `cursor`, newest id first. */
export async function* walkNotes(
  userId: string,
  { cursor, from = '', to = '~' }: NotesWanted,
): AsyncGenerator<Note> {
  const after = cursor === undefined ? undefined : noteKeys.note(userId, placeOfCursor(cursor)._id);
  const items = walkItems(noteRanges.notes(userId), { after, newestFirst: true });
  for await (const note of parseEach(schema, items)) {
    if (from <= note.date && note.date <= to) yield note;
  }
}

const placeSchema = z.pipe(
  z.object({ [bySkill.sortKey]: place }),
  z.transform(({ [bySkill.sortKey]: at }) => at),
);

/** Returns the owner and the day of every note, in no order. */
export const listNotePlaces = async (userId: string): Promise<Pick<Note, 'about' | 'date'>[]> =>
  parseItems(
    placeSchema,
    await queryItems(noteRanges.notes(userId), { fields: [bySkill.sortKey] }),
  );

/** Returns the day of every note, in no order. */
export const listNoteDays = async (userId: string): Promise<Day[]> =>
  (await listNotePlaces(userId)).map(({ date }) => date);

export type NoteCreation = {
  readonly userId: string;
  readonly newId: NewId;
  readonly note: Omit<NewNote, 'date'>;
  readonly date: Day;
  readonly now: Date;
};

/**
 * Returns the new note. A repeated request returns the note that it created before. Throws `invalid` for an owner that
 * the user does not have.
 */
export const createNote = async ({
  userId,
  newId: { id, request },
  note: { about, ...fields },
  date,
  now,
}: NoteCreation): Promise<Note> => {
  const key = noteKeys.note(userId, id);
  const item = {
    ...fields,
    [bySkill.sortKey]: notePlace(about, date, id),
    updatedAt: now.toISOString(),
  };
  const creation = { userId, key, item, request, counter: noteCounter, max: maxNotes };
  const created = await retryOnConflict(() =>
    createItemWith({ ...creation, spare: noteSpare }, [ownerStep(userId, about)]),
  );
  if ('refused' in created) throw noItem(about, 'about');
  return parseNote(created.item);
};

/** Sets the sent fields. Null removes an optional field. Another owner must exist, else this throws `invalid`. */
export const updateNote = async (
  userId: string,
  id: string,
  { about, date, ...fields }: NotePatch,
  now: Date,
): Promise<Note> => {
  const item = await reviseCounted(noteKeys.note(userId, id), async (item) => {
    const note = parseNote(item);
    const owner = about && !isSameOwner(about, note.about) ? about : undefined;
    if (owner && !(await findItem(userId, owner))) throw noItem(owner, 'about');
    const at = notePlace(owner ?? note.about, date ?? note.date, id);
    return {
      changes: {
        ...clearingNulls(fields),
        ...(at !== item[bySkill.sortKey] && { [bySkill.sortKey]: at }),
        updatedAt: now.toISOString(),
      },
      ...(owner && { otherSteps: [ownerStep(userId, owner)] }),
      block: noteBlock,
    };
  });
  return parseNote(item);
};

/** Deletes a note. Cards that were made from it stay, without it. */
export const deleteNote = async (userId: string, id: string, now: Date): Promise<void> => {
  const detach = () => detachCards(userId, { notes: [id] });
  const isDeleted = await deleteItem(noteKeys.note(userId, id), noteCounter, now, detach);
  // A card may have been made from it just before it was gone.
  await detach();
  if (!isDeleted) throw notFound('note');
};

/**
 * Works like `deleteNote`, for several notes, but deletes only imported ones. Clears the cards' references to all of
 * them in one go.
 */
export const undoNotes = (userId: string, ids: readonly string[], now: Date) =>
  undoImports({
    ids,
    keyOf: (id) => noteKeys.note(userId, id),
    release: (notes) => detachCards(userId, { notes }),
    remove: async (id) => {
      if (!(await deleteItem(noteKeys.note(userId, id), noteCounter, now))) throw notFound('note');
    },
  });
