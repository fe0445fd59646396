import { Problem } from '../problem.ts';
import type { Item } from './item.ts';
import type { Key } from './keys.ts';
import { getItem } from './reading.ts';
import { Changed, retryOnConflict } from './retryOnConflict.ts';
import { type Step, transact, updateStep } from './transactions.ts';
import { type Changes, type Expected, type Updated, updateItem } from './updating.ts';

export type Revision = {
  readonly changes: Changes;
  /** The change was computed from these attributes. The change is written only if they are unchanged. */
  readonly expected?: Expected;
  /** The change must not be computed from its own result. A toggle is an example. */
  readonly isOnce?: boolean;
  /** Writes of other items in the same transaction. If one is refused, the change is computed again. */
  readonly otherSteps?: readonly Step[];
};

/**
 * Changes an item by a rule that needs its old state. Reads the item, calls `revise`, and writes on the condition that
 * the attributes behind the change are unchanged. If another device wrote first, the failed condition returns the
 * current item, and `revise` runs again on that item. `revise` returns undefined to leave the item unchanged. Returns
 * the item's new state, or undefined if the item is missing.
 *
 * `seen` is the item from an earlier read, perhaps outdated. A write is safe because of its condition. But for an
 * outdated item, a change could seem to be already made, or not to be allowed. So the item is read again before it is
 * left unchanged, or before a Problem of `revise` is thrown.
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
    const isAlone = !revision.isOnce && !revision.otherSteps?.length;
    const updated = await (isAlone ? update : transactUpdate)(key, revision, item);
    return updated.done ? updated.item : new Changed({ item: updated.item, isCertain: true });
  }, start);
};

const update = (key: Key, { changes, expected }: Revision): Promise<Updated> =>
  updateItem(key, changes, expected);

/**
 * Updates an item in a transaction. If the response to a plain update is late, the SDK sends the update again. The
 * repeated update then finds its own result instead of the expected values. A transaction has a token by which the
 * table recognises the retry, at twice the price.
 */
const transactUpdate = async (
  key: Key,
  { changes, expected, otherSteps = [] }: Revision,
  before: Item,
): Promise<Updated> => {
  const refusal = await transact([updateStep(key, changes, expected), ...otherSteps]);
  if (!refusal) return { done: true, item: onlySet({ ...before, ...changes }) };
  const { items } = refusal;
  return { done: false, item: items.has(0) ? items.get(0) : await getItem(key, true) };
};

/**
 * Returns the condition that these attributes of an item are unchanged since the read. Undefined means that an
 * attribute was missing.
 */
export const ifUnchanged = (item: Item, fields: readonly string[]): Expected =>
  Object.fromEntries(fields.map((field) => [field, item[field]]));

/** Turns fields into changes. Null removes the attribute. */
export const clearingNulls = (fields: Readonly<Record<string, unknown>>): Changes =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? undefined]));

/** Returns the item without null and undefined fields, which are not stored. */
export const onlySet = (fields: Readonly<Record<string, unknown>>): Item =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
