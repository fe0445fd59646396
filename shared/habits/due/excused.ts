import { type DaySet, flagsBetween, hasDay, NO_DAYS } from '../../days/daySet.ts';
import { type Day, epochDay } from '../../days/days.ts';
import { pauseOn } from '../../pauses/pauses.ts';
import { isAfterEnd } from '../ends.ts';
import type { HabitSchedule } from '../schedule.ts';

type Excuses = Pick<HabitSchedule, 'skipped' | 'pauses'>;

/**
 * Whether the day was skipped, is in a pause, or is after the end. If so, it neither breaks nor extends a streak.
 */
export const isExcused = (
  { skipped = NO_DAYS, pauses = [], endsOn }: Excuses & Pick<HabitSchedule, 'endsOn'>,
  day: Day,
): boolean =>
  hasDay(skipped, day) || pauseOn(pauses, day) !== undefined || isAfterEnd({ endsOn }, day);

/** The mark of a day: 1 completed, 2 excused, 0 neither. In a pause, even completed days are excused. */
export const COMPLETED = 1;
export const EXCUSED = 2;

/** One mark for each day of a range (days since 1970-01-01, both inclusive). */
export function marksBetween(
  { completed, skipped, pauses = [] }: Excuses & Pick<HabitSchedule, 'completed'>,
  from: number,
  to: number,
): Uint8Array {
  const marks = flagsBetween(completed, from, to);
  if (skipped && skipped.size > 0) {
    const flags = flagsBetween(skipped, from, to);
    for (let n = 0; n < flags.length; n++) if (flags[n] === 1) marks[n] = EXCUSED;
  }
  for (const pause of pauses) {
    const end = pause.to === undefined ? to : epochDay(pause.to);
    marks.fill(EXCUSED, Math.max(0, epochDay(pause.from) - from), Math.max(0, end - from + 1));
  }
  return marks;
}

/** Counts the days of a range that are not excused, and how many of them are completed. */
export function countPossibleDays(
  facts: Excuses & { readonly completed: DaySet },
  from: number,
  to: number,
): { readonly done: number; readonly possible: number } {
  let [done, possible] = [0, 0];
  for (const mark of marksBetween(facts, from, to)) {
    if (mark === COMPLETED) done++;
    if (mark !== EXCUSED) possible++;
  }
  return { done, possible };
}
