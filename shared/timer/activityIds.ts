import { decodeTime, encodeTime, TIME_LEN } from 'ulid';
import { millisecondsADay, startOf } from '../core/ids.ts';
import type { Day } from '../days/days.ts';

/**
 * The id of a timer's activity on a day. Activity ids contain their day (see `idOn`), so only the day and time of the
 * timer's id change. On the day of the timer's id, the result is that id. On other days, the time of day (in UTC) is
 * one millisecond earlier for each day later. Two timers with ids that differ only in the day thus never get the same
 * activity id. The id must be a ULID.
 */
export function activityIdOn(timerId: string, day: Day): string {
  const time = decodeTime(timerId);
  const daysMoved = startOf(day) / millisecondsADay - Math.floor(time / millisecondsADay);
  // Neither operand of % is negative: a ULID's time is less than 4 million days.
  const timeOfDay = (time - daysMoved + millisecondsADay) % millisecondsADay;
  return encodeTime(startOf(day) + timeOfDay, TIME_LEN) + timerId.slice(TIME_LEN);
}
