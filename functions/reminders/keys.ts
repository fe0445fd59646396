import { createHash } from 'node:crypto';
import { type Key, personKey, personRange, type Range } from '../table/keys.ts';

/**
 * | item                                 | pk              | sk                       |
 * | ------------------------------------ | --------------- | ------------------------ |
 * | when to look at a person next        | USER#<id>       | REMINDER                 |
 * | a device, by its endpoint            | USER#<id>       | PUSH#<sha256, hex>       |
 * | the pointer to a person              | DUE#<00 to 15>  | <minute>#<user id>       |
 * | whose device it is                   | ENDPOINT#<hash> | OWNER                    |
 *
 * The clock finds the people to look at by their pointers, in as many partitions as it asks at once.
 */
export const reminderKeys = {
  state: (userId: string): Key => personKey(userId, 'REMINDER'),
  device: (userId: string, id: string): Key => personKey(userId, `PUSH#${id}`),
  pointer: (userId: string, at: string): Key => ({
    pk: duePartition(partitionOf(userId)),
    sk: `${at}#${userId}`,
  }),
  owner: (id: string): Key => ({ pk: `ENDPOINT#${id}`, sk: 'OWNER' }),
};

/** The number of partitions of pointers. */
export const duePartitions = 16;

const duePartition = (partition: number): string => `DUE#${String(partition).padStart(2, '0')}`;

export const partitionOf = (userId: string): number =>
  (createHash('sha256').update(userId).digest()[0] ?? 0) % duePartitions;

export const reminderRanges = {
  devices: (userId: string): Range => personRange(userId, 'PUSH#'),
  /** The pointers up to a minute, the oldest first. */
  due: (partition: number, until: string): Range => ({
    pk: duePartition(partition),
    from: '0',
    to: `${until}#~`,
  }),
};
