import { resolveTimeZone } from '#shared/days/days.ts';
import type { RemindedDay } from '#shared/reminders/message/model.ts';
import { minuteMs } from '#shared/reminders/occurrences.ts';
import { reminderReasons } from '#shared/reminders/reasons.ts';
import { snoozable, snoozeMinutes } from '#shared/reminders/snooze.ts';
import { getReminderSettings } from '../../account/profiles.ts';
import { notFound, Problem } from '../../problem.ts';
import { listDevices } from '../../reminders/devices.ts';
import { minuteAt } from '../../reminders/minutes.ts';
import { putSnooze } from '../../reminders/snoozes.ts';

/**
 * Repeats a reminder in an hour, on every device, and returns the time. A repetition of the call in the same
 * minute changes nothing. A later repetition postpones the reminder further. Throws `not_found` for a person
 * without a device, and `conflict` if the reminder's day is over by then.
 */
export const snooze = async (
  userId: string,
  reminder: string,
  habits: readonly RemindedDay[],
  now: Date,
): Promise<Date> => {
  const [devices, settings] = await Promise.all([listDevices(userId), getReminderSettings(userId)]);
  if (devices.length === 0) throw notFound('item');
  const minute = minuteAt(now);
  const days = { ...settings, timeZone: resolveTimeZone(settings.timeZone) };
  const left = snoozable(habits, minute, days);
  if (left.length === 0) throw new Problem('conflict', reminderReasons.dayOverBefore());
  const until = minute + snoozeMinutes;
  await putSnooze(userId, { reminder, habits: left, until });
  return new Date(until * minuteMs);
};
