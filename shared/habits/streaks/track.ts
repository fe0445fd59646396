import type { Reason } from '../../calls/reasons.ts';
import { percent } from '../../core/counting.ts';
import { type Day, epochDay } from '../../days/days.ts';
import { MET, MISSED, type Units } from '../due/units.ts';
import type { Frequency, Schedule } from '../model.ts';
import { habitReasons, type UnitName } from '../reasons.ts';
import { scheduleOn, streakUnitOf } from '../schedule.ts';
import { isMetAt } from './streaks.ts';

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

const nameFrom = (units: Units, place: number, schedules: readonly Schedule[]): UnitName =>
  nameOfAll(
    [...new Set(units.schedule.subarray(place, units.count))].flatMap(
      (index) => schedules[index] ?? [],
    ),
  );

/**
 * The units that ended in the last 28 days, and units that end later but are already met or missed. A week counts on
 * its last day.
 */
export function recentOf(units: Units, schedules: readonly Schedule[], today: Day): Recent {
  const { count, over, last } = units;
  const earliest = epochDay(today) - TRACK_WINDOW_DAYS + 1;
  let recent = over;
  while (recent > 0 && (last[recent - 1] ?? 0) >= earliest) recent--;
  const kept = countOf(units, MET, recent, count);
  const counted = kept + countOf(units, MISSED, recent, count);
  const unit = nameFrom(units, recent, schedules);
  const place = recent + counted === 1 ? 'first' : 'last';
  return { kept, counted, unit, place };
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
export function trackOf(units: Units, schedules: readonly Schedule[], today: Day): Track {
  if (countClosed(units) === 0) {
    const unit = nameOf(scheduleOn(schedules, today));
    return { isOnTrack: true, why: habitReasons.firstUnitOpen({ unit }) };
  }
  const recent = recentOf(units, schedules, today);
  if (recent.kept * 100 < recent.counted * TRACK_RATE_PERCENT) {
    return { isOnTrack: false, why: whyTooLow(recent) };
  }
  const isSaved = countOf(units, MET, units.over, units.count) > 0;
  const [newest = 0, before] = newestClosed(units);
  if (!isSaved && before !== undefined && !isMetAt(units, newest) && !isMetAt(units, before)) {
    const unit = nameFrom(units, before, schedules);
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

/** The number of units that are over, or that a record above the limit has closed. */
export const countClosed = (units: Units): number =>
  units.over + countOf(units, MISSED, units.over, units.count);

/** The number of units with an outcome, from one place up to, but not including, another. */
function countOf({ outcome }: Units, value: number, from: number, to: number): number {
  let count = 0;
  for (let place = from; place < to; place++) if (outcome[place] === value) count++;
  return count;
}

/** The places of the two newest units that are over, or that a record above the limit has closed. Newest first. */
function newestClosed({ outcome, over, count }: Units): number[] {
  const places: number[] = [];
  for (let place = count - 1; place >= 0 && places.length < 2; place--)
    if (place < over || outcome[place] === MISSED) places.push(place);
  return places;
}
