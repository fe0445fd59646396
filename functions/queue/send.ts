import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { clientTimeouts } from '../clientTimeouts.ts';
import { required } from '../environment.ts';

const clients = new Map<string, SQSClient>();

/** Returns the client that calls the host of the queue's URL, on AWS and locally. */
const clientOf = (queueUrl: string): SQSClient => {
  const endpoint = new URL(queueUrl).origin;
  const client =
    clients.get(endpoint) ??
    new SQSClient({ endpoint, maxAttempts: 2, requestHandler: clientTimeouts(2_000) });
  clients.set(endpoint, client);
  return client;
};

/**
 * Sends a message to the queue whose URL is in an environment variable. SQS keeps the message until a worker has
 * confirmed it.
 */
export const sendToQueue = async (
  variable: 'ACCOUNT_DELETIONS_URL' | 'DELIVERIES_URL' | 'REMINDERS_URL',
  message: object,
  delaySeconds = 0,
): Promise<void> => {
  const QueueUrl = required(variable);
  await clientOf(QueueUrl).send(
    new SendMessageCommand({
      QueueUrl,
      MessageBody: JSON.stringify(message),
      DelaySeconds: delaySeconds,
    }),
  );
};
