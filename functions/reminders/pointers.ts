import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Minute } from '#shared/reminders/occurrences.ts';
import type { Item } from '../table/item.ts';
import { parseItem, parseItems } from '../table/parsing.ts';
import { getItem, queryItems, walkItems } from '../table/reading.ts';
import { retryOnConflict } from '../table/retryOnConflict.ts';
import { type Step, transact } from '../table/transactions.ts';
import { conditionOf, removeItem } from '../table/updating.ts';
import { type Pointer, partitionOf, reminderKeys, reminderRanges } from './keys.ts';
import { minuteAt, minuteOfText } from './minutes.ts';

/**
 * The clock finds people by their pointers. A pointer has no facts: when the worker checks the person, their items
 * decide what is due. A person may have several pointers. Each may be too early, but the first is never too late:
 *
 * - If a change may make a reminder due earlier, its own transaction writes a pointer. It is at the next minute
 *   (`lookSoon`), or at a known minute (`lookAt`).
 * - A check deletes its own pointer and writes another, at the next of all times of the person.
 *
 * No pointer is written if a habit is done, paused or rescheduled: at the reminder's time, the check sees
 * whether the habit is open.
 */
export const lookAt = (userId: string, at: Minute): Step => put({ userId, at, since: at });

/**
 * Returns the step that writes a pointer at the next minute. Use it for a change that does not compute when a reminder
 * is next due.
 */
export const lookSoon = (userId: string, now: Date): Step => lookAt(userId, minuteAt(now) + 1);

const put = (pointer: Pointer): Step => ({ Put: { Item: pointerItem(pointer) } });

/** Every write of a pointer gives it a new version. So two writes of the same pointer can be told apart. */
export const pointerItem = (pointer: Pointer): Item => ({
  ...reminderKeys.pointer(pointer),
  version: randomUUID(),
});

const stored = z.object({
  /** See `reminderKeys.pointer`. */
  sk: z.string(),
  version: z.string(),
});

const pointerOf = ({ sk }: z.output<typeof stored>): Pointer => {
  const [at = '', userId = '', since = ''] = sk.split('#');
  return { userId, at: minuteOfText(at), since: minuteOfText(since) };
};

/** Yields the pointers of one of the `duePartitions` up to now, oldest first. Reads pages only when they are needed. */
export async function* duePointers(partition: number, now: Date): AsyncGenerator<Pointer> {
  for await (const item of walkItems(reminderRanges.due(partition, minuteAt(now))))
    yield* parseItems(stored, [item]).map(pointerOf);
}

/** Returns the version of a pointer. Undefined if the person was checked after the pointer was found. */
export const versionOf = async (pointer: Pointer): Promise<string | undefined> => {
  const item = await getItem(reminderKeys.pointer(pointer), true);
  return item && parseItem(stored, item).version;
};

/**
 * Deletes a pointer of this version. Writes `next` in its place, if given. If another change wrote the pointer
 * meanwhile, the pointer stays, so that the other change is checked too.
 */
export const movePointer = async (
  pointer: Pointer,
  version: string,
  next: Pointer | undefined,
): Promise<void> => {
  const remove = { Delete: { Key: reminderKeys.pointer(pointer), ...conditionOf({ version }) } };
  await retryOnConflict(() => transact([remove, ...(next ? [put(next)] : [])]));
};

/** Deletes every pointer to a person whose account is being deleted. May be repeated. */
export const forgetPointers = async (userId: string): Promise<void> => {
  const all = parseItems(stored, await queryItems(reminderRanges.due(partitionOf(userId))));
  for (const pointer of all.map(pointerOf).filter((one) => one.userId === userId))
    await removeItem(reminderKeys.pointer(pointer));
};
