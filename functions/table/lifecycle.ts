import type { Counted } from '#shared/calls/callReasons.ts';
import { callReasons } from '#shared/calls/callReasons.ts';
import { notFound, Problem } from '../problem.ts';
import { type Item, isTombstone } from './item.ts';
import { sizeOf } from './itemSize.ts';
import { type Key, keys } from './keys.ts';
import { getItem, readAnyItem } from './reading.ts';
import { Changed, retryOnConflict } from './retryOnConflict.ts';
import { ifUnchanged } from './revision.ts';
import { addingBytes, countedBytes, hadNoRoom, requireKept, storageFull } from './storage.ts';
import { type Step, transact } from './transactions.ts';
import { type Condition, conditionOf } from './updating.ts';

export type NewId = {
  readonly id: string;
  /**
   * Only for an id that the client chose: a fingerprint of its request, stored with the item. A repeated request finds
   * the item that it created, even if it is repeated much later. Another request with this id is refused.
   */
  readonly request: string | undefined;
};

/** The spare bytes of a new item: for its own attribute `bytes`, and for days that a change of status adds later. */
export const spareAtFirst = 128;

export type Creation = {
  readonly userId: string;
  readonly key: Key;
  readonly item: Item;
  /** The fingerprint of the request, see `NewId`. */
  readonly request: string | undefined;
  /** The attribute of COUNTS for this kind of item. `max` is how many such items a user may have. */
  readonly counter: Counted;
  readonly max: number;
  /** These bytes count in addition to the item's own. `spareAtFirst` by default. */
  readonly spare?: number;
  /** The counted bytes of another item that the other steps write. */
  readonly bytesBeside?: number;
};

/**
 * In one transaction, writes a new item, raises the counter of its kind, and runs the other steps, which have no
 * conditions. Returns the item. For a repeated request, returns the item's current state. Throws `limit` if the user
 * already has `max` items, and the errors of `itemOfRequest`.
 */
export const createItem = async (
  creation: Creation,
  otherSteps: readonly Step[] = [],
): Promise<Item> => {
  const created = await retryOnConflict(() => createItemWith(creation, otherSteps));
  if ('refused' in created) throw new Error('No other step could be refused');
  return created.item;
};

/** The created item. If the condition of another step failed, the item of that step. */
export type Created = { readonly item: Item } | { readonly refused: Item | undefined };

/**
 * Works like `createItem`, but the other steps may have conditions. Throws a conflict, so call it within
 * `retryOnConflict`.
 */
export const createItemWith = async (
  creation: Creation,
  otherSteps: readonly Step[],
): Promise<Created> => {
  const placed = await placeItem(creation, otherSteps);
  if (!('taken' in placed)) return placed;
  return { item: await itemOfRequest(creation.key, creation.request) };
};

/** The created item, or the item that already has the key. If a tombstone has the key, `taken` is undefined. */
export type Placed = Created | { readonly taken: Item | undefined };

/** Works like `createItemWith`, but the caller decides what a taken key means. */
export const placeItem = async (
  { userId, key, item, request, counter, max, spare = spareAtFirst, bytesBeside = 0 }: Creation,
  otherSteps: readonly Step[],
): Promise<Placed> => {
  const { _id: _, ...fields } = item; // the key contains it
  const whole = { ...key, ...fields, request };
  const bytes = sizeOf(whole) + spare;
  const added = bytes + bytesBeside;
  const adding = addingBytes(added, true);
  // The item's step comes before the count's step, so that a repeated request is recognised even if the limit is
  // reached.
  const refusal = await transact([
    { Put: { Item: { ...whole, bytes }, ConditionExpression: isNew } },
    ...otherSteps,
    {
      Update: {
        Key: keys.counts(userId),
        UpdateExpression: `ADD #counter :one, ${adding.change}`,
        ConditionExpression: `(attribute_not_exists(#counter) OR #counter < :max) AND ${adding.condition}`,
        ExpressionAttributeNames: { '#counter': counter, ...adding.names },
        ExpressionAttributeValues: { ':one': 1, ':max': max, ...adding.values },
      },
    },
  ]);
  if (!refusal) return { item: whole };
  if (refusal.step === 0) return { taken: refusal.item };
  if (refusal.step <= otherSteps.length) return { refused: refusal.item };
  requireKept(refusal.item);
  if (hadNoRoom(refusal.item, added)) throw storageFull();
  throw new Problem('limit', callReasons.tooMany({ max, things: counter }));
};

/** The condition that the id was never used, or that its tombstone has expired. */
export const isNew = 'attribute_not_exists(pk)';

/**
 * Returns the item that a request found under the key of its new item. An id that the client did not choose is new.
 * So if its key is taken, an earlier attempt of this request wrote the item. Throws `conflict` if another request
 * created the item, and `not_found` if it was deleted since.
 */
export const itemOfRequest = async (key: Key, request: string | undefined): Promise<Item> => {
  const item = await readAnyItem(key);
  if (item && item.request !== request) throw idIsUsed();
  if (!item || isTombstone(item)) throw notFound('item');
  return item;
};

/** Whether an earlier attempt of this request created the item of this key. The item may have been deleted since. */
export const isRepeated = async (key: Key, request: string | undefined): Promise<boolean> =>
  request !== undefined && (await readAnyItem(key))?.request === request;

export const idIsUsed = () => new Problem('conflict', callReasons.idUsed());

/**
 * The id of a deleted item can't be reused for this long. A device may have been offline for a year, and then
 * repeat its requests.
 */
export const tombstoneMillis = 366 * 24 * 60 * 60 * 1_000;

/**
 * Returns the step that deletes an item, with its own condition. The step leaves a tombstone if a device may still
 * repeat the request that created the item.
 */
export const deletionStep = (
  key: Key,
  { request }: Item,
  now: Date,
  condition: Condition,
): Step => {
  if (request === undefined) return { Delete: { Key: key, ...condition } };
  const expiresAt = Math.floor((now.getTime() + tombstoneMillis) / 1_000);
  const tombstone = { ...key, request, deletedAt: now.toISOString(), expiresAt };
  return { Put: { Item: tombstone, ...condition } };
};

/**
 * First, `deleteBeside` deletes the items that belong to an item. Then one transaction deletes the item and lowers the
 * counter of its kind. So after an interruption, the item still exists and can be deleted by another call. Returns
 * false if the item is missing.
 */
export const deleteItem = async (
  key: Key,
  counter: Counted,
  now: Date,
  deleteBeside?: (item: Item) => Promise<void>,
): Promise<boolean> =>
  retryOnConflict(
    async (item) => {
      if (!item) return false;
      await deleteBeside?.(item);
      const refusal = await transact(deletion(key, item, counter, now));
      return refusal ? new Changed(refusal.item) : true;
    },
    await getItem(key, true),
  );

/**
 * Returns the steps of `deleteItem`. The first fails unless the item's counted bytes and its version are unchanged.
 * `bytesBeside` are the counted bytes of another item that is deleted in the same transaction.
 */
export const deletion = (
  key: Key,
  item: Item,
  counter: Counted,
  now: Date,
  bytesBeside = 0,
): readonly [Step, Step] => {
  const adding = addingBytes(-countedBytes(item) - bytesBeside, false);
  return [
    deletionStep(key, item, now, conditionOf(ifUnchanged(item, ['bytes', 'version']))),
    {
      Update: {
        Key: keys.countsBeside(key),
        UpdateExpression: `ADD #counter :less, ${adding.change}`,
        ExpressionAttributeNames: { '#counter': counter, ...adding.names },
        ExpressionAttributeValues: { ':less': -1, ...adding.values },
      },
    },
  ];
};
