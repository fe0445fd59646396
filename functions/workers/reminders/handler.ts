import type { Context, SQSEvent } from 'aws-lambda';
import { logged, logger } from '../../logger.ts';
import { peopleToRemind } from '../../queue/reminders.ts';
import { measured } from '../../table/usage.ts';
import { lookAtPerson } from './lookAtPerson.ts';

/**
 * Checks the people of a message in parallel. Fails only if a person's pointer can't be read or moved. The other
 * people are checked anyway, and SQS redelivers the message.
 */
export const handler = ({ Records }: SQSEvent, context: Context): Promise<void> =>
  logged({ requestId: context.awsRequestId, route: 'reminders' }, async () => {
    for (const { body } of Records) {
      const { pointers } = peopleToRemind.parse(JSON.parse(body));
      await measured(async (usage) => {
        const now = new Date();
        const looks = await Promise.allSettled(
          pointers.map((pointer) => lookAtPerson(pointer, now)),
        );
        logger.info('reminders', { people: pointers.length, ...usage });
        const failed = looks.find((one) => one.status === 'rejected');
        if (!failed) return;
        logger.error('Some people could not be looked at yet.', { error: failed.reason });
        throw failed.reason;
      });
    }
  });
