import type { Context, SQSEvent } from 'aws-lambda';
import { logged, logger } from '../../logger.ts';
import { accountDeletion } from '../../queue/accountDeletions.ts';
import { measured } from '../../table/usage.ts';
import { deleteAccount } from './deletion.ts';

/**
 * In milliseconds. The steps after the deletion of the partition may need this time. If less time is left, the next run
 * takes these steps.
 */
const reserve = 10_000;

/**
 * The worker behind the queue of account deletions. If it throws, SQS redelivers the message. After some tries, SQS
 * moves the message to the dead-letter queue, which raises an alarm. The worker logs the outcome and the capacity
 * units, but not the account.
 */
export const handler = ({ Records }: SQSEvent, context: Context): Promise<void> =>
  logged({ requestId: context.awsRequestId, route: 'account deletion' }, async () => {
    const hasTime = () => context.getRemainingTimeInMillis() > reserve;
    for (const { body } of Records) {
      await measured(async (usage) => {
        try {
          const deletion = accountDeletion.parse(JSON.parse(body));
          const outcome = await deleteAccount(deletion, new Date(), hasTime);
          logger.info('account deletion', { outcome, ...usage });
        } catch (error) {
          logger.error('An account could not be deleted yet.', { error, ...usage });
          throw error;
        }
      });
    }
  });
