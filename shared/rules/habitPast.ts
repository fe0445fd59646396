import { countDays, type DaySet, firstDay, lastDay, throughYear } from './daySet.ts';
import { type Day, yearOf } from './days.ts';
import { FREQUENCIES, type Frequency, type HabitPast, unitsOf } from './habitSchedule.ts';
import { NO_UNITS, tallyUnits, type UnitTally } from './unitTally.ts';

/** The days of this year and the last stay at hand; years before them may be settled. */
export const lastYearToSettle = (today: Day): number => yearOf(today) - 2;

/**
 * Settles the years up to one, that one included, of a habit with these days. Made on 1 January
 * 2024 and done each day of that year, settled through 2024: 366 days, daily 366 units and as many
 * met, run and longest 366; weekly 52 units, for the week of 29 December is not over: `weekBegun`.
 */
export function settle(createdDay: Day, days: DaySet, through: number): HabitPast {
  const completed = throughYear(days, through);
  const newYear = `${through + 1}-01-01`;
  const units = (frequency: Frequency) => unitsOf({ frequency, createdDay, completed }, newYear);
  const tally = (frequency: Frequency): readonly [Frequency, UnitTally] => {
    const { met, closed } = units(frequency);
    return [frequency, tallyUnits(NO_UNITS, met.subarray(0, closed), closed)];
  };
  const weeks = units('weekly');
  return {
    through,
    first: firstDay(completed),
    last: lastDay(completed),
    total: countDays(completed),
    tallies: Object.fromEntries(FREQUENCIES.map(tally)) as Record<Frequency, UnitTally>,
    weekBegun: weeks.met[weeks.closed] === 1,
  };
}
