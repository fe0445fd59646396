import * as z from 'zod/mini';
import { idSchema } from '#shared/calls/fields.ts';
import { maxSnoozes, type Snooze } from '#shared/reminders/snooze.ts';
import { parseItems } from '../table/parsing.ts';
import { queryItems } from '../table/reading.ts';
import { retryOnConflict } from '../table/retryOnConflict.ts';
import { transact } from '../table/transactions.ts';
import { reminderKeys, reminderRanges } from './keys.ts';
import { minuteOfText, textOfMinute } from './minutes.ts';
import { lookAt } from './pointers.ts';

const schema = z.object({
  /** `SNOOZE#<the tag of the notification>` */
  sk: z.string(),
  habits: z.array(z.object({ id: idSchema, day: z.iso.date() })),
  /** The minute at which the reminder is repeated, see `textOfMinute`. */
  until: z.string(),
});

/** Returns a person's snoozes, past and future, latest first, read consistently. */
export const listSnoozes = async (userId: string): Promise<Snooze[]> =>
  parseItems(schema, await queryItems(reminderRanges.snoozes(userId), { consistent: true }))
    .map(({ sk, habits, until }) => ({
      reminder: sk.slice(sk.indexOf('#') + 1),
      habits,
      until: minuteOfText(until),
    }))
    .toSorted((a, b) => b.until - a.until);

/**
 * Stores when a reminder is repeated. A later snooze of the same reminder replaces the earlier one. If there are more
 * than `maxSnoozes`, the oldest are deleted.
 */
export const putSnooze = async (
  userId: string,
  { reminder, habits, until }: Snooze,
): Promise<void> => {
  const others = (await listSnoozes(userId)).filter((one) => one.reminder !== reminder);
  const Item = {
    ...reminderKeys.snooze(userId, reminder),
    habits: habits.map(({ id, day }) => ({ id, day })),
    until: textOfMinute(until),
  };
  await retryOnConflict(() =>
    transact([
      { Put: { Item } },
      ...others
        .slice(maxSnoozes - 1)
        .map((one) => ({ Delete: { Key: reminderKeys.snooze(userId, one.reminder) } })),
      lookAt(userId, until),
    ]),
  );
};
