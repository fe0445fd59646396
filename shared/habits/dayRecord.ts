import { type DaySet, withDay } from '../days/daySet.ts';
import type { Day } from '../days/days.ts';
import type { AllAmounts } from './allAmounts.ts';

/** The recorded days of a habit. A completed day is never skipped. */
export type RecordedDays = {
  readonly completed: DaySet;
  readonly skipped: DaySet;
  /** The days with an amount. */
  readonly recorded?: DaySet | undefined;
  /** All amounts. Only a habit with a target for a whole week or month has them. */
  readonly allAmounts?: AllAmounts | undefined;
};

/** A change to a day. Undefined fields stay unchanged. */
export type DayRecordChange = {
  readonly completed?: boolean | undefined;
  readonly skipped?: boolean | undefined;
};

/**
 * The records after a change to one day. Setting completed clears skipped, and setting skipped clears completed.
 * Setting a completed day to not skipped leaves it completed. If a DaySet does not change, the same object is
 * returned.
 */
export function withDayRecord(
  { completed, skipped }: RecordedDays,
  day: Day,
  set: DayRecordChange,
): Pick<RecordedDays, 'completed' | 'skipped'> {
  const isCompleted = set.completed ?? (set.skipped ? false : undefined);
  const isSkipped = set.skipped ?? (set.completed ? false : undefined);
  return {
    completed: isCompleted === undefined ? completed : withDay(completed, day, isCompleted),
    skipped: isSkipped === undefined ? skipped : withDay(skipped, day, isSkipped),
  };
}
