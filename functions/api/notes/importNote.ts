import type { Outcome } from '#shared/core/imports.ts';
import type { NoteRecord } from '#shared/notes/imports.ts';
import { maxNotes, noteFields } from '#shared/notes/model.ts';
import { importItemBeside, isImported } from '../../table/importing.ts';
import { bySkill } from '../../table/keys.ts';
import { retryOnConflict } from '../../table/retryOnConflict.ts';
import { noteCounter, noteKeys, notePlace } from '../owned/noteKeys.ts';
import { findOnce, noItem } from '../referredItems.ts';
import { ownerStep } from './owners.ts';
import { noteSpare } from './store.ts';

/** Throws `invalid` for the first note about an item that the user does not have, unless the note was imported before. */
export const requireOwnersOfAll = async (
  userId: string,
  notes: readonly NoteRecord[],
): Promise<void> => {
  const find = findOnce(userId);
  for (const [n, record] of notes.entries()) {
    const { about } = record;
    if (await find(about)) continue;
    if (await isImported(noteKeys.note(userId, record._id), { record })) continue;
    throw noItem(about, `notes.${n}.about`);
  }
};

/** Writes an exported note unchanged. Throws `invalid` if its owner was deleted meanwhile. */
export const importNote = async (userId: string, record: NoteRecord): Promise<Outcome> => {
  const { about, date, ...fields } = record;
  const importing = {
    userId,
    key: noteKeys.note(userId, record._id),
    counter: noteCounter,
    max: maxNotes,
    record,
    facts: { ...fields, [bySkill.sortKey]: notePlace(about, date, record._id) },
    unset: noteFields.unset,
    spare: noteSpare,
  };
  const came = await retryOnConflict(() => importItemBeside(importing, [ownerStep(userId, about)]));
  if (typeof came !== 'string') throw noItem(about, 'about');
  return came;
};
