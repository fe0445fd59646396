import { type DaySet, withDay } from '../core/daySet.ts';
import type { Day } from '../core/days.ts';

/** The recorded days of a habit; no completed day is skipped. */
export type DayRecords = {
  readonly completed: DaySet;
  readonly skipped: DaySet;
  /** The days with an amount. */
  readonly recorded?: DaySet | undefined;
};

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
): Pick<DayRecords, 'completed' | 'skipped'> {
  const isCompleted = set.completed ?? (set.skipped ? false : undefined);
  const isSkipped = set.skipped ?? (set.completed ? false : undefined);
  return {
    completed: isCompleted === undefined ? completed : withDay(completed, day, isCompleted),
    skipped: isSkipped === undefined ? skipped : withDay(skipped, day, isSkipped),
  };
}
