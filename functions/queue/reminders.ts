import * as z from 'zod/mini';
import { sendToQueue } from './send.ts';

/** A message names at most this many people. */
export const mostPeople = 10;

/** A message of the queue: pointers to people whom a worker checks now. */
export const peopleToRemind = z.strictObject({
  pointers: z
    .array(z.strictObject({ userId: z.guid(), at: z.int(), since: z.int() }))
    .check(z.minLength(1), z.maxLength(mostPeople)),
});

type Pointers = Readonly<z.output<typeof peopleToRemind>['pointers']>;

/** Queues up to `mostPeople` people for the worker that checks them. */
export const queueReminders = (pointers: Pointers): Promise<void> =>
  sendToQueue('REMINDERS_URL', { pointers });
