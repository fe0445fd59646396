import { type DaySet, withDay } from '../core/daySet.ts';
import type { Day } from '../core/days.ts';

/** The recorded days of a habit; no day is in both sets. */
export type DayRecords = { readonly completed: DaySet; readonly skipped: DaySet };

/** What a day is set to; undefined leaves it unchanged. */
export type DayRecord = {
  readonly completed?: boolean | undefined;
  readonly skipped?: boolean | undefined;
};

/**
 * The records with one day set: completed true clears skipped, and skipped true clears completed. A completed day set
 * to skipped -> only skipped; set to not skipped -> still completed. An unchanged set is the same object.
 */
export function withDayRecord(
  { completed, skipped }: DayRecords,
  day: Day,
  set: DayRecord,
): DayRecords {
  const isCompleted = set.completed ?? (set.skipped ? false : undefined);
  const isSkipped = set.skipped ?? (set.completed ? false : undefined);
  return {
    completed: isCompleted === undefined ? completed : withDay(completed, day, isCompleted),
    skipped: isSkipped === undefined ? skipped : withDay(skipped, day, isSkipped),
  };
}
