import { createHash, randomBytes } from 'node:crypto';
import { decodeTime, encodeTime, TIME_LEN } from 'ulid';
import { type Day, epochDay, fromEpochDay, isDay } from '#shared/rules/days.ts';

/**
 * The id of an activity is shaped like a ULID whose time is the start of the activity's civil day:
 * activities sort by their day, a window of days is a range of keys, and the id tells the day.
 */
const millisecondsADay = 86_400_000;

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What the ids of all activities of a day begin with. A window may reach back before 1970, ids don't. */
export const dayPrefix = (day: Day): string =>
  encodeTime(Math.max(0, epochDay(day)) * millisecondsADay);

/** 80 bits: of the Idempotency-Key, so that a repeated request comes upon its first activity; else of chance. */
export const activitySeed = (idempotencyKey: string | undefined): string => {
  const bytes =
    idempotencyKey === undefined
      ? randomBytes(10)
      : createHash('sha256').update(idempotencyKey).digest().subarray(0, 10);
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{5}/g, (five) => alphabet[Number.parseInt(five, 2)] ?? '');
};

export const activityId = (day: Day, seed: string): string => `${dayPrefix(day)}${seed}`;

export const seedOf = (id: string): string => id.slice(TIME_LEN);

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
