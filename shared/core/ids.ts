import { ulid } from 'ulid';
import { type Day, epochDay } from './days.ts';

export const millisecondsADay = 86_400_000;

/** Midnight of a day in UTC, in milliseconds. Windows may reach back before 1970, ids don't. */
export const startOf = (day: Day): number => Math.max(0, epochDay(day)) * millisecondsADay;

/**
 * A new ULID: of this moment, or of the same time of day (in UTC) on the item's day. So activities sort by
 * their days, and their ids tell the day.
 */
export const idOn = (day: Day | undefined, now = new Date()): string => {
  const time = now.getTime();
  return ulid(day === undefined ? time : startOf(day) + (time % millisecondsADay));
};
