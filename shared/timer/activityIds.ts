import { decodeTime, encodeTime, TIME_LEN } from 'ulid';
import type { Day } from '../core/days.ts';
import { millisecondsADay, startOf } from '../core/ids.ts';

/**
 * The id of a timer's activity on a day: the timer's id with its time of day in UTC moved to that day, since the ids of
 * activities contain their day (see `idOn`). It is the timer's own id on the day that this contains. The id must be a
 * ULID.
 */
export function activityIdOn(timerId: string, day: Day): string {
  const timeOfDay = decodeTime(timerId) % millisecondsADay;
  return encodeTime(startOf(day) + timeOfDay, TIME_LEN) + timerId.slice(TIME_LEN);
}
