import type { Context, SQSEvent } from 'aws-lambda';
import { logged, logger } from '../../logger.ts';
import { peopleToRemind } from '../../queue/reminders.ts';
import { measured, type Usage } from '../../table/usage.ts';
import { type Counts, remind } from './remind.ts';

const results = [
  ...(['accepted', 'later', 'refused', 'gone', 'failed'] as const),
  ...(['mailed', 'mailLater', 'mailRefused'] as const),
];

const sumOf = (each: readonly Counts[], count: keyof Counts): number =>
  each.reduce((sum, one) => sum + one[count], 0);

/**
 * Reminds the people of a message, all at once, since most of the time is spent waiting for push services. A failure
 * for one of them leaves the others alone, and is redelivered only if that person can't even be postponed. It logs
 * counts, but not whose they are.
 */
export const handler = ({ Records }: SQSEvent, context: Context): Promise<void> =>
  logged({ requestId: context.awsRequestId, route: 'reminders' }, async () => {
    for (const { body } of Records) {
      const { userIds } = peopleToRemind.parse(JSON.parse(body));
      const usage: Usage = { readUnits: 0, writeUnits: 0 };
      const now = new Date();
      const reminded = await measured(usage, () =>
        Promise.allSettled(userIds.map((userId) => remind(userId, now))),
      );
      const done = reminded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      logger.info('reminders', {
        people: userIds.length,
        ...Object.fromEntries(results.map((result) => [result, sumOf(done, result)])),
        delay: Math.max(0, ...done.map(({ delay }) => delay)),
        ...usage,
      });
      const failed = reminded.find((one) => one.status === 'rejected');
      if (!failed) continue;
      logger.error('Some people could not be reminded yet.', { error: failed.reason });
      throw failed.reason;
    }
  });
