import { decodeTime, encodeTime, TIME_LEN } from 'ulid';
import type { Day } from '../core/days.ts';
import { millisecondsADay, startOf } from '../core/ids.ts';

/**
 * The id of a timer's activity on a day. It is the timer's own id on the day that this contains, since the ids of
 * activities contain their day (see `idOn`). On another day the time of day in it, in UTC, is moved by a millisecond for
 * each day between them: so timers whose ids differ only in the day have different activities. The id must be a ULID.
 */
export function activityIdOn(timerId: string, day: Day): string {
  const time = decodeTime(timerId);
  const daysMoved = startOf(day) / millisecondsADay - Math.floor(time / millisecondsADay);
  // Neither operand of % is negative: a ULID's time is less than 4 million days.
  const timeOfDay = (time - daysMoved + millisecondsADay) % millisecondsADay;
  return encodeTime(startOf(day) + timeOfDay, TIME_LEN) + timerId.slice(TIME_LEN);
}
