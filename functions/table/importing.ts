import { isDeepStrictEqual } from 'node:util';
import { decodeTime } from 'ulid';
import type { Outcome, UndoOutcome, UndoResults } from '#shared/core/imports.ts';
import { Problem } from '../problem.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Item } from './item.ts';
import { sizeOf } from './itemSize.ts';
import type { Key } from './keys.ts';
import { type Creation, placeItem, spareAtFirst } from './lifecycle.ts';
import { getItem } from './reading.ts';
import { retryOnConflict } from './retryOnConflict.ts';
import { onlySet } from './revision.ts';
import type { Step } from './transactions.ts';

export type Imported = {
  readonly _id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type Importing = Pick<Creation, 'userId' | 'key' | 'counter' | 'max' | 'bytesBeside'> & {
  readonly record: Imported;
  /** The stored fields of the record. The record's instants are stored unchanged. */
  readonly facts: Item;
  /** The values of unset optional fields, see `defineFields`. */
  readonly unset: Readonly<Record<string, unknown>>;
  /**
   * The fields of the record and of its list items that older exports lack. The fingerprint leaves out such a field if
   * it is unset. So a record is recognised even if it was imported before the field existed.
   */
  readonly addedFields?: readonly string[] | undefined;
  /** These bytes count in addition to the item's own. By default, what `spareAfter` returns. */
  readonly spare?: number;
};

/** Writes the item of a record, which counts like any other item. For `otherSteps` and the errors, see `createItem`. */
export const importItem = async (
  importing: Importing,
  otherSteps: readonly Step[] = [],
): Promise<Outcome> => {
  const came = await retryOnConflict(() => importItemBeside(importing, otherSteps));
  if (typeof came !== 'string') throw new Error('No other step could be refused');
  return came;
};

/**
 * Works like `importItem`, but its other steps may have conditions, see `createItemWith`. If such a condition fails,
 * returns the item of that step. Throws a conflict, so call it within `retryOnConflict`.
 */
export const importItemBeside = async (
  { record, facts, unset, addedFields, spare, ...creation }: Importing,
  otherSteps: readonly Step[],
): Promise<Outcome | { readonly refused: Item | undefined }> => {
  const imported = fingerprintOf(record, addedFields);
  const { createdAt: _, ...kept } = onlySet(withoutDefaults(facts, unset));
  const item = { ...kept, ...timestampsOf(record), imported };
  const placed = await placeItem(
    { ...creation, item, request: undefined, spare: spare ?? spareAfter(item) },
    otherSteps,
  );
  if ('refused' in placed) return placed;
  return 'taken' in placed ? outcomeOf(placed.taken, imported) : 'created';
};

/**
 * An export has every field. The table stores only fields that differ from their defaults, whether they come from a
 * record or from a form.
 */
const withoutDefaults = (facts: Item, unset: Importing['unset']): Item =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) => !(Object.hasOwn(unset, name) && isDeepStrictEqual(value, unset[name])),
    ),
  );

/** A new item has spare bytes for some of these fields. The others exist only in imported items. */
const laterFields = [
  'createdAt',
  'imported',
  'startDate',
  'completionDate',
  'progressBefore',
  'archivedOn',
];
const leastSpare = 32;

/**
 * Returns the spare bytes of an imported item. A field that the item already has needs no spare bytes. With them, the
 * imported item would count more bytes than the exported one.
 */
const spareAfter = (item: Item): number => {
  const had = Object.fromEntries(laterFields.map((name) => [name, item[name]]));
  return Math.max(leastSpare, spareAtFirst - sizeOf(had));
};

/**
 * Returns the outcome if the key of a record is taken. An import never sets `request`, because it is never retried
 * automatically. So a deleted item leaves no tombstone, and the same file can restore it.
 */
export const outcomeOf = (taken: Item | undefined, imported: string): Outcome =>
  taken?.imported === imported && taken.deleting === undefined ? 'there' : 'conflict';

/** Whether exactly this record was imported before. */
export const isImported = async (
  key: Key,
  { record, addedFields }: Pick<Importing, 'record' | 'addedFields'>,
): Promise<boolean> =>
  outcomeOf(await getItem(key, true), fingerprintOf(record, addedFields)) === 'there';

type Undoing = {
  readonly ids: readonly string[];
  readonly keyOf: (id: string) => Key;
  /** Deletes an item the way its area does. Throws `not_found`. */
  readonly remove: (id: string) => Promise<void>;
  /**
   * Clears the references to items. Called before the first item is deleted, so that an interrupted call leaves no
   * reference to a missing item. Also called after the last item is deleted, because a reference may have been added in
   * between. The items may already be deleted.
   */
  readonly release?: (ids: readonly string[]) => Promise<void>;
};

/**
 * Deletes imported items one after the other, even if they were changed since the import. Items that were not imported
 * stay.
 */
export const undoImports = async ({
  ids,
  keyOf,
  remove,
  release,
}: Undoing): Promise<UndoResults> => {
  const items = await Promise.all(ids.map((id) => getItem(keyOf(id), true)));
  const isKept = (n: number) => items[n] !== undefined && items[n].imported === undefined;
  const gone = ids.filter((_, n) => !isKept(n));
  await release?.(gone);
  const results: UndoResults = [];
  for (const [n, _id] of ids.entries()) {
    const item = items[n];
    const outcome = isKept(n) ? 'kept' : item ? await undone(_id, remove) : 'missing';
    results.push({ _id, outcome });
  }
  await release?.(gone);
  return results;
};

const undone = async (id: string, remove: Undoing['remove']): Promise<UndoOutcome> => {
  try {
    await remove(id);
    return 'removed';
  } catch (error) {
    // The same call runs in parallel, or contains the id twice.
    if (error instanceof Problem && error.code === 'not_found') return 'missing';
    throw error;
  }
};

/**
 * The key of an item contains the time of its creation, see `parseItem`. `createdAt` is stored only if the record has
 * a different time.
 */
const timestampsOf = ({ _id, createdAt, updatedAt }: Imported) => ({
  ...(createdAt !== new Date(decodeTime(_id)).toISOString() && { createdAt }),
  updatedAt,
});
