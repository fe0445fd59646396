import { decodeTime, encodeTime, TIME_LEN } from 'ulid';
import { type Day, fromEpochDay, isDay } from '#shared/core/days.ts';
import { millisecondsADay, startOf } from '#shared/core/ids.ts';

/** The range of the ids of all activities from one day to another, both included. */
export const idsOf = (from: Day, to: Day): { readonly from: string; readonly to: string } => ({
  from: encodeTime(startOf(from), TIME_LEN),
  to: `${encodeTime(startOf(to) + millisecondsADay - 1, TIME_LEN)}~`,
});

export const dayOfActivity = (id: string): Day =>
  fromEpochDay(Math.floor(decodeTime(id) / millisecondsADay));

/** Whether `dayOfActivity` can read the day of an id from the table. */
export const tellsDay = (id: string): boolean => {
  try {
    return isDay(dayOfActivity(id));
  } catch {
    return false;
  }
};
