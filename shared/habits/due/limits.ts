import { flagsBetween, hasDay, NO_DAYS } from '../../days/daySet.ts';
import { type Day, epochDay } from '../../days/days.ts';
import type { Pause } from '../../pauses/pauses.ts';
import { targetOn } from '../amounts.ts';
import { totalPerOf } from '../model.ts';
import type { HabitSchedule } from '../schedule.ts';

type Targeted = Pick<HabitSchedule, 'targets'>;

export const hasQuietTargets = ({ targets = [] }: Targeted): boolean =>
  targets.some(({ quiet }) => quiet);

/** Whether the target of a day is a quiet limit. For the days of a total, use `isQuietOn`. */
export const hasQuietTarget = ({ targets = [] }: Targeted, day: Day): boolean =>
  targetOn(targets, day)?.quiet === true;

/** The mark of a day: whether its target is a limit that needs a record, or a quiet limit. */
export const NO_LIMIT = 0;
const LIMIT = 1;
export const QUIET = 2;

export type Limits = {
  readonly marks: Uint8Array;
  /** 1 for a day with an amount. */
  readonly isRecorded: Uint8Array;
  readonly isAway: Uint8Array;
};

/** The limits of a range (days since 1970-01-01). Undefined if the habit never had an at-most target. */
export function limitsBetween(
  { targets = [], recorded = NO_DAYS, away }: HabitSchedule,
  from: number,
  to: number,
  now: number,
): Limits | undefined {
  if (!targets.some(({ direction }) => direction === 'at-most')) return undefined;
  const marks = new Uint8Array(Math.max(0, to - from + 1));
  for (const [n, target] of targets.entries()) {
    const first = n === 0 ? 0 : Math.max(0, epochDay(target.from) - from);
    marks.fill(target.direction === 'at-least' ? NO_LIMIT : target.quiet ? QUIET : LIMIT, first);
  }
  const isAway = awayBetween(away, from, to, now);
  return { marks, isRecorded: flagsBetween(recorded, from, to), isAway };
}

/** One byte for each day of a range: 1 if the person was away. Days after today are not away yet. */
export function awayBetween(
  away: readonly Pause[] = [],
  from: number,
  to: number,
  now: number,
): Uint8Array {
  const days = new Uint8Array(Math.max(0, to - from + 1));
  for (const { from: first, to: last } of away) {
    const end = Math.min(now, last === undefined ? to : epochDay(last));
    days.fill(1, Math.max(0, epochDay(first) - from), Math.max(0, end - from + 1));
  }
  return days;
}

/** Whether a limit for a single day was exceeded on a day. */
export const isSlipOn = (
  { targets = [], completed, skipped = NO_DAYS, recorded = NO_DAYS }: HabitSchedule,
  day: Day,
): boolean => {
  const target = targetOn(targets, day);
  const isLimit = target?.direction === 'at-most' && totalPerOf(target) === undefined;
  return isLimit && hasDay(recorded, day) && !hasDay(completed, day) && !hasDay(skipped, day);
};
