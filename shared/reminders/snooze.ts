import { addDays, type Day } from '../days/days.ts';
import type { RemindedDay } from './message/model.ts';
import { dayAt, type Minute, type PersonDays, startOfDay } from './occurrences.ts';

export const snoozeMinutes = 60;

/** At most this many snoozes are stored for a person. */
export const maxSnoozes = 10;

/** A snoozed reminder, which will be sent again. */
export interface Snooze {
  /** The tag of its notification. */
  readonly reminder: string;
  readonly habits: readonly RemindedDay[];
  readonly until: Minute;
}

/**
 * The habits of a reminder that can be snoozed. The reminder must be about today, and today must not be over in an
 * hour. If days start at 0: all habits at 22:59, none at 23:00.
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

/** The snoozes that ended between two minutes, both inclusive. */
export const snoozesBetween = (
  snoozes: readonly Snooze[],
  [since, now]: readonly [Minute, Minute],
): (RemindedDay & { readonly at: Minute })[] =>
  snoozes
    .filter(({ until }) => since <= until && until <= now)
    .flatMap(({ until: at, habits }) => habits.map((one) => ({ ...one, at })));
