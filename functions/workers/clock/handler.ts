import type { Context } from 'aws-lambda';
import { logged, logger } from '../../logger.ts';
import { mostPeople, queueReminders } from '../../queue/reminders.ts';
import { duePartitions, type Pointer } from '../../reminders/keys.ts';
import { duePointers } from '../../reminders/pointers.ts';
import { measured } from '../../table/usage.ts';

/** A log message that the runbook names. Some partitions have people who were not queued. */
const peopleLeftOver = 'The clock had no time for everyone.';

/** In milliseconds. This time is reserved for calls that are in progress when the time is over, and for the log. */
const reserve = 5_000;

type Queued = { readonly people: number; readonly isLeftOver: boolean };

/** Queues the people who are due in a partition, oldest first, for as long as there is time. */
const queueDue = async (partition: number, now: Date, hasTime: () => boolean): Promise<Queued> => {
  let [people, message]: [number, Pointer[]] = [0, []];
  const send = async () => {
    await queueReminders(message);
    people += message.length;
    message = [];
  };
  for await (const pointer of duePointers(partition, now)) {
    if (!hasTime()) return { people, isLeftOver: true };
    message.push(pointer);
    if (message.length === mostPeople) await send();
  }
  if (message.length > 0) await send();
  return { people, isLeftOver: false };
};

/**
 * Runs once a minute, and queues the people whom the worker must check now. The pointer of a person stays until the
 * worker has moved it, so a lost message loses nobody. If a person is queued a second time after the check, the worker
 * skips them. If the time is over, the remaining people follow in the next minute.
 */
export const handler = (_event: unknown, context: Context): Promise<void> =>
  logged({ requestId: context.awsRequestId, route: 'clock' }, () =>
    measured(async (usage) => {
      const now = new Date();
      const hasTime = () => context.getRemainingTimeInMillis() > reserve;
      const partitions = Array.from({ length: duePartitions }, (_, partition) => partition);
      const outcomes = await Promise.allSettled(
        partitions.map((partition) => queueDue(partition, now, hasTime)),
      );
      const queued = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const people = queued.reduce((sum, one) => sum + one.people, 0);
      logger.info('clock', { people, ...usage });
      const leftOver = queued.filter(({ isLeftOver }) => isLeftOver).length;
      if (leftOver > 0) logger.warn(peopleLeftOver, { people, leftOver });
      const failed = outcomes.find((one) => one.status === 'rejected');
      if (!failed) return;
      logger.error('The clock could not queue everyone.', { error: failed.reason });
      throw failed.reason;
    }),
  );
