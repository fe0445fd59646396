import { encodeTime, TIME_LEN, ulid } from 'ulid';
import { type Day, epochDay } from '../days/days.ts';

export const millisecondsADay = 86_400_000;

/** Midnight of a day in UTC, in milliseconds. Days before 1970 give 0, because ids can't be older. */
export const startOf = (day: Day): number => Math.max(0, epochDay(day)) * millisecondsADay;

/**
 * Returns a new ULID with the current time. If a day is given, the ULID has that day and the current time of day (in
 * UTC). Activities thus sort by day, and their ids contain the day.
 */
export const idOn = (day: Day | undefined, now = new Date()): string => {
  const time = now.getTime();
  // The library replaces 0 (midnight of 1970-01-01) with the current time, so use 1.
  return ulid(Math.max(1, day === undefined ? time : startOf(day) + (time % millisecondsADay)));
};

/**
 * Returns the id of an item's activity on a day. The id is always the same for an item and a day. It sorts by day, like
 * other activity ids. Its time of day is a hash of the time in the item's id. Its random part is that of the item's id.
 */
export const idOfDay = (itemId: string, day: Day): string => {
  let hash = 0;
  for (const character of itemId.slice(0, TIME_LEN))
    hash = (hash * 37 + character.charCodeAt(0)) % millisecondsADay;
  return encodeTime(startOf(day) + hash, TIME_LEN) + itemId.slice(TIME_LEN);
};
