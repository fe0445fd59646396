import { countBetween, daysIn } from '../../days/daySet.ts';
import {
  addDays,
  type Calendar,
  type Day,
  daysBetween,
  epochDay,
  FIRST_DAY,
} from '../../days/days.ts';
import { unitsOf } from '../due/units.ts';
import { type HabitSchedule, startOf } from '../schedule.ts';

/** A comeback needs a break of at least this many days. */
const COMEBACK_DAYS = 28;
/** At least this many units must be missed in the break. Days off and rare habits thus make no break. */
const COMEBACK_MISSES = 4;

/** A day on which a habit was done again, and the number of days since it was last done. */
export interface Comeback {
  readonly day: Day;
  readonly days: number;
}

/**
 * Returns the first day between two days on which the habit was done, if it follows a long break. Null if it does not,
 * or if the break has too few missed units, for example because of a pause. Example: daily, done until 18 October and
 * again on 22 November. The day is the 22nd, after 35 days.
 */
export function comebackBetween(
  habit: HabitSchedule,
  from: Day,
  to: Day,
  calendar: Calendar,
): Comeback | null {
  const { completed } = habit;
  const [day] = daysIn(completed, from, to);
  if (day === undefined) return null;
  if (countBetween(completed, addDays(day, 1 - COMEBACK_DAYS), addDays(day, -1)) > 0) return null;
  const before = daysIn(completed, FIRST_DAY, addDays(day, -1)).at(-1);
  if (before === undefined || missesBetween(habit, before, day, calendar) < COMEBACK_MISSES) {
    return null;
  }
  return { day, days: daysBetween(before, day) };
}

/** The number of missed units that lie wholly between two days. */
function missesBetween(habit: HabitSchedule, after: Day, before: Day, calendar: Calendar): number {
  if (startOf(habit) > before) return 0;
  const [start, end] = [epochDay(after), epochDay(before)];
  return unitsOf(habit, calendar).list.filter(
    ({ first, last, outcome }) => first > start && last < end && outcome !== 'met',
  ).length;
}
