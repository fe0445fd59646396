import type { Habit, ReminderFields } from './model.ts';

type Times = Pick<Habit, 'reminderTime' | 'reminderTimes'>;

/**
 * The reminder fields after a request, or nothing if it sent neither field. `reminderTimes` sets all times.
 * `reminderTime` is for clients that know only one time. It replaces all times with its own, unless it repeats the
 * first time. Example: with 07:00 and 21:00 stored, sending 07:00 changes nothing. Sending 08:00 leaves only 08:00,
 * and null leaves none.
 */
export function reminderTimesAfter(
  { reminderTime, reminderTimes }: ReminderFields,
  before: Times = { reminderTime: null, reminderTimes: [] },
): Times | undefined {
  if (reminderTimes !== undefined) return timesOf(reminderTimes ?? []);
  if (reminderTime === undefined) return undefined;
  if (reminderTime === before.reminderTime) return timesOf(before.reminderTimes);
  return timesOf(reminderTime === null ? [] : [reminderTime]);
}

/** The reminder fields of a record. Older exports have only the first time. */
export const recordedTimes = ({ reminderTime, reminderTimes }: Times): Times =>
  timesOf(reminderTimes.length > 0 || reminderTime === null ? reminderTimes : [reminderTime]);

const timesOf = (times: readonly string[]): Times => ({
  reminderTime: times[0] ?? null,
  reminderTimes: [...times],
});
