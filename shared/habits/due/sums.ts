import { fromEpochDay, type Span } from '../../days/days.ts';
import { amountPlacesBetween, NO_AMOUNTS } from '../allAmounts.ts';
import { targetOn } from '../amounts.ts';
import { type Target, totalPerOf } from '../model.ts';
import type { HabitSchedule } from '../schedule.ts';
import { EXCUSED, marksBetween } from './excused.ts';
import { awayBetween } from './limits.ts';

/** The facts of each day from `origin` on, in days since 1970-01-01. */
type TotalDays = {
  readonly origin: number;
  /** See `marksBetween`. */
  readonly marks: Uint8Array;
  readonly isAway: Uint8Array;
  /** See `amountPlacesBetween`. */
  readonly amounts: Uint32Array;
};

export const totalDaysBetween = (
  habit: HabitSchedule,
  from: number,
  to: number,
  now: number,
): TotalDays => ({
  origin: from,
  marks: marksBetween(habit, from, to),
  isAway: awayBetween(habit.away, from, to, now),
  amounts: amountPlacesBetween(habit.allAmounts ?? NO_AMOUNTS, from, to),
});

/** The sum of a week or month. `sum` and `wanted` are in hundredths. */
export type Total = {
  readonly target: Target;
  readonly sum: number;
  readonly wanted: number;
  /** Whether any of its days has an amount. */
  readonly isRecorded: boolean;
  /** The last day that is neither excused nor in `absent`. Null if there is none. */
  readonly lastOpen: number | null;
  /** The days that a quiet limit leaves out because the person was away. */
  readonly absent: readonly number[];
};

/** The target in force on a day, if it is a total. */
export const totalFrom = (
  { targets = [] }: Pick<HabitSchedule, 'targets'>,
  day: number,
): Target | undefined => {
  const target = targetOn(targets, fromEpochDay(day));
  return totalPerOf(target) && target;
};

/**
 * Sums up a week or month. `part` is the part of it that the total covers. The part begins later if the habit or the
 * total does, and ends earlier if a change or the habit's end cuts it. The target in force on the last day of the part
 * applies.
 *
 * An at-least target is reduced to the share of days that are neither excused nor before the part. An at-most target
 * stays whole. Example: of 120 minutes a week, with two days of vacation, 85.71 are wanted.
 */
export function totalOf(
  habit: Pick<HabitSchedule, 'targets'>,
  span: Span,
  part: Span,
  { origin, marks, isAway, amounts }: TotalDays,
): Total {
  const target = totalFrom(habit, part[1]);
  if (!target) throw new Error('The part has no total');
  let [sum, possible, isRecorded] = [0, 0, false];
  let lastOpen: number | null = null;
  const absent: number[] = [];
  for (let day = part[0]; day <= span[1]; day++) {
    const amount = amounts[day - origin] ?? 0;
    if (marks[day - origin] === EXCUSED) continue;
    if (target.quiet && isAway[day - origin] === 1 && amount === 0) {
      if (day <= part[1]) absent.push(day);
      continue;
    }
    possible++;
    if (day > part[1]) continue;
    lastOpen = day;
    if (amount === 0) continue;
    sum += amount - 1;
    isRecorded = true;
  }
  const wanted = wantedIn(target, possible, span[1] - span[0] + 1);
  return { target, sum, wanted, isRecorded, lastOpen, absent };
}

/** In hundredths, rounded half up. An at-least target wants at least one hundredth. */
const wantedIn = ({ target, direction }: Target, possible: number, days: number): number => {
  const whole = Math.round(target * 100);
  return direction === 'at-most'
    ? whole
    : Math.max(1, Math.floor((2 * whole * possible + days) / (2 * days)));
};

export const isAbove = ({ target, sum, wanted }: Total): boolean =>
  target.direction === 'at-most' && sum > wanted;

/**
 * Whether an at-least total has its sum. Always false for a limit, because a limit is kept only at the end of its week
 * or month.
 */
export const isReachedTotal = ({ target, sum, wanted }: Total): boolean =>
  target.direction === 'at-least' && sum >= wanted;

/** Whether a limit is kept at the end of its unit. A unit without any record is missed, unless it is quiet. */
export const isKeptLimit = (total: Total): boolean =>
  total.target.direction === 'at-most' &&
  !isAbove(total) &&
  (total.isRecorded || total.target.quiet === true);
