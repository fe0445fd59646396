import * as z from 'zod/mini';
import { maxStoredBytes, storageIsFull } from '#shared/core/storage.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { Problem, unauthenticated } from '../problem.ts';
import type { Item } from './item.ts';
import { sizeOf } from './itemSize.ts';
import { type Key, keys } from './keys.ts';
import { getItem, queryItems } from './reading.ts';
import { Changed, retryOnConflict } from './retryOnConflict.ts';
import type { Revision } from './revision.ts';
import { type Refusal, type Step, transact, updateStep } from './transactions.ts';
import { updateItem } from './updating.ts';

/**
 * The bytes of a person's items are limited. An item's `bytes` is its counted size, usually a little more than its
 * real size. COUNTS has the sum. A transaction that changes an item's `bytes` also changes COUNTS. Most changes fit in
 * the counted size, so they need only one write. If an item outgrows it, the counted size becomes the real size plus
 * `spare`. The same happens if more than twice `spare` is unused. A habit's note counts exactly its size. A day of a
 * habit, or time logged for a skill, does not change the counted size, although the item grows by a few bytes. Items
 * with a `block` follow another rule, see `CountedRevision`.
 */
const spare = 1_024;

/** A broken value counts as 0, so that the item can still be deleted. */
const counted = z.object({
  bytes: z.catch(z.int().check(z.gte(0)), 0),
  version: z.catch(z.int(), 0),
});

export const countedBytes = (item: Item): number => counted.parse(item).bytes;

/**
 * Returns the change and the condition that add an item's bytes in a step on COUNTS. With `needsRoom`, the step
 * fails if the bytes don't fit, or if the account is being deleted.
 */
export const addingBytes = (bytes: number, needsRoom: boolean) => ({
  change: '#bytes :bytes',
  condition: needsRoom
    ? 'attribute_not_exists(#deleting) AND (attribute_not_exists(#bytes) OR #bytes <= :room)'
    : undefined,
  names: { '#bytes': 'bytes', ...(needsRoom && { '#deleting': 'deleting' }) },
  values: { ':bytes': bytes, ...(needsRoom && { ':room': maxStoredBytes - bytes }) },
});

/** Whether the bytes did not fit. `counts` are the COUNTS that a failed condition returned. */
export const hadNoRoom = (counts: Item | undefined, bytes: number): boolean =>
  counts !== undefined && countedBytes(counts) > maxStoredBytes - bytes;

export const storageFull = () => new Problem('limit', storageIsFull);

/** The bytes that an item may need besides its own attributes: for `version` and `bytes`. */
const spareInBlock = 32;

/** Returns the counted bytes of an item that counts in whole blocks, see `CountedRevision`. */
export const inBlocks = (size: number, block: number): number =>
  Math.ceil((size + spareInBlock) / block) * block;

/** The counted bytes of an item after a change. */
const countAfter = (was: number, size: number, block: number | undefined): number => {
  if (block !== undefined) return inBlocks(size, block);
  return size > was || was - size > 2 * spare ? size + spare : was;
};

export type CountedRevision = Revision & {
  /**
   * Whether the change is written even if the account is full. Only for a change that adds a few bytes, and only once.
   */
  readonly always?: boolean;
  /**
   * The item counts whole blocks of this many bytes, and no other spare bytes. Use it for an item that grows by a few
   * bytes at a time, and of which a person may have thousands.
   */
  readonly block?: number;
};

/**
 * Works like `reviseItem`, for an item whose bytes are counted. `version` ensures that the change applies to the state
 * that was read. Every change of an item's texts uses this function or `countedChange`, so texts never outgrow the
 * counted size. `seen` is the item, if it was already read. Throws `limit` if the item grows and the person's account has no
 * room.
 */
export const reviseCounted = async (
  key: Key,
  revise: (item: Item) => CountedRevision | undefined | Promise<CountedRevision | undefined>,
  seen?: Item,
): Promise<Item | undefined> =>
  retryOnConflict(
    async (item) => {
      const revision = item && (await revise(item));
      if (!revision) return item;
      const change = countedChange(key, item, revision);
      const others = revision.otherSteps ?? [];
      if (!change.counts && others.length === 0 && !revision.isOnce) {
        const updated = await updateItem(key, change.changes, change.expected);
        return updated.done ? updated.item : new Changed(updated.item);
      }
      const counts = change.counts ? [change.counts] : [];
      const refusal = await transact([change.step, ...counts, ...others]);
      if (!refusal) return getItem(key, true);
      if (change.counts) throwIfFull(refusal, 1);
      return new Changed(refusal.step === 0 ? refusal.item : await getItem(key, true));
    },
    seen ?? (await getItem(key, true)),
  );

/** Returns the step of a change, and the step on COUNTS if the counted bytes change. */
export const countedChange = (
  key: Key,
  item: Item,
  { changes, expected, always = false, block }: CountedRevision,
) => {
  const { bytes, version } = counted.parse(item);
  const size = sizeOf({ ...item, ...changes });
  const after = countAfter(bytes, size, block);
  const written = { ...changes, version: version + 1, ...(after !== bytes && { bytes: after }) };
  const conditions = { ...expected, version: item.version };
  return {
    changes: written,
    expected: conditions,
    step: updateStep(key, written, conditions),
    /** How many counted bytes the change adds. */
    added: after - bytes,
    counts:
      after === bytes ? undefined : countStep(key, after - bytes, !always && size > sizeOf(item)),
  };
};

/** Throws if COUNTS marks the account as being deleted. Nothing new may be written to such an account. */
export const requireKept = (counts: Item | undefined): void => {
  if (counts?.deleting !== undefined) throw unauthenticated(userReasons.accountIsDeleting());
};

/** Throws if the step on COUNTS failed, see `throwFull`. */
export const throwIfFull = ({ step, item }: Refusal, countsStep: number): void => {
  if (step === countsStep) throwFull(item);
};

/** Throws 401 if the account of these COUNTS is being deleted, else `limit`. */
export const throwFull = (counts: Item | undefined): never => {
  requireKept(counts);
  throw storageFull();
};

/** Returns the step that adds counted bytes, or subtracts them. Shrinking never fails, even above the limit. */
export const countStep = (key: Key, bytes: number, grows: boolean): Step => {
  const { change, condition, names, values } = addingBytes(bytes, grows && bytes > 0);
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

/** The counted bytes of all items of a person. */
export const readUsedBytes = async (userId: string): Promise<number> => {
  const { pk, sk } = keys.counts(userId);
  const [counts] = await queryItems({ pk, from: sk, to: sk });
  return counts ? countedBytes(counts) : 0;
};
