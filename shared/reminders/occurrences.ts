import type { DaySettings } from '../days/daySettings.ts';
import { addDays, type Day, todayIn } from '../days/days.ts';
import { minuteOf, minutesOf } from '../days/wallClock.ts';

/** A whole minute, counted from 1970 in UTC. */
export type Minute = number;

export const minuteMs = 60_000;

export type PersonDays = Pick<DaySettings, 'timeZone' | 'dayStartsAt'>;

/** A reminder is shown for at most this many minutes. */
const longestShown = 4 * 60;

/** A reminder is sent at most this many minutes late. After that it is not sent at all. */
export const longestDelay = 2 * 60;

/** One occurrence of a reminder time. */
export interface Occurrence {
  /** The person's day that the reminder is about. */
  readonly day: Day;
  readonly time: string;
  readonly at: Minute;
}

export const dayAt = (minute: Minute, { timeZone, dayStartsAt }: PersonDays): Day =>
  todayIn(minute * minuteMs, timeZone, dayStartsAt);

/** The first minute of a person's day, see `todayIn`. The previous day ends there. */
export const startOfDay = (day: Day, { timeZone, dayStartsAt }: PersonDays): Minute =>
  minuteOf(day, '00:00', timeZone) + dayStartsAt * 60;

/**
 * When a time HH:MM comes on the person's day, never before that day starts. A time before the hour at which days
 * start belongs to the next date. If days start at 3, 01:30 of 1 July is at 01:30 on 2 July. A time that the clocks
 * skip comes at the first minute after the gap. A time that the clocks show twice comes only the first time. A later
 * time never comes before an earlier one.
 */
export function occurrenceOf(day: Day, time: string, days: PersonDays): Minute {
  const isNextDate = minutesOf(time) < days.dayStartsAt * 60;
  const at = minuteOf(isNextDate ? addDays(day, 1) : day, time, days.timeZone);
  // If days start at 3 in Berlin, the day of 29 March 2026 starts at 04:00. So 03:30 of that day comes at 04:00 too.
  return Math.max(at, startOfDay(day, days));
}

/**
 * The day before the person's day at a minute. Its last times may come only after that minute. If days start at 3 in
 * New York, 1 November 2026 starts at 02:00, after clocks have gone back. So 02:30 of 31 October comes half an hour
 * later.
 */
const dayBefore = (minute: Minute, days: PersonDays): Day => addDays(dayAt(minute, days), -1);

/**
 * The occurrences of these times between two minutes, both inclusive, in order. Each time comes once a day. Example:
 * of 08:00 and 20:00, only 08:00 comes from 07:00 to 19:00.
 */
export function occurrencesBetween(
  times: Iterable<string>,
  [from, to]: readonly [Minute, Minute],
  days: PersonDays,
): Occurrence[] {
  const found: Occurrence[] = [];
  const distinct = new Set(times);
  const last = dayAt(to, days);
  for (let day = dayBefore(from, days); day <= last; day = addDays(day, 1)) {
    for (const time of distinct) {
      const at = occurrenceOf(day, time, days);
      if (from <= at && at <= to) found.push({ day: dayAt(at, days), time, at });
    }
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** The first minute after `after` at which one of these times comes, on any day. Null without times. */
export function nextOccurrence(
  times: Iterable<string>,
  after: Minute,
  days: PersonDays,
): Minute | null {
  const distinct = [...new Set(times)];
  if (distinct.length === 0) return null;
  for (let day = dayBefore(after, days); ; day = addDays(day, 1)) {
    const next = distinct
      .map((time) => occurrenceOf(day, time, days))
      .filter((at) => at > after)
      .sort((a, b) => a - b)[0];
    if (next !== undefined) return next;
  }
}

/**
 * The minute from which an occurrence is no longer shown. It is the end of the day, or four hours after the
 * occurrence if that is earlier. For 08:00 it is 12:00; for 22:30, if days start at midnight, it is 00:00.
 */
export const expiryOf = ({ day, at }: Pick<Occurrence, 'day' | 'at'>, days: PersonDays): Minute =>
  Math.min(startOfDay(addDays(day, 1), days), at + longestShown);
