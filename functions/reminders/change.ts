import { resolveTimeZone } from '#shared/core/days.ts';
import { nextOccurrence } from '#shared/reminders/occurrences.ts';
import { getReminderSettings } from '../account/profiles.ts';
import type { Step } from '../table/transactions.ts';
import { minuteAt } from './minutes.ts';
import { readState, stepsForNextTime } from './state.ts';

/**
 * The steps to write in the same transaction as a habit that may get these reminder times, or be restored with them;
 * none without times. It is read again each time, so call it in each attempt.
 */
export const stepsForTimes = async (
  userId: string,
  times: readonly string[] | undefined,
  now: Date,
): Promise<readonly Step[]> => {
  if (!times || times.length === 0) return [];
  const state = await readState(userId);
  if (!state) return stepsForNextTime(userId, undefined, null);
  const { timeZone, dayStartsAt } = await getReminderSettings(userId);
  const days = { timeZone: resolveTimeZone(timeZone), dayStartsAt };
  return stepsForNextTime(userId, state, nextOccurrence(times, minuteAt(now), days));
};
