import * as z from 'zod/mini';
import { sendToQueue } from './send.ts';

/**
 * A message of the queue. It has the account to delete, the time at which its deletion became certain, and the number
 * of runs so far.
 */
export const accountDeletion = z.strictObject({
  userId: z.guid(),
  askedAt: z.iso.datetime(),
  visits: z.optional(z.int().check(z.gte(0))),
});

export type AccountDeletion = Readonly<z.output<typeof accountDeletion>>;

/** The longest delay of an SQS message, in seconds. */
export const longestDelay = 900;

/**
 * Queues the deletion for the worker. From then on the deletion is certain, even if the request fails: SQS keeps
 * the message until the worker has confirmed it.
 */
export const queueDeletion = (deletion: AccountDeletion, delaySeconds = 0): Promise<void> =>
  sendToQueue('ACCOUNT_DELETIONS_URL', deletion, delaySeconds);
