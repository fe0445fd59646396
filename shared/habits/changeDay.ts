import { addDays, type Day } from '../core/days.ts';
import type { FieldError } from '../core/errors.ts';
import { maxDaysAhead } from './model.ts';
import { habitReasons } from './reasons.ts';

/** A schedule or a target, which holds from a day on. */
export type DatedChange = { readonly from: Day };

/** What is wrong with a day of a change that lies too far ahead; undefined where it does not. */
export const tooFarAhead = (from: Day, today: Day): FieldError | undefined => {
  const last = addDays(today, maxDaysAhead);
  return from > last
    ? { field: 'from', ...habitReasons.changeTooFarAhead({ day: from, last }) }
    : undefined;
};

/** A change holds from the habit's first day at the earliest, and from a day a year ahead at the latest. */
export const changeDayProblem = (start: Day, from: Day, today: Day): FieldError | undefined =>
  from < start && from < today
    ? { field: 'from', ...habitReasons.changeBeforeStart({ day: from, start }) }
    : tooFarAhead(from, today);

/**
 * The change that is still to begin, undefined where there is none. The first schedule or target is none: it holds from
 * the habit's first day, whichever that is.
 */
export const plannedAfter = <C extends DatedChange>(all: readonly C[], today: Day): C | undefined =>
  all.find(({ from }, index) => index > 0 && from > today);

/**
 * What a change from a day leaves as it is: all that began before that day. One change at most is planned, so a new one
 * replaces it, also from a later day. Today the 5th, planned for the 9th, and now changed from the 12th: not the 9th's.
 */
export const changesBefore = <C extends DatedChange>(
  all: readonly C[],
  from: Day,
  today: Day,
): C[] => all.filter((one, index) => index === 0 || (one.from < from && one.from <= today));
