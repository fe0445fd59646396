import { addDays, type Day } from '../core/days.ts';
import type { Reminder } from './due.ts';
import type { RemindedDay } from './message/model.ts';
import {
  dayAt,
  expiryOf,
  longestDelay,
  type Minute,
  type PersonDays,
  startOfDay,
} from './occurrences.ts';

/** After how many minutes a reminder that is snoozed comes again. */
export const snoozeMinutes = 60;

/** The most reminders of a person that are snoozed at once. */
export const maxSnoozes = 10;

/** A reminder that comes again. */
export interface Snooze {
  /** The tag of its notification. */
  readonly reminder: string;
  readonly habits: readonly RemindedDay[];
  readonly until: Minute;
}

/**
 * The habits of a reminder that can come again in an hour: those whose day has begun and is not over by then. With days
 * that start at 0: all at 22:59, none at 23:00.
 */
export function snoozable<H extends { readonly day: Day }>(
  habits: readonly H[],
  now: Minute,
  days: PersonDays,
): H[] {
  const today = dayAt(now, days);
  const isOver = now + snoozeMinutes >= startOfDay(addDays(today, 1), days);
  return isOver ? [] : habits.filter(({ day }) => day === today);
}

/** Whether a snooze may still have to be sent, for the first time or to a device whose service was busy. */
const isRecent = ({ until }: Snooze, now: Minute): boolean => until >= now - longestDelay;

/**
 * The snoozes of a person after one more, in the order in which they end. Of the same reminder the last one holds; of
 * more than ten the oldest are dropped, and so are those that ended more than two hours ago.
 */
export const withSnooze = (
  snoozes: readonly Snooze[],
  added: Snooze,
  now: Minute,
): readonly Snooze[] =>
  [...snoozes.filter(({ reminder }) => reminder !== added.reminder), added]
    .filter((one) => isRecent(one, now))
    .toSorted((a, b) => a.until - b.until)
    .slice(-maxSnoozes);

/** When the next snooze ends after a minute; undefined if none does. */
export const nextSnooze = (snoozes: readonly Snooze[], after: Minute): Minute | undefined =>
  snoozes
    .map(({ until }) => until)
    .filter((until) => until > after)
    .toSorted((a, b) => a - b)[0];

type Remindable = { readonly _id: string; readonly archivedOn: Day | null };

/**
 * The habits whose snooze ended between two minutes, both inclusive, in the given order, each once. What is more than
 * two hours late, or about a day that is over, is left out. Whether they are open is not asked.
 */
export function comeAgainBetween<H extends Remindable>(
  habits: readonly H[],
  snoozes: readonly Snooze[],
  [since, now]: readonly [Minute, Minute],
  days: PersonDays,
): Reminder<H>[] {
  const from = Math.max(since, now - longestDelay);
  const ended = snoozes
    .filter(({ until }) => from <= until && until <= now)
    .flatMap(({ until, habits: all }) => all.map(({ id, day }) => ({ id, day, at: until })))
    .map((one) => ({ ...one, expires: expiryOf(one, days) }))
    .filter(({ expires }) => expires > now);
  return habits.flatMap((habit) => {
    const last = ended.findLast(({ id }) => id === habit._id);
    if (!last || habit.archivedOn !== null) return [];
    return [{ habit, day: last.day, at: last.at, expires: last.expires }];
  });
}

/** Two lists of reminders as one, in the order of the habits: each habit once, with what came last. */
export function eachOnce<H>(
  habits: readonly H[],
  came: readonly Reminder<H>[],
  again: readonly Reminder<H>[],
): Reminder<H>[] {
  return habits.flatMap((habit) => {
    const both = [...came, ...again].filter((one) => one.habit === habit);
    return both.toSorted((a, b) => b.at - a.at).slice(0, 1);
  });
}
