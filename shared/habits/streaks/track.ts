import type { Reason } from '../../calls/reasons.ts';
import { percent } from '../../core/counting.ts';
import { type Day, epochDay } from '../../days/days.ts';
import type { Unit } from '../due/units.ts';
import type { Frequency, Schedule } from '../model.ts';
import { habitReasons, type UnitName } from '../reasons.ts';
import { scheduleOn, streakUnitOf } from '../schedule.ts';

/** The rate covers the units that ended today or in the 27 days before. */
export const TRACK_WINDOW_DAYS = 28;
const TRACK_RATE_PERCENT = 75;

const namesOfDays: Partial<Record<Frequency, UnitName>> = {
  weekdays: 'weekday',
  weekends: 'weekendDay',
};

/** The name of a unit of one schedule: 'weekday', 'week'. */
const nameOf = (schedule: Schedule): UnitName =>
  namesOfDays[schedule.frequency] ?? streakUnitOf(schedule);

/** The name of the units of some schedules: 'day' for weekdays and weekend days, 'time' for days and weeks. */
function nameOfAll(schedules: readonly Schedule[]): UnitName {
  for (const name of [nameOf, streakUnitOf]) {
    const [first, ...others] = new Set(schedules.map(name));
    if (first !== undefined && others.length === 0) return first;
  }
  return 'time';
}

export interface Recent {
  readonly kept: number;
  readonly counted: number;
  readonly unit: UnitName;
  /** If there is only one unit: whether it is also the first one ever. */
  readonly place: 'first' | 'last';
}

const nameFrom = (units: readonly Unit[]): UnitName =>
  nameOfAll([...new Set(units.map(({ schedule }) => schedule))]);

/**
 * The units that ended in the last 28 days, and units that end later but are already met or missed. A week counts on
 * its last day.
 */
export function recentOf(units: readonly Unit[], today: Day): Recent {
  const earliest = epochDay(today) - TRACK_WINDOW_DAYS + 1;
  const first = units.findLastIndex(({ last }) => last < earliest) + 1;
  const recent = units.slice(first);
  const counted = recent.filter(({ outcome }) => outcome !== 'open');
  return {
    kept: counted.filter(isMet).length,
    counted: counted.length,
    unit: nameFrom(recent),
    place: first + counted.length === 1 ? 'first' : 'last',
  };
}

/** The parameters of the sentence about a single unit: 'You missed the first day'. */
export const singleOf = ({ kept, place, unit }: Recent) =>
  ({ outcome: kept === 1 ? 'kept' : 'missed', place, unit }) as const;

/** The parameters of the sentence about several units: 'You kept 20 of the last 24 days'. */
export const severalOf = ({ kept, counted, unit }: Recent) => ({ kept, counted, unit });

type Track = { readonly isOnTrack: boolean; readonly why: Reason };

/**
 * Whether a habit is on track. If no unit is closed yet, it is. Otherwise two conditions must hold. First, at least 75%
 * of the recent units are met. Recent units are those that ended in the last 28 days, and units that end later but are
 * already met or missed. Second, the two newest closed units were not both missed, unless an open unit is already met.
 * If there are no recent units, only the second condition counts.
 *
 * Example: a daily habit with 24 of 27 days met has 89%. It is on track, unless the two days before today were both
 * missed and today is not done yet.
 */
export function trackOf(units: readonly Unit[], schedules: readonly Schedule[], today: Day): Track {
  const closed = units.filter(isClosed);
  if (closed.length === 0) {
    const unit = nameOf(scheduleOn(schedules, today));
    return { isOnTrack: true, why: habitReasons.firstUnitOpen({ unit }) };
  }
  const recent = recentOf(units, today);
  if (recent.kept * 100 < recent.counted * TRACK_RATE_PERCENT) {
    return { isOnTrack: false, why: whyTooLow(recent) };
  }
  const isSaved = units.some((unit) => !unit.isOver && isMet(unit));
  const [before, newest] = closed.slice(-2);
  if (!isSaved && before && newest && !isMet(before) && !isMet(newest)) {
    const unit = nameFrom(units.slice(units.indexOf(before)));
    return { isOnTrack: false, why: habitReasons.lastTwoMissed({ unit }) };
  }
  return { isOnTrack: true, why: whyOnTrack(recent) };
}

const rateIn = ({ kept, counted }: Recent): number => percent(kept, counted);

function whyOnTrack(recent: Recent): Reason {
  if (recent.counted === 0) return habitReasons.nothingDue({ days: TRACK_WINDOW_DAYS });
  return recent.counted === 1
    ? habitReasons.singleUnitRate({ ...singleOf(recent), percent: rateIn(recent) })
    : habitReasons.lastUnitsRate({ ...severalOf(recent), percent: rateIn(recent) });
}

function whyTooLow(recent: Recent): Reason {
  const rate = { percent: rateIn(recent), needed: TRACK_RATE_PERCENT };
  return recent.counted === 1
    ? habitReasons.singleUnitTooLow({ ...singleOf(recent), ...rate })
    : habitReasons.lastUnitsTooLow({ ...severalOf(recent), ...rate });
}

/** Whether a unit is over, or a record above the limit has closed it. */
export const isClosed = ({ isOver, outcome }: Unit): boolean => isOver || outcome === 'missed';

const isMet = ({ outcome }: Unit): boolean => outcome === 'met';
