import { addDays, type Day, daysBetween } from '../days/days.ts';
import type { Pause } from './pauses.ts';
import { pauseOn } from './pauses.ts';

/**
 * A person is away on the days after the last one on which they used Cairn. A quiet limit counts days without a record
 * as kept, but not while the person is away. When they return after a short break, its days count as kept. After a long
 * break, Today asks what happened on these days. A person's list `away` has the long breaks, oldest first. Its last
 * entry is a pause without an end: the days since the last visit.
 */

/** A break of at least this many days is long. */
const AWAY_DAYS = 14;

/**
 * The days away after a visit on `today`. A second visit on the same day, or a visit on an earlier day, changes
 * nothing. Example: a person was last seen on 2 November. If they return on the 17th, the 14 days from the 3rd to the
 * 16th are a long break. If they return on the 16th, the 13 days from the 3rd to the 15th are dropped.
 */
export function seenOn(away: readonly Pause[], today: Day): readonly Pause[] {
  const last = away.at(-1);
  const isOpen = last !== undefined && last.to === undefined;
  if (isOpen && today < last.from) return away;
  const breaks = away.filter(({ to }) => to !== undefined);
  const next = { from: addDays(today, 1) };
  return isOpen && daysBetween(last.from, today) >= AWAY_DAYS
    ? [...breaks, { from: last.from, to: addDays(today, -1) }, next]
    : [...breaks, next];
}

export const isAwayOn = (away: readonly Pause[] = [], day: Day): boolean =>
  pauseOn(away, day) !== undefined;
