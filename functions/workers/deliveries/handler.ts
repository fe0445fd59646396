import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { minuteMs } from '#shared/reminders/occurrences.ts';
import { logged, logger } from '../../logger.ts';
import { type Delivery, delivery } from '../../queue/deliveries.ts';
import { measured } from '../../table/usage.ts';
import { deliveryLine, personNotReminded } from '../reminders/logMessages.ts';
import { deliver } from './deliver.ts';

/**
 * Logs one line for each delivery, without its person. Metrics read two of its fields. `late` is the number of seconds
 * since the delivery's minute, and is logged only for first tries. `failed` is 1 if the push service or SES refused the
 * delivery, or could not accept it yet. It is 0 for any other response, and missing if nothing was sent.
 */
const deliverLogged = (one: Delivery): Promise<void> =>
  measured(async (usage) => {
    const now = new Date();
    const { about, at, isRetry } = one;
    const { result, pushService } = await deliver(one, now);
    const late = Math.max(0, Math.round((now.getTime() - at * minuteMs) / 1_000));
    const failed = result === 'later' || result === 'refused' ? 1 : 0;
    logger.info(deliveryLine, {
      about,
      result,
      pushService,
      ...(result !== 'over' && { failed }),
      ...(!isRetry && { late }),
      ...usage,
    });
  });

/**
 * Sends some deliveries in parallel, because most of the time is spent waiting for push services. If some fail,
 * SQS redelivers them. After some tries, SQS moves them to the dead-letter queue, which raises an alarm.
 */
export const handler = ({ Records }: SQSEvent, context: Context): Promise<SQSBatchResponse> =>
  logged({ requestId: context.awsRequestId, route: 'deliveries' }, async () => {
    const failures = await Promise.all(
      Records.map(async ({ messageId, body }) => {
        try {
          await deliverLogged(delivery.parse(JSON.parse(body)));
          return [];
        } catch (error) {
          logger.error(personNotReminded, { error: error as Error });
          return [{ itemIdentifier: messageId }];
        }
      }),
    );
    return { batchItemFailures: failures.flat() };
  });
