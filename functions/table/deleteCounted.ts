import type { Counted } from '#shared/core/callReasons.ts';
import type { Item } from './item.ts';
import { type Key, keys } from './keys.ts';
import { Changed, retryOnConflict } from './retryOnConflict.ts';
import { addingBytes, countedBytes } from './storage.ts';
import { type Step, transact } from './transactions.ts';

/**
 * Deletes items in batches, each with its count. `remove` returns false if an item of the batch has changed or is gone,
 * because another request writes too. The remaining items are then read again.
 */
export const deleteAll = (
  read: () => Promise<Item[]>,
  atOnce: number,
  remove: (items: readonly Item[]) => Promise<boolean>,
): Promise<void> =>
  retryOnConflict<void>(async () => {
    const items = await read();
    for (let start = 0; start < items.length; start += atOnce) {
      if (!(await remove(items.slice(start, start + atOnce)))) return new Changed(undefined);
    }
  });

/** One step of the 100 of a transaction is for the counts. */
const countedAtOnce = 99;

/**
 * Deletes the items that `read` returns, and subtracts them and their bytes from COUNTS. `read` must return their
 * `bytes`, and what `deletionOf` needs.
 */
export const deleteCounted = (
  userId: string,
  counter: Counted,
  read: () => Promise<Item[]>,
  deletionOf: (item: Item) => Step,
): Promise<void> =>
  deleteAll(read, countedAtOnce, async (items) => {
    const bytes = items.reduce((sum, item) => sum + countedBytes(item), 0);
    const room = addingBytes(-bytes, false);
    const less: Step = {
      Update: {
        Key: keys.counts(userId),
        UpdateExpression: `ADD #counter :less, ${room.change}`,
        ExpressionAttributeNames: { '#counter': counter, ...room.names },
        ExpressionAttributeValues: { ':less': -items.length, ...room.values },
      },
    };
    return !(await transact([...items.map(deletionOf), less]));
  });

export const keyOf = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) });
