import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { clientTimeouts } from '../clientTimeouts.ts';
import { environment } from '../environment.ts';

/**
 * A message of the queue: whose account to delete, since when this is certain, and how often the worker has run for it.
 */
export const accountDeletion = z.strictObject({
  userId: z.guid(),
  askedAt: z.iso.datetime(),
  visits: z.optional(z.int().check(z.gte(0))),
});

export type AccountDeletion = Readonly<z.output<typeof accountDeletion>>;

/** The longest delay of an SQS message, in seconds. */
export const longestDelay = 900;

let client: SQSClient | undefined;

/** It calls the host of the queue's URL, on AWS and locally. */
const queueClient = (queueUrl: string): SQSClient => {
  client ??= new SQSClient({
    endpoint: new URL(queueUrl).origin,
    maxAttempts: 2,
    requestHandler: clientTimeouts(2_000),
  });
  return client;
};

/**
 * Queues the deletion for the worker. From then on it is certain, whatever happens to the request: SQS keeps the
 * message until the worker has confirmed it.
 */
export const queueDeletion = async (deletion: AccountDeletion, delaySeconds = 0): Promise<void> => {
  const { ACCOUNT_DELETIONS_URL: QueueUrl } = environment();
  if (!QueueUrl) throw new Error('ACCOUNT_DELETIONS_URL is not set');
  await queueClient(QueueUrl).send(
    new SendMessageCommand({
      QueueUrl,
      MessageBody: JSON.stringify(deletion),
      DelaySeconds: delaySeconds,
    }),
  );
};
