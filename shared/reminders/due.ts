import type { Day } from '../core/days.ts';
import {
  expiryOf,
  longestDelay,
  type Minute,
  nextOccurrence,
  occurrencesBetween,
  type PersonDays,
} from './occurrences.ts';

type Timed = { readonly reminderTimes: readonly string[]; readonly archivedOn: Day | null };

/** A habit whose reminder time has come. */
export interface Reminder<H> {
  readonly habit: H;
  readonly day: Day;
  readonly at: Minute;
  /** The first minute at which it is no longer shown. */
  readonly expires: Minute;
}

const isActive = ({ archivedOn }: Timed): boolean => archivedOn === null;

/** The times at which the worker looks at a person: those of every habit that is not archived, done or not. */
export const timesOf = (habits: readonly Timed[]): Set<string> =>
  new Set(habits.filter(isActive).flatMap(({ reminderTimes }) => reminderTimes));

/**
 * The habits whose times came between two minutes, both inclusive, in the given order, each once with its last
 * occurrence. What is more than two hours late or no longer shown is left out. Whether they are open is not asked.
 */
export function comeBetween<H extends Timed>(
  habits: readonly H[],
  [since, now]: readonly [Minute, Minute],
  days: PersonDays,
): Reminder<H>[] {
  const span = [Math.max(since, now - longestDelay), now] as const;
  const active = habits.filter(isActive);
  const shown = occurrencesBetween(timesOf(active), span, days)
    .map((one) => ({ ...one, expires: expiryOf(one, days) }))
    .filter(({ expires }) => expires > now);
  return active.flatMap((habit) => {
    const last = shown.findLast(({ time }) => habit.reminderTimes.includes(time));
    return last ? [{ habit, day: last.day, at: last.at, expires: last.expires }] : [];
  });
}

/** When to look at a person next: the first minute after `now` at which a time comes; null if none ever does. */
export const nextLook = (
  habits: readonly Timed[],
  digest: string | null,
  now: Minute,
  days: PersonDays,
): Minute | null =>
  nextOccurrence([...timesOf(habits), ...(digest === null ? [] : [digest])], now, days);
