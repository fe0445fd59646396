import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Minute } from '#shared/reminders/occurrences.ts';
import type { Item } from '../table/item.ts';
import { parseItem, parseItems } from '../table/parsing.ts';
import { getItem, queryItems } from '../table/reading.ts';
import { retryOnConflict } from '../table/retryOnConflict.ts';
import { type Step, transact } from '../table/transactions.ts';
import { conditionOf, removeItem } from '../table/updating.ts';
import { type Pointer, partitionOf, reminderKeys, reminderRanges } from './keys.ts';
import { minuteAt, minuteOfText } from './minutes.ts';

/**
 * The clock finds people by their pointers. A pointer holds no facts: what is due follows from the person's items when
 * the worker looks. A person may have several pointers, and each may be too early, but the first is never too late:
 *
 * - A change after which a reminder may come earlier puts a pointer in its own transaction, at the next minute
 *   (`lookSoon`) or at the minute that it knows (`lookAt`).
 * - A look puts one at the next minute at which any time of the person comes, and deletes its own.
 *
 * A habit that is done, paused or rescheduled puts none: whether it is open is asked at its time.
 */
export const lookAt = (userId: string, at: Minute): Step => put({ userId, at, since: at });

/** Within a minute, for a change whose next time is not computed. */
export const lookSoon = (userId: string, now: Date): Step => lookAt(userId, minuteAt(now) + 1);

const put = (pointer: Pointer): Step => ({ Put: { Item: pointerItem(pointer) } });

/** Its version makes a pointer that was put again another one. */
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

/** The pointers of one of the `duePartitions` up to now, the oldest first, at most `limit`. */
export const duePointers = async (
  partition: number,
  now: Date,
  limit: number,
): Promise<Pointer[]> => {
  const range = reminderRanges.due(partition, minuteAt(now));
  return parseItems(stored, await queryItems(range, { limit })).map(pointerOf);
};

/** The version of a pointer; undefined if somebody has looked at the person since it was found. */
export const versionOf = async (pointer: Pointer): Promise<string | undefined> => {
  const item = await getItem(reminderKeys.pointer(pointer), true);
  return item && parseItem(stored, item).version;
};

/**
 * Replaces a pointer of this version by another one, or by none. If it was put again meanwhile, it stays, so that the
 * change that put it is looked at too.
 */
export const movePointer = async (
  pointer: Pointer,
  version: string,
  next: Pointer | undefined,
): Promise<void> => {
  const remove = { Delete: { Key: reminderKeys.pointer(pointer), ...conditionOf({ version }) } };
  await retryOnConflict(() => transact([remove, ...(next ? [put(next)] : [])]));
};

/** Deletes every pointer to a person whose account is deleted. It may be repeated. */
export const forgetPointers = async (userId: string): Promise<void> => {
  const all = parseItems(stored, await queryItems(reminderRanges.due(partitionOf(userId))));
  for (const pointer of all.map(pointerOf).filter((one) => one.userId === userId))
    await removeItem(reminderKeys.pointer(pointer));
};
