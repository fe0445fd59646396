import type { FieldError } from '../calls/errors.ts';
import {
  addDays,
  type Day,
  epochDay,
  fromEpochDay,
  LAST_DAY,
  lastDays,
  type Span,
} from '../days/days.ts';
import type { PauseSetting } from './model.ts';
import { pauseReasons } from './reasons.ts';

/** Days off, both inclusive. A pause without `to` has no end. */
export interface Pause {
  readonly from: Day;
  readonly to?: Day | undefined;
}

const lastOfAll = epochDay(LAST_DAY);

/** Days since 1970-01-01, both inclusive. The end is infinite for a pause without an end. */
const spanOf = ({ from, to }: Pause): Span => [
  epochDay(from),
  to === undefined ? Number.POSITIVE_INFINITY : epochDay(to),
];

const pauseOf = ([first, last]: Span): Pause => ({
  from: fromEpochDay(first),
  ...(last <= lastOfAll && { to: fromEpochDay(last) }),
});

const isApart = ([first, last]: Span, [from, to]: Span): boolean =>
  last + 1 < from || to + 1 < first;

/**
 * The pauses after adding one, oldest first. Pauses that overlap or touch the new one are merged with it. Example: 1
 * to 5 December and 6 to 9 December become 1 to 9 December.
 */
export function withPause(pauses: readonly Pause[], pause: Pause): Pause[] {
  const added = spanOf(pause);
  const spans = pauses.map(spanOf);
  const joined = [added, ...spans.filter((span) => !isApart(span, added))];
  const whole: Span = [
    Math.min(...joined.map(([first]) => first)),
    Math.max(...joined.map(([, last]) => last)),
  ];
  return [...spans.filter((span) => isApart(span, added)), whole]
    .sort(([a], [b]) => a - b)
    .map(pauseOf);
}

/** The pauses without some days. Example: removing the 5th from 1 to 9 December leaves 1 to 4 and 6 to 9 December. */
export function withoutDays(pauses: readonly Pause[], days: Pause): Pause[] {
  const [first, last] = spanOf(days);
  return pauses
    .map(spanOf)
    .flatMap<Span>(([from, to]) => [
      [from, Math.min(to, first - 1)],
      [Math.max(from, last + 1), to],
    ])
    .filter(([from, to]) => from <= to && from <= lastOfAll)
    .map(pauseOf);
}

export const pauseOn = (pauses: readonly Pause[], day: Day): Pause | undefined =>
  pauses.find(({ from, to }) => from <= day && (to === undefined || day <= to));

/** Whether all days of the week that begins on a day are in pauses. */
export const isWeekOff = (pauses: readonly Pause[], weekStart: Day): boolean =>
  lastDays(7, addDays(weekStart, 6)).every((day) => pauseOn(pauses, day) !== undefined);

/**
 * The pauses after resuming on a day. The pause that contains the day ends the day before. Example: 1 to 9 December,
 * resumed on the 6th, becomes 1 to 5 December. If resumed on its first day, the pause is removed. Other pauses stay.
 */
export function resumedOn(pauses: readonly Pause[], day: Day): Pause[] {
  const pause = pauseOn(pauses, day);
  return pause ? withoutDays(pauses, { ...pause, from: day }) : [...pauses];
}

/**
 * The pauses after setting one. If `to` is null, the pause has no end. `instead` has the days of the pause that it
 * replaces. Setting the same pause again changes nothing. Returns a problem if the pause would end before it begins.
 */
export function setPause(
  pauses: readonly Pause[],
  from: Day,
  { to, instead }: PauseSetting,
): Pause[] | { readonly problem: FieldError } {
  if (to !== null && to < from) {
    return { problem: { field: 'to', ...pauseReasons.offEndsBeforeItBegins({ from }) } };
  }
  const kept = instead ? withoutDays(pauses, toPause(instead.from, instead.to)) : pauses;
  return withPause(kept, toPause(from, to));
}

/** A pause of these days; null means no end. */
export const toPause = (from: Day, to: Day | null): Pause => ({
  from,
  ...(to !== null && { to }),
});
