import type { About } from '#shared/notes/model.ts';
import { deleteCounted } from '../../table/deleteCounted.ts';
import type { Item } from '../../table/item.ts';
import { bySkill, type Key, keyOf } from '../../table/keys.ts';
import { deleteItem, deletionStep } from '../../table/lifecycle.ts';
import { queryItems } from '../../table/reading.ts';
import { ifUnchanged } from '../../table/revision.ts';
import { conditionOf } from '../../table/updating.ts';
import { detachCards } from './detachCards.ts';
import { noteCounter, noteRanges } from './noteKeys.ts';

/**
 * Deletes the notes of an item that is being deleted. The item's cards stay, but no longer refer to the item or to
 * these notes. A note that was moved to another item meanwhile also stays.
 *
 * Call this before the item is deleted, so that an interrupted deletion leaves no notes without their item. If notes
 * can still be added at that time, also call this afterwards, and for a repeated deletion.
 */
export const deleteOwned = async (userId: string, about: About, now: Date): Promise<void> => {
  const range = noteRanges.ofOwner(userId, about);
  const owned = await queryItems(range, { consistent: true, fields: [] });
  const notes = owned.map(idOf);
  await detachCards(userId, { about, notes });
  if (notes.length === 0) return;
  const deleted = await deleteCounted(
    userId,
    noteCounter,
    () => queryItems(range, { consistent: true, fields: ['bytes', 'request', bySkill.sortKey] }),
    (item) =>
      deletionStep(
        keyOf(item),
        item,
        now,
        conditionOf(ifUnchanged(item, ['bytes', bySkill.sortKey])),
      ),
  );
  // A card may have been made from a note just before the note was gone.
  await detachCards(userId, { notes: deleted.map(idOf) });
};

type ItemDeletion = {
  readonly userId: string;
  readonly key: Key;
  readonly about: About;
  readonly now: Date;
};

/** Deletes an item with its notes. Calls `before` first. Returns false if the item is missing. */
export const deleteWithNotes = async (
  { userId, key, about, now }: ItemDeletion,
  before: (item: Item) => Promise<void>,
): Promise<boolean> => {
  const deleteNotes = () => deleteOwned(userId, about, now);
  const isDeleted = await deleteItem(key, about.area, now, async (item) => {
    await before(item);
    await deleteNotes();
  });
  // A note may have been added just before the item was gone, even if an earlier call deleted the item.
  await deleteNotes();
  return isDeleted;
};

const idOf = ({ sk }: Item): string => String(sk).split('#').at(-1) ?? '';
