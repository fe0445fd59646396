import type { FieldError } from '../calls/errors.ts';
import { type DaySet, daysUpTo } from '../days/daySet.ts';
import { addDays, type Day } from '../days/days.ts';
import type { DayAmount } from './model.ts';
import { habitReasons } from './reasons.ts';

/** A habit may end at most this many years ahead. */
const maxYearsAhead = 10;

export type Ending = {
  readonly archivedOn?: Day | null;
  /** The last day of the habit. Rows from an older cache have no such field. */
  readonly endsOn?: Day | null | undefined;
};

export const isAfterEnd = ({ endsOn }: Pick<Ending, 'endsOn'>, day: Day): boolean =>
  typeof endsOn === 'string' && day > endsOn;

/**
 * The day on which a person archived the habit. Null if nobody did, or if it had ended before. Responses show the day
 * after the end as `archivedOn`. So this function also turns the field of a response into the stored field.
 */
export const archivedByHand = ({ archivedOn = null, endsOn }: Ending): Day | null =>
  archivedOn !== null && isAfterEnd({ endsOn }, archivedOn) ? null : archivedOn;

/** Whether the habit is over because its last day has passed. False if a person archived it before. */
export const hasEnded = (habit: Ending, today: Day): boolean =>
  archivedByHand(habit) === null && isAfterEnd(habit, today);

/**
 * The day from which a habit counts as archived. Null if it doesn't. Nothing is written when a habit ends. Example: a
 * habit that ends on 24 December is archived from the 25th on.
 */
export const archivedDay = (habit: Ending, today: Day): Day | null =>
  habit.endsOn && hasEnded(habit, today) ? addDays(habit.endsOn, 1) : archivedByHand(habit);

/** The last day that screens offer for a habit: today, or its end if that has passed. */
export const lastDayOf = (habit: Ending | undefined, today: Day): Day =>
  habit?.endsOn && isAfterEnd(habit, today) ? habit.endsOn : today;

/** The days up to the habit's end. Later records are kept, but no figure counts them. */
export const untilEnd = (days: DaySet, { endsOn }: Ending): DaySet =>
  endsOn ? daysUpTo(days, endsOn) : days;

export const amountsUntilEnd = (amounts: readonly DayAmount[], habit: Ending): DayAmount[] =>
  amounts.filter(({ date }) => !isAfterEnd(habit, date));

/** The latest day on which a habit can end: ten years after today. */
export const lastEnd = (today: Day): Day => {
  const year = String(Number(today.slice(0, 4)) + maxYearsAhead);
  // 29 February does not exist in every year.
  return `${year}${today.slice(4) === '-02-29' ? '-02-28' : today.slice(4)}`;
};

/** Why a habit can't get this last day. `before` is its present one, which may be sent again. */
export const endProblem = (
  endsOn: Day | null | undefined,
  { start, before }: { readonly start: Day; readonly before: Day | null | undefined },
  today: Day,
): FieldError | undefined => {
  if (!endsOn || endsOn === before) return undefined;
  const field = 'endsOn';
  if (endsOn < start) return { field, ...habitReasons.endsBeforeStart({ start }) };
  if (endsOn < today) return { field, ...habitReasons.endsBeforeToday() };
  const last = lastEnd(today);
  return endsOn > last ? { field, ...habitReasons.endsTooFarAhead({ last }) } : undefined;
};
