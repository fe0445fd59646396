import type { DayCounts } from './activities.ts';
import { type Day, dayOfYear, yearOf } from './days.ts';

/** Days of a leap year. */
const DAYS = 366;

export const MAX_DAY_COUNT = 0xff_ff;

/**
 * How many there are of something on each day of a year, two bytes a day: byte n is the lower one of day n
 * from 0 (see `dayOfYear`), byte 366 + n the higher one. Zeros at the end are left off, so a year without a
 * day of more than 255 takes half of that. 2 on 1 January and 256 on the 2nd: 2, then 366 zeros, then 1.
 */
export type YearCounts = Uint8Array;

export const MAX_YEAR_COUNTS_BYTES = 2 * DAYS;

export const NO_COUNTS: YearCounts = new Uint8Array();

const countAt = (counts: YearCounts, index: number): number =>
  (counts[index] ?? 0) + 256 * (counts[DAYS + index] ?? 0);

/** The count of a day of the year that `counts` is of. */
export const countOn = (counts: YearCounts, day: Day): number => countAt(counts, dayOfYear(day));

/** The counts with those of some days of their year replaced. RangeError for one that is not 0 to 65,535. */
export function withCounts(counts: YearCounts, replaced: ReadonlyMap<Day, number>): YearCounts {
  const bytes = new Uint8Array(MAX_YEAR_COUNTS_BYTES);
  bytes.set(counts);
  for (const [day, count] of replaced) {
    if (!Number.isInteger(count) || count < 0 || count > MAX_DAY_COUNT) {
      throw new RangeError(`${count} is no count of a day`);
    }
    bytes[dayOfYear(day)] = count % 256;
    bytes[DAYS + dayOfYear(day)] = Math.floor(count / 256);
  }
  return bytes.slice(0, bytes.findLastIndex((byte) => byte !== 0) + 1);
}

/** All years' counts together, read where somebody asks: ten years are no thousands of strings. */
export const dayCountsOf = (years: ReadonlyMap<number, YearCounts>): DayCounts => ({
  get: (day) => {
    const counts = years.get(yearOf(day));
    return counts && countOn(counts, day);
  },
});
