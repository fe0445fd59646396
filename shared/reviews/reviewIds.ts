import { decodeTime, encodeTime, TIME_LEN } from 'ulid';
import { millisecondsADay, startOf } from '../core/ids.ts';
import { type Day, fromEpochDay, LAST_DAY } from '../days/days.ts';

const noRandomness = '0'.repeat(16);

/** The id of a week's review: a ULID with the time of midnight (UTC) on the first day. Reviews thus sort by week. */
export const reviewIdOf = (weekStart: Day): string =>
  encodeTime(startOf(weekStart), TIME_LEN) + noRandomness;

/** The first day of the week of a review. Undefined if the id isn't a review's. */
export function weekStartOfId(id: string): Day | undefined {
  if (!id.endsWith(noRandomness) || id > reviewIdOf(LAST_DAY)) return undefined;
  const day = fromEpochDay(Math.floor(decodeTime(id) / millisecondsADay));
  return reviewIdOf(day) === id ? day : undefined;
}
