import * as z from 'zod';
import { maxStoredBytes, storageIsFull } from '#shared/core/storage.ts';
import { Problem } from '../problem.ts';
import type { Item } from './item.ts';
import { sizeOf } from './itemSize.ts';
import { type Key, keys } from './keys.ts';
import { getItem, queryItems } from './reading.ts';
import { Changed, retryOnConflict } from './retryOnConflict.ts';
import type { Revision } from './revision.ts';
import { type Refusal, type Step, transact, updateStep } from './transactions.ts';
import { updateItem } from './updating.ts';

/**
 * What a person keeps is bounded in bytes. An item says under `bytes` what is counted of it, and COUNTS the
 * sum, which is written in the same transactions. A new item is counted with little more than its size. A
 * change that outgrows what is counted counts it anew with some bytes to spare, so most changes are one write
 * still; one that leaves twice as many to spare gives them back. What ticks and logs add to an item is not
 * counted: days of a habit, sums of a skill. An item from before the count counts as none until it is changed.
 */
const spare = 1_024;

/** A broken count is none: it must not keep an item from going. */
const counted = z.object({ bytes: z.int().min(0).catch(0), version: z.int().catch(0) });

/** What is counted of an item as the table has it. */
export const countedBytes = (item: Item): number => counted.parse(item).bytes;

/** Adds to a step on COUNTS what its items take; `room` makes it a refusal where they find none. */
export const addingBytes = (bytes: number, room: boolean) => ({
  change: '#bytes :bytes',
  condition: room ? '(attribute_not_exists(#bytes) OR #bytes <= :room)' : undefined,
  names: { '#bytes': 'bytes' },
  values: { ':bytes': bytes, ...(room && { ':room': maxStoredBytes - bytes }) },
});

/** Whether COUNTS, as it refused such a step, had no room. */
export const hadNoRoom = (counts: Item | undefined, bytes: number): boolean =>
  counts !== undefined && countedBytes(counts) > maxStoredBytes - bytes;

export const storageFull = () => new Problem('limit', storageIsFull);

/** What an item counts after a change. */
const countAfter = (was: number, size: number): number =>
  size > was || was - size > 2 * spare ? size + spare : was;

export type CountedRevision = Revision & {
  /** Written also where there is no room: it adds a few bytes, and those once. */
  readonly always?: boolean;
};

/**
 * `reviseItem` of something that counts: the change is made to what was read, `version` says so. Every change
 * of an item's texts comes here, so none makes it larger than what is counted of it. `seen` is the item, where
 * somebody read it already. Throws `limit` where it grows and the person's account has no room.
 */
export const reviseCounted = async (
  key: Key,
  revise: (item: Item) => CountedRevision | undefined,
  seen?: Item,
): Promise<Item | undefined> =>
  retryOnConflict(
    async (item) => {
      const revision = item && revise(item);
      if (!revision) return item;
      const change = countedChange(key, item, revision);
      if (!change.beside && !revision.isOnce) {
        const updated = await updateItem(key, change.changes, change.expected);
        return updated.done ? updated.item : new Changed(updated.item);
      }
      const refusal = await transact([change.step, ...(change.beside ? [change.beside] : [])]);
      if (!refusal) return getItem(key, true);
      throwIfFull(refusal, 1);
      return new Changed(refusal.item);
    },
    seen ?? (await getItem(key, true)),
  );

/** A change with its count: the step that makes it, and the one on COUNTS, where that has to move. */
export const countedChange = (
  key: Key,
  item: Item,
  { changes, expected, always = false }: CountedRevision,
) => {
  const { bytes, version } = counted.parse(item);
  const size = sizeOf({ ...item, ...changes });
  const after = countAfter(bytes, size);
  const written = { ...changes, version: version + 1, ...(after !== bytes && { bytes: after }) };
  const conditions = { ...expected, version: item.version };
  return {
    changes: written,
    expected: conditions,
    step: updateStep(key, written, conditions),
    beside:
      after === bytes ? undefined : countStep(key, after - bytes, !always && size > sizeOf(item)),
  };
};

/** Throws `limit` where it was the step on COUNTS that was refused. */
export const throwIfFull = ({ step }: Refusal, ofCounts: number): void => {
  if (step === ofCounts) throw storageFull();
};

/** What shrinks is never refused, even above the limit. */
const countStep = (key: Key, more: number, grows: boolean): Step => {
  const { change, condition, names, values } = addingBytes(more, grows && more > 0);
  return {
    Update: {
      Key: keys.countsBeside(key),
      UpdateExpression: `ADD ${change}`,
      ...(condition && { ConditionExpression: condition }),
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    },
  };
};

/** Bytes that are counted of all that a person keeps. */
export const readUsedBytes = async (userId: string): Promise<number> => {
  const { pk, sk } = keys.counts(userId);
  const [counts] = await queryItems({ pk, from: sk, to: sk });
  return counts ? countedBytes(counts) : 0;
};
