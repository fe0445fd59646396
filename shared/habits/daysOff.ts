import { type DaySet, hasDay } from '../days/daySet.ts';
import { addDays, type Day } from '../days/days.ts';
import { type Pause, withPause } from '../pauses/pauses.ts';
import { archivedByHand, archivedDay, type Ending, hasEnded, isAfterEnd } from './ends.ts';
import type { HabitPatch } from './model.ts';

export interface DaysOff {
  readonly pauses: readonly Pause[];
  /** The person's vacations, which apply to all habits. */
  readonly vacations: readonly Pause[];
  /** Null if the habit isn't archived. */
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
 * All days off of a habit, in any order. They may overlap. Days after the habit's end are not days off. Instead, the
 * end cuts the last week or month short, as a schedule change does.
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
 * Archives or restores a habit on a day. Nothing changes if the habit already is in the wanted state. Restoring turns
 * the days since archiving into a pause, so that its streak and strength stay the same. Example: archived on 1 December
 * and restored on the 10th, it is paused from the 1st to the 9th. Restoring also clears a past end.
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
