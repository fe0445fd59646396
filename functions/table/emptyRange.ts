import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { tableClient, tableName } from './client.ts';
import { type Key, keyOf, keys, type Range, ranges, resetKeys } from './keys.ts';
import { getItem, walkItems } from './reading.ts';
import { Changed, retryOnConflict } from './retryOnConflict.ts';
import { requireKept } from './storage.ts';
import { removeItem, upsertItem } from './updating.ts';
import { countUsage } from './usage.ts';

/** One call of the table deletes at most this many items. */
const atOnce = 25;

/**
 * Deletes every item and tombstone of a range except `kept`, until the time is over. Returns whether all are deleted.
 * May be interrupted and repeated.
 */
export const emptyRange = async (
  range: Range,
  { hasTime = () => true, kept }: { hasTime?: () => boolean; kept?: Key } = {},
): Promise<boolean> => {
  let batch: Key[] = [];
  for await (const item of walkItems(range, { consistent: true, fields: [], deletedToo: true })) {
    const key = keyOf(item);
    if (key.sk === kept?.sk) continue;
    batch.push(key);
    if (batch.length < atOnce) continue;
    await deleteBatch(batch);
    if (!hasTime()) return false;
    batch = [];
  }
  if (batch.length > 0) await deleteBatch(batch);
  return true;
};

/** If the table had no capacity for some items, it returns their keys. These items are deleted after a pause. */
const deleteBatch = (batch: readonly Key[]): Promise<void> =>
  retryOnConflict<void, readonly Key[]>(async (keys) => {
    const response = await tableClient().send(
      new BatchWriteCommand({
        RequestItems: { [tableName()]: keys.map((Key) => ({ DeleteRequest: { Key } })) },
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    for (const used of response.ConsumedCapacity ?? []) countUsage('write', used.CapacityUnits);
    const left = (response.UnprocessedItems?.[tableName()] ?? []).flatMap(({ DeleteRequest }) =>
      DeleteRequest?.Key ? [keyOf(DeleteRequest.Key)] : [],
    );
    return left.length > 0 ? new Changed(left) : undefined;
  }, batch);

/** Marks a person's items as being deleted. Afterwards, no new item can be created, see `requireKept`. */
export const markDeleting = async (userId: string, askedAt: string): Promise<void> => {
  await upsertItem(keys.counts(userId), { deleting: askedAt }, {});
};

/**
 * Throws 401 if the account is being deleted. Call this if a read found nothing. Costs half a read unit, or a whole one
 * if `consistent`.
 */
export const requireAccount = async (userId: string, consistent = false): Promise<void> =>
  requireKept(await getItem(keys.counts(userId), consistent));

/** Deletes a person's access tokens, then all their items except the mark. Returns whether only the mark is left. */
export const emptyPartition = async (userId: string, hasTime: () => boolean): Promise<boolean> => {
  await emptyRange(ranges.tokens(userId));
  return emptyRange(ranges.everything(userId), { hasTime, kept: keys.counts(userId) });
};

export const removeMark = (userId: string): Promise<void> => removeItem(keys.counts(userId));

/** Deletes the items stored under the hash of an address, because somebody else may register it next. */
export const forgetEmail = async (email: string): Promise<void> => {
  await emptyRange(resetKeys.all(email));
  await emptyRange(ranges.passwordChanges(email));
};
