import { isDeepStrictEqual } from 'node:util';
import type { Thing } from '#shared/calls/callReasons.ts';
import type { Outcome } from '#shared/core/imports.ts';
import { notFound } from '../problem.ts';
import { tombstoneMillis } from './lifecycle.ts';

type ListItem = { readonly _id: string };

type Tombstone<I> = I & { readonly deletedAt: string };

type Deletion<I> = {
  /** The items before the change, with the fields that a tombstone keeps. */
  readonly before: readonly I[];
  readonly after: readonly ListItem[];
  readonly now: Date;
  /** At most this many tombstones are kept. Later deletions drop the oldest. */
  readonly max: number;
};

/** Returns the tombstones after list items were deleted. Undefined if they are the same as before. */
export const tombstonesAfter = <I extends ListItem>(
  known: readonly Tombstone<I>[],
  { before, after, now, max }: Deletion<I>,
): Tombstone<I>[] | undefined => {
  const left = new Set(after.map(({ _id }) => _id));
  const deletedAt = now.toISOString();
  const deleted = before
    .filter(({ _id }) => !left.has(_id))
    .map((item) => ({ ...item, deletedAt }));
  const oldest = now.getTime() - tombstoneMillis;
  const kept = known.filter((one) => Date.parse(one.deletedAt) > oldest);
  const isSame = deleted.length === 0 && kept.length === known.length;
  return isSame ? undefined : [...kept, ...deleted].slice(-max);
};

/**
 * Returns a function that removes an item from a list. All attempts of one call share the function. If the item is
 * missing and an earlier attempt found it, the function returns undefined: most likely that attempt removed the item,
 * and its response was lost. If no attempt found the item, the function throws `not_found`.
 */
export const removeListItemOnce = (thing: Thing, id: string) => {
  let wasThere = false;
  return <I extends ListItem>(items: readonly I[]): I[] | undefined => {
    const left = items.filter(({ _id }) => _id !== id);
    if (left.length === items.length) {
      if (wasThere) return undefined;
      throw notFound(thing);
    }
    wasThere = true;
    return left;
  };
};

/** Returns the outcome of importing an item to a list. `used` are all other items whose ids are taken. */
export const outcomeInList = <I extends ListItem>(
  item: I,
  list: readonly I[],
  used: readonly ListItem[],
): Outcome => {
  const isOfId = ({ _id }: ListItem) => _id === item._id;
  const known = list.find(isOfId);
  if (known) return isDeepStrictEqual({ ...known }, { ...item }) ? 'there' : 'conflict';
  return used.some(isOfId) ? 'conflict' : 'created';
};
