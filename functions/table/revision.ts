import type { Item } from './item.ts';
import type { Key } from './keys.ts';
import { getItem } from './reading.ts';
import { Changed, retryOnConflict } from './retryOnConflict.ts';
import { transact, updateStep } from './transactions.ts';
import { type Changes, type Expected, type Updated, updateItem } from './updating.ts';

export type Revision = {
  readonly changes: Changes;
  /** Written only if these attributes, which it was computed from, still are so. */
  readonly expected?: Expected;
  /** Computed anew from its own result it would be another change, as a flip would. */
  readonly isOnce?: boolean;
};

/**
 * Changes an item by a rule that needs its old state: reads it, lets `revise` compute, and writes on the
 * condition that what was computed from is unchanged. Where another device was faster, the current item comes back
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
  return retryOnConflict(async ({ item, isCertain }) => {
    const revision = item && (await revise(item));
    if (!revision) return isCertain ? item : new Changed(await readNow());
    const updated = await (revision.isOnce ? updateOnce : update)(key, revision);
    return updated.done ? updated.item : new Changed({ item: updated.item, isCertain: true });
  }, start);
};

const update = (key: Key, { changes, expected }: Revision): Promise<Updated> =>
  updateItem(key, changes, expected);

/**
 * Where the answer to a write is late, the SDK sends it again; an update then finds its own result in the
 * place of what it expected. A transaction carries a token by which the table knows it again, at twice the price.
 */
const updateOnce = async (key: Key, { changes, expected }: Revision): Promise<Updated> => {
  const refusal = await transact([updateStep(key, changes, expected)]);
  if (refusal) return { done: false, item: refusal.item };
  const item = await getItem(key, true);
  return item ? { done: true, item } : { done: false, item };
};

/** That these attributes of an item, which a change was computed from, are as they were read; missing ones undefined. */
export const ifUnchanged = (item: Item, fields: readonly string[]): Expected =>
  Object.fromEntries(fields.map((field) => [field, item[field]]));

/** `null` clears: an attribute that is null is taken away. */
export const clearingNulls = (fields: Readonly<Record<string, unknown>>): Changes =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? undefined]));

/** An item holds only what is set: without the fields that are null or undefined. */
export const onlySet = (fields: Readonly<Record<string, unknown>>): Item =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
