import type { Context, SQSEvent } from 'aws-lambda';
import { logged, logger } from '../../logger.ts';
import { accountDeletion } from '../../queue/accountDeletions.ts';
import { measured, type Usage } from '../../table/usage.ts';
import { deleteAccount } from './deletion.ts';

/**
 * The steps after the partition may need this many milliseconds. If less time is left, the next run takes these steps.
 */
const reserve = 10_000;

/**
 * The worker behind the queue of account deletions. If it throws, SQS redelivers the message. After some tries,
 * SQS moves it to the dead-letter queue, which raises an alarm. The worker logs counts, but not whose.
 */
export const handler = ({ Records }: SQSEvent, context: Context): Promise<void> =>
  logged({ requestId: context.awsRequestId, route: 'account deletion' }, async () => {
    for (const { body } of Records) {
      const usage: Usage = { readUnits: 0, writeUnits: 0 };
      const hasTime = () => context.getRemainingTimeInMillis() > reserve;
      try {
        const deletion = accountDeletion.parse(JSON.parse(body));
        const outcome = await measured(usage, () => deleteAccount(deletion, new Date(), hasTime));
        logger.info('account deletion', { outcome, ...usage });
      } catch (error) {
        logger.error('An account could not be deleted yet.', { error, ...usage });
        throw error;
      }
    }
  });
