import { decodeTime, encodeTime, TIME_LEN } from 'ulid';
import { millisecondsADay, startOf } from '../core/ids.ts';
import type { Day } from '../days/days.ts';

/**
 * The id of a timer's activity on a day. Activity ids contain their day (see `idOn`), so only the day and time of the
 * timer's id change. On the day of the timer's id, the result is that id. For a day n days after that day, the time of
 * day (in UTC) is n milliseconds earlier. So two timers whose ids differ only in the day never get the same activity
 * id. The id must be a ULID.
 */
export function activityIdOn(timerId: string, day: Day): string {
  const time = decodeTime(timerId);
  const daysMoved = startOf(day) / millisecondsADay - Math.floor(time / millisecondsADay);
  // The left side of % is never negative: a ULID's time is less than 4 million days, and a day has 86 million
  // milliseconds.
  const timeOfDay = (time - daysMoved + millisecondsADay) % millisecondsADay;
  return encodeTime(startOf(day) + timeOfDay, TIME_LEN) + timerId.slice(TIME_LEN);
}
