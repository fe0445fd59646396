import { unavailable } from '../problem.ts';
import type { Key } from './keys.ts';
import { type Changes, type Expected, getItem, type Item, updateItem } from './table.ts';

/** What a revision writes, if the attributes it was computed from still are `expected`. */
export type Revision = { readonly changes: Changes; readonly expected?: Expected };

/** Rounds of a contested item; in each of them one device wins, so this many may write at the same moment. */
const rounds = 100;

/**
 * Changes an item by a rule that needs its old state: reads it, lets `revise` compute, and writes on the
 * condition that what was computed from still stands. Where another device was faster, its item comes back
 * with the refusal and is revised instead, so `revise` may run more than once; undefined leaves the item alone.
 * Gives the item as it is then, or undefined when there is none.
 */
export const reviseItem = async (
  key: Key,
  revise: (item: Item) => Revision | undefined,
): Promise<Item | undefined> => {
  let item = await getItem(key, true);
  for (let round = 0; round < rounds; round++) {
    const revision = item && revise(item);
    if (!revision) return item;
    const updated = await updateItem(key, revision.changes, revision.expected);
    if (updated.done) return updated.item;
    item = updated.item;
  }
  throw unavailable();
};

/** These attributes of an item as they are, missing ones as undefined: what a revision depends on. */
export const asRead = (item: Item, fields: readonly string[]): Expected =>
  Object.fromEntries(fields.map((field) => [field, item[field]]));

/** `null` clears: an attribute that is null is taken away. */
export const clearingNulls = (fields: Readonly<Record<string, unknown>>): Changes =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? undefined]));

/** An item holds only what is set: without the fields that are null or undefined. */
export const onlySet = (fields: Readonly<Record<string, unknown>>): Item =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
