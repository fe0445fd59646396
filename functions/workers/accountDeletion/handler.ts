import type { Context, SQSEvent } from 'aws-lambda';
import { logged, logger } from '../../logger.ts';
import { accountDeletion } from '../../queue/accountDeletions.ts';
import { measured, type Usage } from '../../table/usage.ts';
import { deleteAccount } from './deletion.ts';

/** Milliseconds that the steps after the partition may need: with less the rest is left to the next visit. */
const reserve = 10_000;

/**
 * The worker behind the queue of account deletions. What it throws makes SQS deliver the message again, and after
 * some times put it aside, which rings an alarm. It logs counts, and not whose they are.
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
