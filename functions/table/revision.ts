import { contest } from './contest.ts';
import type { Item } from './item.ts';
import type { Key } from './keys.ts';
import { getItem } from './reading.ts';
import { type Changes, type Expected, updateItem } from './updating.ts';

/** What a revision writes, if the attributes it was computed from still are `expected`. */
export type Revision = { readonly changes: Changes; readonly expected?: Expected };

/**
 * Changes an item by a rule that needs its old state: reads it, lets `revise` compute, and writes on the
 * condition that what was computed from still stands. Where another device was faster, its item comes back
 * with the refusal and is revised instead, so `revise` may run more than once; undefined leaves the item alone.
 * Gives the item as it is then, or undefined when there is none.
 *
 * `seen` is the item as somebody read it, perhaps stale. To write, the condition is enough; a stale item could
 * take this change for one that is there already, and lose it, so to leave the item alone it is read again.
 */
export const reviseItem = async (
  key: Key,
  revise: (item: Item) => Revision | undefined | Promise<Revision | undefined>,
  seen?: Item,
): Promise<Item | undefined> => {
  const readNow = async () => ({ item: await getItem(key, true), isCertain: true });
  const start = seen ? { item: seen, isCertain: false } : await readNow();
  return contest(start, async ({ item, isCertain }) => {
    const revision = item && (await revise(item));
    if (!revision) return isCertain ? { done: item } : { standing: await readNow() };
    const updated = await updateItem(key, revision.changes, revision.expected);
    if (updated.done) return { done: updated.item };
    return { standing: { item: updated.item, isCertain: true } };
  });
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
