import { Problem } from '../problem.ts';
import type { Item } from './item.ts';
import type { Key } from './keys.ts';
import { getItem } from './reading.ts';
import { Changed, retryOnConflict } from './retryOnConflict.ts';
import { transact, updateStep } from './transactions.ts';
import { type Changes, type Expected, type Updated, updateItem } from './updating.ts';

export type Revision = {
  readonly changes: Changes;
  /** Written only if these attributes, from which it was computed, are unchanged. */
  readonly expected?: Expected;
  /** Computed again from its own result it would be another change, like a flip. */
  readonly isOnce?: boolean;
};

/**
 * Changes an item by a rule that needs its old state: reads it, calls `revise`, and writes on the condition that
 * what the change was computed from is unchanged. When another device was faster, the refusal returns the current
 * item, which is revised instead, so `revise` may run more than once; it returns undefined to leave the item
 * unchanged. Returns the item's new state, or undefined when there is none.
 *
 * `seen` is the item as read before, perhaps stale. For a write the condition is enough; but a stale item could look
 * as if the change were made already, or as if it were not allowed, so the item is read again before it is left unchanged
 * or a Problem of `revise` is thrown.
 */
export const reviseItem = async (
  key: Key,
  revise: (item: Item) => Revision | undefined | Promise<Revision | undefined>,
  seen?: Item,
): Promise<Item | undefined> => {
  const readNow = async () => ({ item: await getItem(key, true), isCertain: true });
  const revised = async (item: Item, isCertain: boolean) => {
    try {
      return await revise(item);
    } catch (error) {
      if (isCertain || !(error instanceof Problem)) throw error;
      return undefined;
    }
  };
  const start = seen ? { item: seen, isCertain: false } : await readNow();
  return retryOnConflict(async ({ item, isCertain }) => {
    const revision = item && (await revised(item, isCertain));
    if (!revision) return isCertain ? item : new Changed(await readNow());
    const updated = await (revision.isOnce ? updateOnce : update)(key, revision);
    return updated.done ? updated.item : new Changed({ item: updated.item, isCertain: true });
  }, start);
};

const update = (key: Key, { changes, expected }: Revision): Promise<Updated> =>
  updateItem(key, changes, expected);

/**
 * When the response to a write is late, the SDK sends it again; an update then finds its own result instead of what
 * it expected. A transaction carries a token by which the table recognises the repetition, at twice the price.
 */
const updateOnce = async (key: Key, { changes, expected }: Revision): Promise<Updated> => {
  const refusal = await transact([updateStep(key, changes, expected)]);
  if (refusal) return { done: false, item: refusal.item };
  const item = await getItem(key, true);
  return item ? { done: true, item } : { done: false, item };
};

/** The condition that these attributes of an item are as they were read; undefined for missing ones. */
export const ifUnchanged = (item: Item, fields: readonly string[]): Expected =>
  Object.fromEntries(fields.map((field) => [field, item[field]]));

/** Changes in which `null` removes the attribute. */
export const clearingNulls = (fields: Readonly<Record<string, unknown>>): Changes =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? undefined]));

/** The item without the fields that are null or undefined, which are not stored. */
export const onlySet = (fields: Readonly<Record<string, unknown>>): Item =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
