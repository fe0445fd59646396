import type { About } from '#shared/notes/model.ts';
import { deleteCounted, keyOf } from '../../table/deleteCounted.ts';
import { bySkill } from '../../table/keys.ts';
import { deletionStep } from '../../table/lifecycle.ts';
import { queryItems } from '../../table/reading.ts';
import { ifUnchanged } from '../../table/revision.ts';
import { conditionOf } from '../../table/updating.ts';
import { noteRanges } from './keys.ts';
import { noteCounter } from './store.ts';

/**
 * Deletes what belongs to a deleted item: its notes. A note that moved to another item meanwhile stays.
 *
 * Call it before the item is deleted, so that an interrupted deletion leaves no notes without their item. If notes
 * can still be added at that time, also call it afterwards, and for a repeated deletion.
 */
export const deleteOwned = (userId: string, about: About, now: Date): Promise<void> =>
  deleteCounted(
    userId,
    noteCounter,
    () =>
      queryItems(noteRanges.ofOwner(userId, about), {
        consistent: true,
        fields: ['bytes', 'request', bySkill.sortKey],
      }),
    (item) =>
      deletionStep(
        keyOf(item),
        item,
        now,
        conditionOf(ifUnchanged(item, ['bytes', bySkill.sortKey])),
      ),
  );
