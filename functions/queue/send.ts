import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { clientTimeouts } from '../clientTimeouts.ts';

const clients = new Map<string, SQSClient>();

/** It calls the host of the queue's URL, on AWS and locally. */
const clientOf = (queueUrl: string): SQSClient => {
  const endpoint = new URL(queueUrl).origin;
  const client =
    clients.get(endpoint) ??
    new SQSClient({ endpoint, maxAttempts: 2, requestHandler: clientTimeouts(2_000) });
  clients.set(endpoint, client);
  return client;
};

/** Sends a message to a queue. SQS keeps it until a worker has confirmed it. */
export const sendToQueue = async (
  QueueUrl: string,
  message: object,
  delaySeconds = 0,
): Promise<void> => {
  await clientOf(QueueUrl).send(
    new SendMessageCommand({
      QueueUrl,
      MessageBody: JSON.stringify(message),
      DelaySeconds: delaySeconds,
    }),
  );
};
