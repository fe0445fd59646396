import type { Day } from '../days/days.ts';
import { isAfterEnd } from '../habits/ends.ts';
import {
  dayAt,
  expiryOf,
  longestDelay,
  type Minute,
  nextOccurrence,
  type Occurrence,
  occurrencesBetween,
  type PersonDays,
} from './occurrences.ts';
import { type Snooze, snoozesBetween } from './snooze.ts';

type Timed = {
  readonly reminderTimes: readonly string[];
  readonly archivedOn: Day | null;
  readonly endsOn?: Day | null;
};

/** A habit to remind of now: its reminder time came, or its snooze ended. */
export interface Reminder<H> {
  readonly habit: H;
  readonly day: Day;
  readonly at: Minute;
  /** The first minute at which the reminder is no longer shown. */
  readonly expires: Minute;
}

/** From one minute to another, both inclusive. */
export type Span = readonly [from: Minute, to: Minute];

/** The span without the minutes that are more than two hours before its end. */
const recent = ([from, to]: Span): Span => [Math.max(from, to - longestDelay), to];

const isActive = ({ archivedOn }: Timed): boolean => archivedOn === null;

/** The reminder times of all habits that aren't archived, done or not. The worker checks the person at these times. */
export const timesOf = (habits: readonly Timed[]): Set<string> =>
  new Set(habits.filter(isActive).flatMap(({ reminderTimes }) => reminderTimes));

/**
 * The habits with a reminder time or a snooze end in a span that ends now. They keep the given order. Each habit is
 * listed once, with its latest reminder. Reminders from more than two hours ago, or no longer shown, are left out.
 * Does not check whether the habits are open.
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

/**
 * The last occurrence of a time HH:MM in the span. Undefined if there is none, or if it is more than two hours old or
 * no longer shown.
 */
export function lastBetween(time: string, span: Span, days: PersonDays): Occurrence | undefined {
  const last = occurrencesBetween([time], recent(span), days).at(-1);
  return last && expiryOf(last, days) > span[1] ? last : undefined;
}

/**
 * When to check a person next: the first minute after `now` with a reminder time or the digest. Null if there are no
 * times. Habits that have ended have no reminder times.
 */
export const nextLook = (
  habits: readonly Timed[],
  digest: string | null,
  now: Minute,
  days: PersonDays,
): Minute | null => {
  const today = dayAt(now, days);
  const going = habits.filter((habit) => !isAfterEnd(habit, today));
  return nextOccurrence([...timesOf(going), ...(digest === null ? [] : [digest])], now, days);
};
