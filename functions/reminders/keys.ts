import { createHash } from 'node:crypto';
import type { Minute } from '#shared/reminders/occurrences.ts';
import { type Key, personKey, personRange, type Range } from '../table/keys.ts';
import { textOfMinute } from './minutes.ts';

/**
 * | item                            | pk              | sk                          |
 * | ------------------------------- | --------------- | --------------------------- |
 * | a device, by its endpoint       | USER#<id>       | PUSH#<sha256, hex>          |
 * | a snoozed reminder              | USER#<id>       | SNOOZE#<its tag>            |
 * | a pointer to a person           | DUE#<00 to 15>  | <minute>#<user id>#<minute> |
 * | the person who has a device     | ENDPOINT#<hash> | OWNER                       |
 *
 * The clock finds the people to check by their pointers. It reads all partitions of pointers in parallel.
 */
export const reminderKeys = {
  device: (userId: string, id: string): Key => personKey(userId, `PUSH#${id}`),
  snooze: (userId: string, reminder: string): Key => personKey(userId, `SNOOZE#${reminder}`),
  pointer: ({ userId, at, since }: Pointer): Key => ({
    pk: duePartition(partitionOf(userId)),
    sk: `${textOfMinute(at)}#${userId}#${textOfMinute(since)}`,
  }),
  owner: (id: string): Key => ({ pk: `ENDPOINT#${id}`, sk: 'OWNER' }),
};

/** When to check a person. */
export type Pointer = {
  readonly userId: string;
  readonly at: Minute;
  /**
   * The check looks for reminders that are due from this minute on. `since` is earlier than `at` if the last check
   * failed.
   */
  readonly since: Minute;
};

/** The pointers are spread over this many partitions. */
export const duePartitions = 16;

const duePartition = (partition: number): string => `DUE#${String(partition).padStart(2, '0')}`;

export const partitionOf = (userId: string): number =>
  (createHash('sha256').update(userId).digest()[0] ?? 0) % duePartitions;

export const reminderRanges = {
  devices: (userId: string): Range => personRange(userId, 'PUSH#'),
  snoozes: (userId: string): Range => personRange(userId, 'SNOOZE#'),
  /** The pointers up to a minute, oldest first. Without a minute, all pointers. */
  due: (partition: number, until?: Minute): Range => ({
    pk: duePartition(partition),
    from: '0',
    to: until === undefined ? '~' : `${textOfMinute(until)}#~`,
  }),
};
