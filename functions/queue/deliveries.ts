import * as z from 'zod/mini';
import { sendToQueue } from './send.ts';

const person = {
  userId: z.guid(),
  /** The minute for which it is sent, counted from 1970 in UTC. */
  at: z.int(),
  /** The push service or SES could not take it before. */
  isRetry: z.optional(z.literal(true)),
};

/**
 * A message of the queue: a push to a device about habits or a timer, or the day's mail. It says for which minute, and no
 * more: what is still due follows from the person's items when it is sent. So no names are in the queue, and nothing is
 * sent that was done meanwhile.
 */
export const delivery = z.discriminatedUnion('about', [
  z.strictObject({ about: z.enum(['habits', 'timer']), device: z.string(), ...person }),
  z.strictObject({ about: z.literal('digest'), id: z.guid(), ...person }),
]);
export type Delivery = Readonly<z.output<typeof delivery>>;

/** Queues a delivery. From then on SQS keeps it until a worker has confirmed it. */
export const queueDelivery = (one: Delivery, delaySeconds = 0): Promise<void> =>
  sendToQueue('DELIVERIES_URL', one, delaySeconds);
