import type { Counted } from '#shared/calls/callReasons.ts';
import type { Item } from './item.ts';
import { keys } from './keys.ts';
import { Changed, retryOnConflict } from './retryOnConflict.ts';
import { addingBytes, countedBytes } from './storage.ts';
import { type Step, transact } from './transactions.ts';

/**
 * Writes items in batches. `write` returns false if another request has changed or deleted an item of the batch. Then
 * the items are read a second time. So `read` must leave out the items that are already written.
 */
export const writeInBatches = (
  read: () => Promise<Item[]>,
  atOnce: number,
  write: (items: readonly Item[]) => Promise<boolean>,
): Promise<void> =>
  retryOnConflict<void>(async () => {
    const items = await read();
    for (let start = 0; start < items.length; start += atOnce) {
      if (!(await write(items.slice(start, start + atOnce)))) return new Changed(undefined);
    }
  });

/** A transaction has at most 100 steps. One of them is for the counts. */
const countedAtOnce = 99;

/**
 * Deletes the items that `read` returns, and subtracts them and their bytes from COUNTS. `read` must return their
 * `bytes`, and the attributes that `deletionOf` needs. Returns the deleted items.
 */
export const deleteCounted = async (
  userId: string,
  counter: Counted,
  read: () => Promise<Item[]>,
  deletionOf: (item: Item) => Step,
): Promise<Item[]> => {
  const deleted: Item[] = [];
  await writeInBatches(read, countedAtOnce, async (items) => {
    const bytes = items.reduce((sum, item) => sum + countedBytes(item), 0);
    const adding = addingBytes(-bytes, false);
    const less: Step = {
      Update: {
        Key: keys.counts(userId),
        UpdateExpression: `ADD #counter :less, ${adding.change}`,
        ExpressionAttributeNames: { '#counter': counter, ...adding.names },
        ExpressionAttributeValues: { ':less': -items.length, ...adding.values },
      },
    };
    if (await transact([...items.map(deletionOf), less])) return false;
    deleted.push(...items);
    return true;
  });
  return deleted;
};
