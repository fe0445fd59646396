import type { FieldError } from '../../calls/errors.ts';
import { addDays, type Day } from '../../days/days.ts';
import { maxDaysAhead } from '../model.ts';
import { habitReasons } from '../reasons.ts';

/** A schedule, a target or a counting that applies from a day on. */
export type DatedChange = { readonly from: Day };

export const tooFarAhead = (from: Day, today: Day): FieldError | undefined => {
  const last = addDays(today, maxDaysAhead);
  return from > last
    ? { field: 'from', ...habitReasons.changeTooFarAhead({ day: from, last }) }
    : undefined;
};

/**
 * A change begins on the habit's first day at the earliest, or today if that is earlier. It begins a year ahead at the
 * latest.
 */
export const changeDayProblem = (start: Day, from: Day, today: Day): FieldError | undefined =>
  from < start && from < today
    ? { field: 'from', ...habitReasons.changeBeforeStart({ day: from, start }) }
    : tooFarAhead(from, today);

/**
 * The planned change, or undefined. The first entry never counts as planned, because it applies from the habit's first
 * day, whatever its `from` says.
 */
export const plannedAfter = <C extends DatedChange>(all: readonly C[], today: Day): C | undefined =>
  all.find(({ from }, index) => index > 0 && from > today);

/** The fields are always in the same order. */
const isAlike = (a: DatedChange, b: DatedChange): boolean =>
  JSON.stringify({ ...a, from: '' }) === JSON.stringify({ ...b, from: '' });

/**
 * The entries after a change. Only one change can be planned, so the new one replaces a planned one, even an earlier
 * one. A change on the habit's first day replaces all. Nothing is added if the entry before it is the same. Example:
 * today is the 5th, and a change is planned for the 9th. A new change from the 12th removes it.
 */
export function withChange<C extends DatedChange>(
  all: readonly C[],
  next: C,
  start: Day,
  today: Day,
): C[] {
  if (next.from <= start) return [next];
  const before = all.filter(({ from }, n) => n === 0 || (from < next.from && from <= today));
  const last = before.at(-1);
  return last && isAlike(last, next) ? before : [...before, next];
}
