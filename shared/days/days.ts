/**
 * Civil days: the user's calendar days, never instants. Only this file and `wallClock.ts` convert instants into
 * days and times of a time zone. All other code works with the resulting strings and integers.
 */

import { type DayStart, defaultDaySettings, type WeekStart } from './daySettings.ts';
import { zoneFormatters } from './zoneFormatters.ts';

export { defaultWeekStart, type WeekStart, weekStarts } from './daySettings.ts';

/** A civil day `YYYY-MM-DD`. A plain string that sorts, compares and serialises without conversion. */
export type Day = string;

export const FIRST_DAY: Day = '1970-01-01';
const LAST_YEAR = 9999;
export const LAST_DAY: Day = `${LAST_YEAR}-12-31`;

const DAY_MS = 86_400_000;

const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

export const daysInYear = (year: number): number =>
  epochDayOfYearStart(year + 1) - epochDayOfYearStart(year);

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
const monthNumberOf = (day: Day): number => Number(day.slice(5, 7));

/** Whether `text` is a real calendar day `YYYY-MM-DD` from 1970 to 9999: '2026-02-30' is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(text);
  // Some engines read 30 February as 2 March.
  return instant >= 0 && new Date(instant).toISOString().startsWith(text);
}

/** Days since 1970-01-01: '1970-01-02' -> 1. The day must be real (see `isDay`). */
export const epochDay = (day: Day): number => Date.parse(day) / DAY_MS;

/** Days from 1970-01-01 to 1 January of a year. */
export const epochDayOfYearStart = (year: number): number => Date.UTC(year, 0) / DAY_MS;

