import { maxSnoozedHabits } from '#shared/reminders/model.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { openSession } from './openSession.ts';
import type { ReminderData } from './showReminder.ts';

/**
 * Lets a reminder come again in an hour. It is sent at once or not at all, since an hour later means nothing once that is
 * over. Throws if the server can't be reached or refuses it, or if this browser has another person by now.
 */
export const snoozeReminder = async (
  { person, habits }: ReminderData,
  reminder: string,
): Promise<void> => {
  const session = await openSession();
  if (session.person !== person) throw new Error('The reminder is of another person');
  await session.callWith(pushRoutes.snooze, {
    params: { reminder },
    body: { habits: habits.slice(0, maxSnoozedHabits).map(({ id, day }) => ({ id, day })) },
  });
};
