import { fromEpochDay, wholeMonths } from '../../days/days.ts';
import { EXCUSED } from '../due/excused.ts';
import { MET, MISSED, type Units } from '../due/units.ts';
import type { DerivedHabit, Schedule } from '../model.ts';
import { rateOf, streakUnitOf } from '../schedule.ts';

interface UnitTally {
  /** The number of units that count: all but the open ones. */
  readonly units: number;
  readonly met: number;
  /** The current run of met units. */
  readonly run: number;
  /** The longest run of met units, never below the current one. */
  readonly longest: number;
}

export const isMetAt = ({ outcome }: Pick<Units, 'outcome'>, place: number): boolean =>
  outcome[place] === MET;

export const isMissedAt = ({ outcome }: Pick<Units, 'outcome'>, place: number): boolean =>
  outcome[place] === MISSED;

/**
 * A missed unit ends the run. An open unit is ignored. Example: met, met, met, missed, met, met, open.
 * These are 6 units, 5 of them met. The run is 2, and the longest run is 3.
 *
 * A run under an earlier schedule with another unit is converted. It becomes the number of current units that fit
 * between its first and its last day, rounded down, see `currentUnits`. Example: a habit was done daily for 20 days
 * and is now weekly. The run counts as 2 weeks before its first week.
 */
export function tallyUnits(
  units: Units,
  schedules: readonly Schedule[],
  current: Schedule,
): UnitTally {
  const isOther = otherUnits(schedules, current);
  let [counted, met, run, longest] = [0, 0, 0, 0];
  let [first, last, isMixed] = [0, 0, false];
  const length = () =>
    isMixed ? currentUnits(current, units.first[first] ?? 0, units.last[last] ?? 0, units) : run;
  for (let place = 0; place < units.count; place++) {
    if (isMetAt(units, place)) {
      if (run === 0) first = place;
      last = place;
      isMixed ||= isOther[units.schedule[place] ?? 0] ?? false;
      counted++;
      met++;
      run++;
    } else if (isMissedAt(units, place)) {
      counted++;
      if (run > 0) longest = Math.max(longest, length());
      run = 0;
      isMixed = false;
    }
  }
  const currentRun = run === 0 ? 0 : length();
  return { units: counted, met, run: currentRun, longest: Math.max(longest, currentRun) };
}

/** For each schedule, whether its unit differs from the current one. */
const otherUnits = (schedules: readonly Schedule[], current: Schedule): boolean[] =>
  schedules.map((schedule) => streakUnitOf(schedule) !== streakUnitOf(current));

/**
 * The length of a run of met units, from the unit at `first` to the unit at `last`. It is in current units, see
 * `tallyUnits`.
 */
export function lengthOfRun(
  units: Units,
  schedules: readonly Schedule[],
  current: Schedule,
  first: number,
  last: number,
): number {
  const isOther = otherUnits(schedules, current);
  let [run, isMixed] = [0, false];
  for (let place = first; place <= last; place++) {
    if (!isMetAt(units, place)) continue;
    run++;
    isMixed ||= isOther[units.schedule[place] ?? 0] ?? false;
  }
  return isMixed
    ? currentUnits(current, units.first[first] ?? 0, units.last[last] ?? 0, units)
    : run;
}

/**
 * How many units of the current schedule fit between two days, without excused days, rounded down. Both days are
 * inclusive and given as days since 1970-01-01. Examples: 20 days are 2 weeks, 14 weekdays (20 x 5 / 7), or 6 times
 * every 3 days. 1 January to 30 March are 2 months, and 1 January to 31 March are 3.
 */
function currentUnits(
  current: Schedule,
  first: number,
  last: number,
  { marks, origin }: Pick<Units, 'marks' | 'origin'>,
): number {
  let days = last - first + 1;
  for (let day = first; day <= last; day++) if (marks[day - origin] === EXCUSED) days--;
  if (streakUnitOf(current) === 'month') {
    return wholeMonths(fromEpochDay(last + 1 - days), fromEpochDay(last + 1));
  }
  const rate = rateOf(current);
  return Math.floor((days * rate.units) / rate.days);
}

/**
 * The habit with the longest streak ever. If several are equal, the first one. Null if no habit ever had a streak.
 * Lengths are compared as numbers, whatever their units.
 */
export const withLongestStreak = <H extends Pick<DerivedHabit, 'longestStreak'>>(
  habits: readonly H[],
): H | null =>
  habits.reduce<H | null>(
    (best, habit) => (habit.longestStreak > (best?.longestStreak ?? 0) ? habit : best),
    null,
  );
