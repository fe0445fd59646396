import { decodeTime, encodeTime, TIME_LEN } from 'ulid';
import { millisecondsADay, startOf } from '#shared/core/ids.ts';
import { type Day, fromEpochDay, isDay } from '#shared/days/days.ts';

/** Returns the range of the ids of all activities between two days, both inclusive. */
export const idsOf = (from: Day, to: Day): { readonly from: string; readonly to: string } => ({
  from: encodeTime(startOf(from), TIME_LEN),
  to: `${encodeTime(startOf(to) + millisecondsADay - 1, TIME_LEN)}~`,
});

export const dayOfActivity = (id: string): Day =>
  fromEpochDay(Math.floor(decodeTime(id) / millisecondsADay));

/** Whether an id contains a day that `dayOfActivity` can read. */
export const containsDay = (id: string): boolean => {
  try {
    return isDay(dayOfActivity(id));
  } catch {
    return false;
  }
};