/** Year, month (1 to 12) and day of the month for days since 1970-01-01. */
function civilOf(n: number): readonly [year: number, month: number, dayOfMonth: number] {
  const date = new Date(n * DAY_MS);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

/**
 * Returns the day `n` days after 1970-01-01. Throws RangeError outside the years 0 to 9999, because such days would
 * not sort as strings.
 */
export function fromEpochDay(n: number): Day {
  const [year, month, dayOfMonth] = civilOf(n);
  if (!(year >= 0 && year <= LAST_YEAR)) throw new RangeError(`No calendar day at ${n}`);
  return civil(year, month, dayOfMonth);
}

const civil = (year: number, month: number, dayOfMonth: number): Day =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`;

const twoDigits = (n: number): string => (n < 10 ? `0${n}` : `${n}`);

/** The day `n` days later, or earlier if `n` is negative: ('2026-12-31', 1) -> '2027-01-01'. */
export const addDays = (day: Day, n: number): Day => fromEpochDay(epochDay(day) + n);

/** Days from one day to another: ('2024-02-28', '2024-03-01') -> 2; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => epochDay(to) - epochDay(from);

/** 0 for Sunday to 6 for Saturday, for days since 1970-01-01 (a Thursday). */
export const weekdayOfEpochDay = (n: number): number => (((n + 4) % 7) + 7) % 7;

/** 0 for Sunday to 6 for Saturday. */
export const dayOfWeek = (day: Day): number => weekdayOfEpochDay(epochDay(day));

/** A person's current day, and the weekday on which their weeks start. */
export interface Calendar {
  readonly today: Day;
  readonly weekStartsOn: WeekStart;
}

/**
 * The position of a day in its week, 0 to 6. A Sunday is 0 if weeks start on Sunday, 6 if on Monday, 1 if on
 * Saturday.
 */
const dayInWeek = (day: Day, weekStartsOn: WeekStart): number =>
  (dayOfWeek(day) - weekStartsOn + 7) % 7;

/**
 * The first day of the week. For '2027-01-01', a Friday: '2026-12-27' if weeks start on Sunday (0), '2026-12-28' if
 * on Monday (1), '2026-12-26' if on Saturday (6).
 */
export const startOfWeek = (day: Day, weekStartsOn: WeekStart): Day =>
  addDays(day, -dayInWeek(day, weekStartsOn));

export const endOfWeek = (day: Day, weekStartsOn: WeekStart): Day =>
  addDays(day, 6 - dayInWeek(day, weekStartsOn));

/** The first and the last day of a range, in days since 1970-01-01, both inclusive. */
export type Span = readonly [first: number, last: number];

/** The week that contains a day, in days since 1970-01-01. Day 2, a Saturday, with weeks from Sunday -> [-4, 2]. */
export function weekAround(n: number, weekStartsOn: WeekStart): Span {
  const first = n - ((weekdayOfEpochDay(n) - weekStartsOn + 7) % 7);
  return [first, first + 6];
}

/** The calendar month that contains a day, in days since 1970-01-01: 40 (10 February 1970) -> [31, 58]. */
export function monthAround(n: number): Span {
  const [year, month, dayOfMonth] = civilOf(n);
  const first = n - dayOfMonth + 1;
  return [first, first + daysInMonth(year, month) - 1];
}

/** The calendar month: '2026-02-14' -> '2026-02'. */
export const monthOf = (day: Day): string => day.slice(0, 7);

export const startOfMonth = (day: Day): Day => `${monthOf(day)}-01`;

/** The last day of the month: '2024-02-14' -> '2024-02-29'. */
export const endOfMonth = (day: Day): Day =>
  `${monthOf(day)}-${daysInMonth(yearOf(day), monthNumberOf(day))}`;

/** Whole months from one day to another: ('2026-01-15', '2026-03-14') -> 1, to '2026-03-15' -> 2. */
export const wholeMonths = (from: Day, to: Day): number =>
  (yearOf(to) - yearOf(from)) * 12 +
  (monthNumberOf(to) - monthNumberOf(from)) -
  (to.slice(8) < from.slice(8) ? 1 : 0);

/** Today and the `n - 1` days before it, oldest first: (3, '2026-03-01') -> 27 Feb, 28 Feb, 1 Mar. */
export function lastDays(n: number, today: Day): Day[] {
  const oldest = epochDay(today) - n + 1;
  return Array.from({ length: n }, (_, index) => fromEpochDay(oldest + index));
}

/** The position of a day in its year, from 0: 1 January -> 0, 31 December -> 364, or 365 in leap years. */
export const dayOfYear = (day: Day): number => epochDay(day) - epochDayOfYearStart(yearOf(day));

const formatterOf = zoneFormatters({ year: 'numeric', month: 'numeric', day: 'numeric' });

const HOUR_MS = 3_600_000;

/**
 * The person's day at an instant (a Date, or milliseconds since 1970). It is the date that the zone had
 * `dayStartsAt` hours earlier. 2026-01-01T00:30Z in New York -> '2025-12-31'. 2026-07-02T01:30 in Berlin ->
 * '2026-07-02', or '2026-07-01' if days start at 3.
 *
 * The hours are elapsed hours, so every instant has exactly one day and no day is skipped. If days start at 3, 29
 * March 2026 starts at 04:00 in Berlin, because clocks go forward. When they go back, the day starts at 02:00.
 * Throws RangeError for an unknown zone, so call `resolveTimeZone` first.
 */
export function todayIn(
  instant: Date | number,
  timeZone: string,
  dayStartsAt: DayStart = defaultDaySettings.dayStartsAt,
): Day {
  const part = { year: 0, month: 0, day: 0 };
  const shifted = Number(instant) - dayStartsAt * HOUR_MS;
  for (const { type, value } of formatterOf(timeZone).formatToParts(shifted)) {
    if (type === 'year' || type === 'month' || type === 'day') part[type] = Number(value);
  }
  return civil(part.year, part.month, part.day);
}

/**
 * Whether this is the IANA name of a zone that the runtime knows, ignoring case. Refuses bare offsets ('+05:30'),
 * which some runtimes accept, because they can exceed UTC-12 and UTC+14.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The first candidate that is a known zone, else UTC. */
export const resolveTimeZone = (...candidates: (string | undefined)[]): string =>
  candidates.find((name) => name !== undefined && isTimeZone(name)) ?? defaultDaySettings.timeZone;
