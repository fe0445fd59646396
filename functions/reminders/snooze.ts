import { resolveTimeZone } from '#shared/core/days.ts';
import type { RemindedDay } from '#shared/reminders/message/model.ts';
import { minuteMs } from '#shared/reminders/occurrences.ts';
import { reminderReasons } from '#shared/reminders/reasons.ts';
import { snoozable, snoozeMinutes, withSnooze } from '#shared/reminders/snooze.ts';
import { getReminderSettings } from '../account/profiles.ts';
import { notFound, Problem } from '../problem.ts';
import { Changed, retryOnConflict } from '../table/retryOnConflict.ts';
import { transact } from '../table/transactions.ts';
import { minuteAt } from './minutes.ts';
import { snoozesOf, storedSnoozes } from './snoozes.ts';
import { readState, stepsForNextTime } from './state.ts';

/**
 * Lets a reminder come again in an hour, on every device. Returns when. A repetition in the same minute changes nothing;
 * a later one moves it. Throws `not_found` for a person with neither a device nor a digest, and `conflict` if the
 * reminder's day is over by then.
 */
export const snooze = async (
  userId: string,
  reminder: string,
  habits: readonly RemindedDay[],
  now: Date,
): Promise<Date> =>
  retryOnConflict<Date>(async () => {
    const state = await readState(userId);
    if (!state) throw notFound('item');
    const minute = minuteAt(now);
    const { timeZone, dayStartsAt } = await getReminderSettings(userId);
    const days = { timeZone: resolveTimeZone(timeZone), dayStartsAt };
    const left = snoozable(habits, minute, days);
    if (left.length === 0) throw new Problem('conflict', reminderReasons.dayOverBefore());
    const until = minute + snoozeMinutes;
    const snoozes = withSnooze(snoozesOf(state), { reminder, habits: left, until }, minute);
    const steps = stepsForNextTime(userId, state, until, { snoozed: storedSnoozes(snoozes) });
    return (await transact(steps)) ? new Changed(undefined) : new Date(until * minuteMs);
  });
