import * as z from 'zod/mini';
import { sendToQueue } from './send.ts';

const person = {
  userId: z.guid(),
  /** The minute of the delivery, counted from 1970 in UTC. */
  at: z.int(),
  /** Set if the push service or SES could not accept an earlier attempt. */
  isRetry: z.optional(z.literal(true)),
};

/**
 * A message of the queue: a push to a device about habits or a timer, or the daily mail. The message names its minute,
 * but no habits. When it is sent, the person's items decide what is still due. So the queue contains no names, and
 * habits that were done meanwhile are not sent.
 */
export const delivery = z.discriminatedUnion('about', [
  z.strictObject({ about: z.enum(['habits', 'timer']), device: z.string(), ...person }),
  z.strictObject({ about: z.literal('digest'), id: z.guid(), ...person }),
]);
export type Delivery = Readonly<z.output<typeof delivery>>;

/** Queues a delivery. SQS keeps it until a worker has confirmed it. */
export const queueDelivery = (one: Delivery, delaySeconds = 0): Promise<void> =>
  sendToQueue('DELIVERIES_URL', one, delaySeconds);
