import type { Context } from 'aws-lambda';
import { logged, logger } from '../../logger.ts';
import { mostPeople, queueReminders } from '../../queue/reminders.ts';
import { duePartitions } from '../../reminders/keys.ts';
import { duePointers } from '../../reminders/pointers.ts';
import { measured, type Usage } from '../../table/usage.ts';

/** The most people that are queued from one partition in one minute; the others follow in the next. 48,000 in all. */
const mostOfPartition = 3_000;

/** Queues the people who are due in a partition, and returns how many. */
const queueDue = async (partition: number, now: Date): Promise<number> => {
  const pointers = await duePointers(partition, now, mostOfPartition);
  for (let start = 0; start < pointers.length; start += mostPeople)
    await queueReminders(pointers.slice(start, start + mostPeople));
  return pointers.length;
};

/**
 * Runs once a minute, and queues the people whom the worker must check now. Their pointers stay until the worker has
 * moved them, so that a lost message loses nobody. If a person is queued again after that, the worker skips them.
 */
export const handler = (_event: unknown, context: Context): Promise<void> =>
  logged({ requestId: context.awsRequestId, route: 'clock' }, async () => {
    const usage: Usage = { readUnits: 0, writeUnits: 0 };
    const now = new Date();
    const partitions = Array.from({ length: duePartitions }, (_, partition) => partition);
    const queued = await measured(usage, () =>
      Promise.allSettled(partitions.map((partition) => queueDue(partition, now))),
    );
    const people = queued.map((one) => (one.status === 'fulfilled' ? one.value : 0));
    logger.info('clock', { people: people.reduce((sum, count) => sum + count, 0), ...usage });
    const failed = queued.find((one) => one.status === 'rejected');
    if (!failed) return;
    logger.error('The clock could not queue everyone.', { error: failed.reason });
    throw failed.reason;
  });
