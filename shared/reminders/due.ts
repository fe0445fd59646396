import type { Day } from '../core/days.ts';
import {
  expiryOf,
  longestDelay,
  type Minute,
  nextOccurrence,
  type Occurrence,
  occurrencesBetween,
  type PersonDays,
} from './occurrences.ts';
import { type Snooze, snoozesBetween } from './snooze.ts';

type Timed = { readonly reminderTimes: readonly string[]; readonly archivedOn: Day | null };

/** A habit whose reminder time has come, or whose snooze has ended. */
export interface Reminder<H> {
  readonly habit: H;
  readonly day: Day;
  readonly at: Minute;
  /** The first minute at which the reminder is no longer shown. */
  readonly expires: Minute;
}

/** From one minute to another, both inclusive. */
export type Span = readonly [from: Minute, to: Minute];

/** The span without the minutes that are more than two hours ago. */
const recent = ([from, to]: Span): Span => [Math.max(from, to - longestDelay), to];

const isActive = ({ archivedOn }: Timed): boolean => archivedOn === null;

/** The times at which the worker checks a person: those of every habit that is not archived, done or not. */
export const timesOf = (habits: readonly Timed[]): Set<string> =>
  new Set(habits.filter(isActive).flatMap(({ reminderTimes }) => reminderTimes));

/**
 * The habits whose times came, or whose snoozes ended, in a span that ends now. They keep the given order. Each is
 * listed once, with what came last. Times more than two hours ago and reminders no longer shown are left out. It does
 * not check whether the habits are open.
 */
export function dueBetween<H extends Timed & { readonly _id: string }>(
  habits: readonly H[],
  snoozes: readonly Snooze[],
  span: Span,
  days: PersonDays,
): Reminder<H>[] {
  const [, now] = span;
  const active = habits.filter(isActive);
  const came = [
    ...snoozesBetween(snoozes, recent(span)),
    ...occurrencesBetween(timesOf(active), recent(span), days),
  ]
    .map((one) => ({ ...one, expires: expiryOf(one, days) }))
    .filter(({ expires }) => expires > now)
    .toSorted((a, b) => a.at - b.at);
  return active.flatMap((habit) => {
    const last = came.findLast((one) =>
      'time' in one ? habit.reminderTimes.includes(one.time) : one.id === habit._id,
    );
    return last ? [{ habit, day: last.day, at: last.at, expires: last.expires }] : [];
  });
}

/** When a time HH:MM last came, under the same conditions; undefined if it did not. */
export function lastBetween(time: string, span: Span, days: PersonDays): Occurrence | undefined {
  const last = occurrencesBetween([time], recent(span), days).at(-1);
  return last && expiryOf(last, days) > span[1] ? last : undefined;
}

/** When to check a person next: the first minute after `now` at which a time comes; null if no time ever does. */
export const nextLook = (
  habits: readonly Timed[],
  digest: string | null,
  now: Minute,
  days: PersonDays,
): Minute | null =>
  nextOccurrence([...timesOf(habits), ...(digest === null ? [] : [digest])], now, days);
