import { epochDay, weekdayOfEpochDay } from '../../days/days.ts';
import { type HabitSchedule, rhythmOf, startOf } from '../schedule.ts';
import { COMPLETED, EXCUSED, marksBetween } from './excused.ts';
import { limitsBetween, QUIET } from './limits.ts';
import { stretchesOf } from './units.ts';

/** The mark of a day: 0 not due, 1 due and not completed, 2 due and completed. */
export const DUE = 1;
export const DUE_AND_DONE = 2;

/**
 * One mark for each day of a range (days since 1970-01-01, both inclusive). The marks agree with `isDueOn` for past
 * days, but need only one pass. There is one exception. A total may become quiet, or stop being quiet, within a week or
 * month. Then each day has the mark of its own target, not of the target on the last day. Ten years take less than a
 * millisecond. Example: a habit for weekdays, done on Monday and skipped on Tuesday. The marks of Monday to Wednesday
 * are 2, 0 and 1.
 */
export function dueMarksBetween(habit: HabitSchedule, from: number, to: number): Uint8Array {
  const marks = marksBetween(habit, from, to);
  const limits = limitsBetween(habit, from, to, to);
  const due = new Uint8Array(marks.length);
  for (const stretch of stretchesOf(habit, epochDay(startOf(habit)))) {
    const { first, step, isUnit } = rhythmOf(stretch.schedule, Math.max(stretch.from, from));
    for (let day = first; day <= Math.min(stretch.to, to); day += step) {
      const mark = marks[day - from];
      if (mark === EXCUSED || isUnit[weekdayOfEpochDay(day)] !== 1) continue;
      if (limits?.marks[day - from] === QUIET) continue;
      due[day - from] = mark === COMPLETED ? DUE_AND_DONE : DUE;
    }
  }
  return due;
}
