import { marshall } from '@aws-sdk/util-dynamodb';
import { minuteAt } from '#functions/reminders/minutes.ts';
import { pointerItem } from '#functions/reminders/pointers.ts';
import { keys } from '#functions/table/keys.ts';
import {
  differenceOf,
  hasItems,
  type Item,
  type Place,
  partitionsOf,
  placedIn,
  put,
  readPartition,
  remove,
  segments,
  write,
} from './partitions.ts';

/** The number of partitions, and the numbers of items by what happens (or would happen) to them. */
export type Restored = {
  readonly partitions: number;
  /** Items that equal the copy. */
  readonly same: number;
  /** Items that differ from the copy. */
  readonly changed: number;
  /** Items that only the copy has. */
  readonly missing: number;
  /**
   * Items that were created after the copy. They are deleted, because the copy's counts and sums don't include
   * them.
   */
  readonly surplus: number;
};

const nothing: Restored = { partitions: 0, same: 0, changed: 0, missing: 0, surplus: 0 };

const plus = (a: Restored, b: Restored): Restored => ({
  partitions: a.partitions + b.partitions,
  same: a.same + b.same,
  changed: a.changed + b.changed,
  missing: a.missing + b.missing,
  surplus: a.surplus + b.surplus,
});

export type Restoration = {
  /** The restored copy of the table, as of the chosen minute. */
  readonly from: Place;
  /** The live table, which the functions use. */
  readonly to: Place;
  /** If false, items are only compared and counted. */
  readonly apply: boolean;
};

/**
 * Thrown if the copy has no items of the user, or of anyone. It must be the wrong copy, because restoring it would
 * delete everything. The message is for the terminal.
 */
export class NothingInCopy extends Error {}

/**
 * Makes one user's items equal to the copy. If the user has another account now, `as` is that account. Also writes
 * the pointer by which reminders find the user. Other people's items are neither read nor written. Throws
 * `NothingInCopy` if the user had no account at that time.
 */
export const restoreUser = async (
  plan: Restoration,
  userId: string,
  as = userId,
): Promise<Restored> => {
  const { pk } = keys.profile(userId);
  if ((await readPartition(plan.from, pk)).size === 0) {
    throw new NothingInCopy(`${plan.from.table} has nothing of ${userId}. Nothing was written.`);
  }
  return restorePartition(plan, pk, keys.profile(as).pk);
};

/**
 * Whether a partition belongs to a person. Other partitions contain pointers to due reminders, attempts, and
 * unfinished steps of changing a password or address. Restoring those would reopen steps that were completed since.
 */
const isPersons = (partition: string): boolean => partition.startsWith('USER#');

async function* personsIn(place: Place, segment: number): AsyncGenerator<string> {
  for await (const partition of partitionsOf(place, segment))
    if (isPersons(partition)) yield partition;
}

/** One of several processes that share the segments. The first of three is `{ number: 1, of: 3 }`. */
export type Part = { readonly number: number; readonly of: number };

/**
 * Makes everyone's items equal to the copy. All segments run in parallel, each with one partition after the other.
 * Throws `NothingInCopy`.
 */
export const restoreEveryone = async (
  plan: Restoration,
  part: Part = { number: 1, of: 1 },
): Promise<Restored> => {
  if (!(await hasPersons(plan.from))) {
    throw new NothingInCopy(`${plan.from.table} is empty. Nothing was written.`);
  }
  const own = Array.from({ length: segments }, (_, segment) => segment).filter(
    (segment) => segment % part.of === part.number - 1,
  );
  const restored = await Promise.all(own.map((segment) => restoreSegment(plan, segment)));
  return restored.reduce(plus, nothing);
};

const hasPersons = async (place: Place): Promise<boolean> => {
  for (let segment = 0; segment < segments; segment++)
    if (!(await personsIn(place, segment).next()).done) return true;
  return false;
};

/** Restores a segment: first the copy's partitions, then live partitions that the copy lacks. */
const restoreSegment = async (plan: Restoration, segment: number): Promise<Restored> => {
  let sum = nothing;
  for await (const partition of personsIn(plan.from, segment))
    sum = plus(sum, await restorePartition(plan, partition));
  for await (const partition of personsIn(plan.to, segment))
    if (!(await hasItems(plan.from, partition)))
      sum = plus(sum, await restorePartition(plan, partition));
  return sum;
};

const restorePartition = async (
  { from, to, apply }: Restoration,
  partition: string,
  into = partition,
): Promise<Restored> => {
  const [copied, live] = await Promise.all([
    readPartition(from, partition),
    readPartition(to, into),
  ]);
  const copy = new Map([...copied].map(([sk, item]) => [sk, placedIn(into, item)]));
  const { same, changed, missing, surplus } = differenceOf(copy, live);
  const back: readonly Item[] = [...missing, ...changed];
  if (apply && back.length + surplus.length > 0) {
    await write(to, [...back.map(put), ...surplus.map(remove)]);
    await write(to, [put(pointerTo(into))]);
  }
  const counts = { changed: changed.length, missing: missing.length, surplus: surplus.length };
  return { partitions: copy.size + live.size > 0 ? 1 : 0, same, ...counts };
};

/**
 * The pointer by which the clock finds a person within two minutes. After a restore, their reminders may be due
 * earlier than before. Pointers are in other partitions, which are not restored.
 */
const pointerTo = (partition: string): Item => {
  const userId = partition.slice(keys.profile('').pk.length);
  const at = minuteAt(new Date()) + 1;
  return marshall(pointerItem({ userId, at, since: at }));
};
