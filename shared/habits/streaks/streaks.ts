import { fromEpochDay, wholeMonths } from '../../days/days.ts';
import { EXCUSED } from '../due/excused.ts';
import type { Unit, Units } from '../due/units.ts';
import type { DerivedHabit, Schedule } from '../model.ts';
import { rateOf, streakUnitOf } from '../schedule.ts';

/** A run of met units. */
export interface Run {
  /** In units of the current schedule. */
  readonly length: number;
  /** The first and the last day, in days since 1970-01-01. */
  readonly from: number;
  readonly to: number;
}

const noRun: Run = { length: 0, from: 0, to: 0 };

/**
 * The runs of met units, oldest first. A missed unit ends the run. An open unit is ignored. The last run is the current
 * one, which may be empty. Example: met, met, met, missed, met, met, open. The runs are 3 and 2.
 *
 * A run under an earlier schedule with another unit is converted. It becomes the number of current units that fit
 * between its first and its last day, rounded down, see `currentUnits`. Example: a habit was done daily for 20 days
 * and is now weekly. The run counts as 2 weeks before its first week.
 */
export function runsOf({ list, ...days }: Units, current: Schedule): Run[] {
  const runs: Unit[][] = [];
  let met: Unit[] = [];
  for (const unit of list) {
    if (unit.outcome === 'met') met.push(unit);
    if (unit.outcome !== 'missed') continue;
    runs.push(met);
    met = [];
  }
  const name = streakUnitOf(current);
  return [...runs, met].map((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return noRun;
    const [from, to] = [first.first, last.last];
    const isMixed = run.some(({ schedule }) => streakUnitOf(schedule) !== name);
    return { from, to, length: isMixed ? currentUnits(current, from, to, days) : run.length };
  });
}

/** How many units count: all but the open ones. How many of these are met, and the current and the longest run. */
export function tallyUnits(units: Units, current: Schedule) {
  const counted = units.list.filter(({ outcome }) => outcome !== 'open');
  const lengths = runsOf(units, current).map(({ length }) => length);
  return {
    units: counted.length,
    met: counted.filter(({ outcome }) => outcome === 'met').length,
    run: lengths.at(-1) ?? 0,
    longest: lengths.reduce((most, length) => Math.max(most, length), 0),
  };
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
