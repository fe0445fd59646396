import { decodeTime, encodeTime, TIME_LEN, ulid } from 'ulid';
import { type Day, epochDay, fromEpochDay, isDay } from '#shared/rules/days.ts';

/**
 * An activity's id is a ULID whose time lies on the activity's day (in UTC, at the time of day at which it was
 * logged). So activities sort by their days, and the id tells the day.
 */
const millisecondsADay = 86_400_000;

/** Midnight of a day. A window may reach back before 1970, ids don't. */
const startOf = (day: Day): number => Math.max(0, epochDay(day)) * millisecondsADay;

export const activityId = (day: Day, now: Date): string =>
  ulid(startOf(day) + (now.getTime() % millisecondsADay));

/** Between these lie the ids of all activities from one day to another, both included. */
export const idsOf = (from: Day, to: Day): { readonly from: string; readonly to: string } => ({
  from: encodeTime(startOf(from), TIME_LEN),
  to: `${encodeTime(startOf(to) + millisecondsADay - 1, TIME_LEN)}~`,
});

export const dayOfActivity = (id: string): Day =>
  fromEpochDay(Math.floor(decodeTime(id) / millisecondsADay));

/** Whether `dayOfActivity` knows the day of an id that came from the table. */
export const tellsDay = (id: string): boolean => {
  try {
    return isDay(dayOfActivity(id));
  } catch {
    return false;
  }
};
