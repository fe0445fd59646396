import { type DaySet, hasDay } from '../core/daySet.ts';
import {
  addDays,
  type Day,
  epochDay,
  fromEpochDay,
  LAST_DAY,
  lastDays,
  type Span,
} from '../core/days.ts';
import type { FieldError } from '../core/errors.ts';
import { archivedByHand, archivedDay, type Ending, hasEnded, isAfterEnd } from './ends.ts';
import type { HabitPatch, PauseSetting } from './model.ts';
import { habitReasons } from './reasons.ts';
import type { Pause } from './schedule.ts';

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
 * The pauses after setting one. If `to` is null, it has no end. `instead` has the days of the pause that it replaces.
 * Setting the same pause again changes nothing. Returns a problem if the pause would end before it begins.
 */
export function setPause(
  pauses: readonly Pause[],
  from: Day,
  { to, instead }: PauseSetting,
): Pause[] | { readonly problem: FieldError } {
  if (to !== null && to < from) {
    return { problem: { field: 'to', ...habitReasons.offEndsBeforeItBegins({ from }) } };
  }
  const kept = instead ? withoutDays(pauses, toPause(instead.from, instead.to)) : pauses;
  return withPause(kept, toPause(from, to));
}

/** A pause of these days; null means no end. */
export const toPause = (from: Day, to: Day | null): Pause => ({
  from,
  ...(to !== null && { to }),
});

/** All facts that give a habit days off. */
export interface DaysOff {
  /** The habit's own pauses. */
  readonly pauses: readonly Pause[];
  /** The person's vacations, which apply to all habits. */
  readonly vacations: readonly Pause[];
  /** The day on which the habit was archived. Null if it isn't archived. */
  readonly archivedOn: Day | null;
  /** The last day of the habit. */
  readonly endsOn?: Day | null | undefined;
  readonly completed: DaySet;
}

/**
 * The first day off of a habit that is paused or archived on a day. If the habit is already done on that day, it is
 * the next day.
 */
export const firstDayOff = (completed: DaySet, day: Day): Day =>
  hasDay(completed, day) ? addDays(day, 1) : day;

/**
 * All days off of a habit, in any order. They may overlap. Days after the end are no days off: the end cuts a week like
 * a change of the schedule does.
 */
export const daysOffOf = ({ pauses, vacations, completed, ...ending }: DaysOff): Pause[] => {
  const archivedOn = archivedByHand(ending);
  return [
    ...pauses,
    ...vacations,
    ...(archivedOn === null ? [] : [{ from: firstDayOff(completed, archivedOn) }]),
  ];
};

/**
 * Archives or restores a habit on a day. Unchanged if it is archived or restored already. Restoring turns the days
 * since archiving into a pause, so that its streak and strength stay the same. Example: archived on 1 December and
 * restored on the 10th, it is paused from the 1st to the 9th. Restoring also clears a past end.
 */
export function archive(
  { pauses, archivedOn, endsOn, completed }: Archivable,
  isArchived: boolean,
  today: Day,
): Archived {
  const byHand = archivedByHand({ archivedOn, endsOn });
  const since = archivedDay({ archivedOn, endsOn }, today);
  if (isArchived) return { archivedOn: since === null ? today : byHand, endsOn, pauses };
  if (since === null) return { archivedOn: null, endsOn, pauses };
  const from = byHand === null ? since : firstDayOff(completed, since);
  const to = addDays(today, -1);
  return {
    archivedOn: null,
    endsOn: isAfterEnd({ endsOn }, today) ? null : endsOn,
    pauses: from <= to ? withPause(pauses, { from, to }) : pauses,
  };
}

type Archivable = Omit<DaysOff, 'vacations'>;
type Archived = Required<Ending> & { readonly pauses: readonly Pause[] };

/**
 * Changes the last day of a habit, then archives or restores it. Another last day brings back a habit that has ended,
 * as restoring does. Example: a habit ended on 24 December. On 3 January its last day becomes the 31st, so it is paused
 * from 25 December to 2 January. A habit that a person archived stays archived.
 */
export function endOrArchive(
  habit: Archivable,
  { endsOn, archived }: Pick<HabitPatch, 'endsOn' | 'archived'>,
  today: Day,
): Archived {
  const isMoved = endsOn !== undefined && endsOn !== (habit.endsOn ?? null);
  const isBack = isMoved && hasEnded(habit, today);
  const moved = {
    ...habit,
    ...(isBack && archive(habit, false, today)),
    ...(isMoved && { endsOn }),
  };
  return archived === undefined
    ? { archivedOn: archivedByHand(moved), endsOn: moved.endsOn, pauses: moved.pauses }
    : archive(moved, archived, today);
}
