import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { tableClient, tableName } from '../table/client.ts';
import { parseItems } from '../table/parsing.ts';
import { queryItems } from '../table/reading.ts';
import { Changed, retryOnConflict } from '../table/retryOnConflict.ts';
import { transact } from '../table/transactions.ts';
import { unlessRefused } from '../table/unlessRefused.ts';
import { conditionOf, updateItem } from '../table/updating.ts';
import { partitionOf, reminderKeys, reminderRanges } from './keys.ts';
import { minuteAt, textOfMinute } from './minutes.ts';
import { nextTryAfter } from './retry.ts';
import { moveSteps, type ReminderState, readState, removalSteps } from './state.ts';

/** Seconds for which only one worker looks at a person: more than a worker may take. */
const leaseSeconds = 60;

const pointer = z.object({
  /** `<minute>#<user id>` */
  sk: z.string(),
  version: z.string(),
});

/** The pointer to a person who may have reminders now. */
export type Pointer = {
  readonly userId: string;
  readonly at: string;
  readonly version: string;
};

/** The pointers of one of the `duePartitions` up to now, the oldest first, at most `limit`. */
export const duePointers = async (
  partition: number,
  now: Date,
  limit: number,
): Promise<Pointer[]> => {
  const range = reminderRanges.due(partition, textOfMinute(minuteAt(now)));
  const items = await queryItems(range, { limit });
  return parseItems(pointer, items).map(({ sk, version }) => {
    const [at = '', userId = ''] = sk.split('#');
    return { userId, at, version };
  });
};

/** A person whom only this worker looks at. */
export type Lease = {
  readonly userId: string;
  readonly lease: string;
  readonly state: ReminderState & { readonly at: string };
};

/**
 * Takes the lease of a person whose pointer is due. Undefined if it is not, or if another worker has it. A pointer that
 * contradicts the person's state, as after a restore, is deleted.
 */
export const takeLease = async (userId: string, now: Date): Promise<Lease | undefined> =>
  retryOnConflict<Lease | undefined>(async () => {
    const state = await readState(userId);
    const { at, leaseUntil } = state ?? {};
    if (!state || at === undefined || at > textOfMinute(minuteAt(now))) {
      await deleteContradictory(userId, at, now);
      return undefined;
    }
    if (leaseUntil !== undefined && leaseUntil > now.toISOString()) return undefined;
    const lease = randomUUID();
    const taken = {
      version: randomUUID(),
      lease,
      leaseUntil: new Date(now.getTime() + leaseSeconds * 1_000).toISOString(),
    };
    const key = reminderKeys.state(userId);
    const updated = await updateItem(key, taken, { version: state.version });
    if (!updated.done) return new Changed(undefined);
    return { userId, lease, state: { ...state, ...taken, at } };
  });

/** Deletes the pointers up to now to a person who is not due, except the one at `at`. */
const deleteContradictory = async (
  userId: string,
  at: string | undefined,
  now: Date,
): Promise<void> => {
  const due = await duePointers(partitionOf(userId), now, mostContradictory);
  for (const one of due.filter((pointer) => pointer.userId === userId && pointer.at !== at)) {
    await unlessRefused(
      tableClient().send(
        new DeleteCommand({
          TableName: tableName(),
          Key: reminderKeys.pointer(userId, one.at),
          ...conditionOf({ version: one.version }),
          ReturnConsumedCapacity: 'TOTAL',
        }),
      ),
    );
  }
};

/** Pointers that are read to find contradictory ones, which are the oldest: they stay until they are deleted. */
const mostContradictory = 100;

/** What a worker leaves behind. */
export type Next = {
  /** When to look at the person next; undefined if no time ever comes. */
  readonly at: string | undefined;
  /** The person has neither a device nor a digest. */
  readonly isOver: boolean;
};

/** What was sent, and what is to be tried again. */
type Left = Pick<ReminderState, 'acceptedOn' | 'retry' | 'broken' | 'mailedOn' | 'mailRetry'>;

/**
 * Ends a lease and moves the pointer. If something changed since the lease was taken, `readNext` computes the next
 * minute again. Does nothing if another worker took the lease meanwhile.
 */
export const endLease = async (
  { userId, lease, state }: Lease,
  next: Next,
  readNext: (state: ReminderState) => Promise<Next>,
  { acceptedOn, retry, broken, mailedOn, mailRetry }: Left = {},
): Promise<void> => {
  const released = {
    lease: undefined,
    leaseUntil: undefined,
    // Undefined: nothing is to be tried again.
    retry,
    broken,
    mailRetry,
    ...(mailedOn !== undefined && { mailedOn }),
    ...(acceptedOn !== undefined && { acceptedOn }),
  };
  await retryOnConflict<void, { readonly state: ReminderState; readonly next: Next }>(
    async ({ state, next: { at, isOver } }) => {
      const steps = isOver ? removalSteps(userId, state) : moveSteps(userId, state, at, released);
      if (!(await transact(steps))) return;
      const current = await readState(userId);
      if (current?.lease !== lease) return;
      return new Changed({ state: current, next: await readNext(current) });
    },
    { state, next },
  );
};

/**
 * Ends the lease after looking at a person failed, and moves the pointer: the more failures, the later. Otherwise the
 * clock would queue this person each minute. The next look starts at the same minute, so nothing is lost.
 */
export const postpone = async (lease: Lease, now: Date): Promise<void> => {
  const { broken: before, at: since } = lease.state;
  const { at, failure: broken } = nextTryAfter(before, since, now);
  const next: Next = { at, isOver: false };
  await endLease(lease, next, async () => next, { ...lease.state, broken });
};

/** Deletes a person's state and pointer, before an account's items are deleted. It may be repeated. */
export const forgetState = async (userId: string): Promise<void> =>
  retryOnConflict<void>(async () => {
    const state = await readState(userId);
    if (state && (await transact(removalSteps(userId, state)))) return new Changed(undefined);
  });
