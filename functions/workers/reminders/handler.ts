import type { Context, SQSEvent } from 'aws-lambda';
import { logged, logger } from '../../logger.ts';
import { peopleToRemind } from '../../queue/reminders.ts';
import { measured, type Usage } from '../../table/usage.ts';
import { lookAtPerson } from './lookAtPerson.ts';

/**
 * Checks the people of a message in parallel. Fails only if a person's pointer can't be read or moved. The other
 * people are checked anyway, and SQS redelivers the message.
 */
export const handler = ({ Records }: SQSEvent, context: Context): Promise<void> =>
  logged({ requestId: context.awsRequestId, route: 'reminders' }, async () => {
    for (const { body } of Records) {
      const { pointers } = peopleToRemind.parse(JSON.parse(body));
      const usage: Usage = { readUnits: 0, writeUnits: 0 };
      const now = new Date();
      const looks = await measured(usage, () =>
        Promise.allSettled(pointers.map((pointer) => lookAtPerson(pointer, now))),
      );
      logger.info('reminders', { people: pointers.length, ...usage });
      const failed = looks.find((one) => one.status === 'rejected');
      if (!failed) continue;
      logger.error('Some people could not be looked at yet.', { error: failed.reason });
      throw failed.reason;
    }
  });
