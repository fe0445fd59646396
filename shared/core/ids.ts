import { ulid } from 'ulid';
import { type Day, epochDay } from './days.ts';

export const millisecondsADay = 86_400_000;

/** Midnight of a day in UTC, in milliseconds. Windows may reach back before 1970, ids can't. */
export const startOf = (day: Day): number => Math.max(0, epochDay(day)) * millisecondsADay;

/**
 * A new ULID with the current time, or with the current time of day (in UTC) on the item's day. So activities sort by
 * day, and their ids contain the day.
 */
export const idOn = (day: Day | undefined, now = new Date()): string => {
  const time = now.getTime();
  return ulid(day === undefined ? time : startOf(day) + (time % millisecondsADay));
};
