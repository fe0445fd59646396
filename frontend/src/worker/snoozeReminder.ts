import { maxSnoozedHabits } from '#shared/reminders/model.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { openSession } from './openSession.ts';
import type { ReminderData } from './showReminder.ts';

/**
 * Snoozes a reminder for an hour. The call is sent now or fails, because a late snooze makes no sense.
 * @throws if the server can't be reached or refuses, or if another person is signed in
 */
export const snoozeReminder = async (
  { person, habits }: ReminderData,
  reminder: string,
): Promise<void> => {
  const session = await openSession();
  if (session.person !== person) throw new Error('The reminder belongs to another person');
  await session.callWith(pushRoutes.snooze, {
    params: { reminder },
    body: { habits: habits.slice(0, maxSnoozedHabits).map(({ id, day }) => ({ id, day })) },
  });
};
