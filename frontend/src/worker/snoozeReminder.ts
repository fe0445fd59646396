import { maxSnoozedHabits } from '#shared/reminders/model.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { openSession } from './openSession.ts';
import type { ReminderData } from './showReminder.ts';

/**
 * Snoozes a reminder for an hour. It is sent at once or not at all, since it makes no sense later.
 * @throws if the server can't be reached or refuses, or if this browser now has another person
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
