import * as z from 'zod/mini';
import { environment } from '../environment.ts';
import { sendToQueue } from './send.ts';

/** The most people in a message. The worker reminds them at once, so that it waits for push services only once. */
export const mostPeople = 10;

/** A message of the queue: people who may have reminders now. */
export const peopleToRemind = z.strictObject({
  userIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(mostPeople)),
});

/** Queues up to `mostPeople` people for the worker. */
export const queueReminders = async (userIds: readonly string[]): Promise<void> => {
  const { REMINDERS_URL } = environment();
  if (!REMINDERS_URL) throw new Error('REMINDERS_URL is not set');
  await sendToQueue(REMINDERS_URL, { userIds });
};
