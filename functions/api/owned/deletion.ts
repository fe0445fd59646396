import type { About } from '#shared/notes/model.ts';
import { deleteCounted, keyOf } from '../../table/deleteCounted.ts';
import type { Item } from '../../table/item.ts';
import { bySkill } from '../../table/keys.ts';
import { deletionStep } from '../../table/lifecycle.ts';
import { queryItems } from '../../table/reading.ts';
import { ifUnchanged } from '../../table/revision.ts';
import { conditionOf } from '../../table/updating.ts';
import { detachCards } from './detachCards.ts';
import { noteCounter, noteRanges } from './noteKeys.ts';

/**
 * Deletes what belongs to a deleted item: its notes. Its cards stay, without it and without these notes. A note that
 * moved to another item meanwhile also stays.
 *
 * Call it before the item is deleted, so that an interrupted deletion leaves no notes without their item. If notes
 * can still be added at that time, also call it afterwards, and for a repeated deletion.
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

const idOf = ({ sk }: Item): string => String(sk).split('#').at(-1) ?? '';
