import { decodeTime, encodeTime, TIME_LEN } from 'ulid';
import type { Day } from '../core/days.ts';
import { millisecondsADay, startOf } from '../core/ids.ts';

/**
 * The id of a timer's activity on a day. On the day in the timer's id it is that id itself, since the ids of activities
 * contain their day (see `idOn`). On another day, its time of day (in UTC) is moved by one millisecond for each day in
 * between. So timers whose ids differ only in the day have different activities. The id must be a ULID.
 */
export function activityIdOn(timerId: string, day: Day): string {
  const time = decodeTime(timerId);
  const daysMoved = startOf(day) / millisecondsADay - Math.floor(time / millisecondsADay);
  // Neither operand of % is negative: a ULID's time is less than 4 million days.
  const timeOfDay = (time - daysMoved + millisecondsADay) % millisecondsADay;
  return encodeTime(startOf(day) + timeOfDay, TIME_LEN) + timerId.slice(TIME_LEN);
}
