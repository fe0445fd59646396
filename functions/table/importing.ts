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

/** An exported record, with the id and the instants of its item. */
export type Imported = {
  readonly _id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type Importing = Pick<Creation, 'userId' | 'key' | 'counter' | 'max'> & {
  readonly record: Imported;
  /** The stored fields of the record. Its instants are stored unchanged. */
  readonly facts: Item;
  /** The values of unset optional fields, see `defineFields`. */
  readonly unset: Readonly<Record<string, unknown>>;
};

/** Writes the item of a record, counted like any other. For `otherSteps` and the errors see `createItem`. */
export const importItem = async (
  importing: Importing,
  otherSteps: readonly Step[] = [],
): Promise<Outcome> => {
  const came = await retryOnConflict(() => importItemBeside(importing, otherSteps));
  if (typeof came !== 'string') throw new Error('No other step could be refused');
  return came;
};

/**
 * `importItem` with other steps, see `createItemWith`. Returns the item that refused one of them. Throws a conflict,
 * so call it within `retryOnConflict`.
 */
export const importItemBeside = async (
  { record, facts, unset, ...creation }: Importing,
  otherSteps: readonly Step[],
): Promise<Outcome | { readonly refused: Item | undefined }> => {
  const imported = fingerprintOf(record);
  const { createdAt: _, ...kept } = onlySet(withoutDefaults(facts, unset));
  const item = { ...kept, ...momentsOf(record), imported };
  const spare = spareAfter(item);
  const placed = await placeItem({ ...creation, item, request: undefined, spare }, otherSteps);
  if ('refused' in placed) return placed;
  return 'taken' in placed ? outcomeOf(placed.taken, imported) : 'created';
};

/** An export has every field. As with a form, the table only stores those that differ from their defaults. */
const withoutDefaults = (facts: Item, unset: Importing['unset']): Item =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) => !(Object.hasOwn(unset, name) && isDeepStrictEqual(value, unset[name])),
    ),
  );

/** The fields for which a new item has spare bytes, and those that only an imported item has. */
const later = [
  'createdAt',
  'imported',
  'startDate',
  'completionDate',
  'progressBefore',
  'archivedOn',
];
const leastSpare = 32;

/** Fields that the item already has need no spare bytes. Otherwise it would count more bytes than the exported one. */
const spareAfter = (item: Item): number => {
  const had = Object.fromEntries(later.map((name) => [name, item[name]]));
  return Math.max(leastSpare, spareAtFirst - sizeOf(had));
};

/**
 * The outcome if the key of a record is taken. Its fingerprint is no `request`: imports are never retried
 * automatically, so a deleted item leaves no tombstone, and the same file can restore it.
 */
export const outcomeOf = (taken: Item | undefined, imported: string): Outcome =>
  taken?.imported === imported && taken.deleting === undefined ? 'there' : 'conflict';

/** Whether exactly this record was imported before. */
export const isImported = async (key: Key, record: Imported): Promise<boolean> =>
  outcomeOf(await getItem(key, true), fingerprintOf(record)) === 'there';

type Undoing = {
  readonly ids: readonly string[];
  readonly keyOf: (id: string) => Key;
  /** Deletes an item like its area does. Throws `not_found`. */
  readonly remove: (id: string) => Promise<void>;
};

/** Deletes imported items in their current state, one after the other. Items that were not imported stay. */
export const undoImports = async ({ ids, keyOf, remove }: Undoing): Promise<UndoResults> => {
  const items = await Promise.all(ids.map((id) => getItem(keyOf(id), true)));
  const results: UndoResults = [];
  for (const [n, _id] of ids.entries()) {
    const item = items[n];
    const isKept = item && item.imported === undefined;
    results.push({ _id, outcome: isKept ? 'kept' : item ? await undone(_id, remove) : 'missing' });
  }
  return results;
};

const undone = async (id: string, remove: Undoing['remove']): Promise<UndoOutcome> => {
  try {
    await remove(id);
    return 'removed';
  } catch (error) {
    // The same call runs at the same time, or contains the id twice.
    if (error instanceof Problem && error.code === 'not_found') return 'missing';
    throw error;
  }
};

/**
 * The key contains the creation time of an item, see `parseItem`. If an item also stores it, it comes from the record.
 */
const momentsOf = ({ _id, createdAt, updatedAt }: Imported) => ({
  ...(createdAt !== new Date(decodeTime(_id)).toISOString() && { createdAt }),
  updatedAt,
});
