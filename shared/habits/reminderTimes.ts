import type { Habit, ReminderFields } from './model.ts';

type Times = Pick<Habit, 'reminderTime' | 'reminderTimes'>;

/**
 * The reminder fields after a request, or nothing if it sent neither. `reminderTimes` sets all of them. `reminderTime`,
 * for clients that know only one, sets only that one; sent as it is, it leaves the others. With 07:00 and 21:00: 07:00
 * -> the same two; 08:00 -> 08:00 alone; null -> none.
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

/** The reminder fields of a record, which from an older export has only the first time. */
export const recordedTimes = ({ reminderTime, reminderTimes }: Times): Times =>
  timesOf(reminderTimes.length > 0 || reminderTime === null ? reminderTimes : [reminderTime]);

const timesOf = (times: readonly string[]): Times => ({
  reminderTime: times[0] ?? null,
  reminderTimes: [...times],
});
