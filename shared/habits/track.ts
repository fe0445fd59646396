import { percent } from '../core/counting.ts';
import { type Day, epochDay } from '../core/days.ts';
import type { DerivedHabit, Frequency, Schedule } from './model.ts';
import { scheduleOn, streakUnitOf } from './schedule.ts';
import { isMetAt } from './streaks.ts';
import type { Units } from './units.ts';

/** The rate covers the units that ended today or in the 27 days before. */
export const TRACK_WINDOW_DAYS = 28;
export const TRACK_RATE_PERCENT = 75;

const namesOfDays: Partial<Record<Frequency, string>> = {
  weekdays: 'weekday',
  weekends: 'weekend day',
};

/** The name of a unit of one schedule: 'weekday', 'week'. */
const nameOf = (schedule: Schedule): string =>
  namesOfDays[schedule.frequency] ?? streakUnitOf(schedule);

/** The name of the units of some schedules: 'day' for weekdays and weekend days, 'time' for days and weeks. */
function nameOfAll(schedules: readonly Schedule[]): string {
  for (const name of [nameOf, streakUnitOf]) {
    const [first, ...others] = new Set(schedules.map(name));
    if (first !== undefined && others.length === 0) return first;
  }
  return 'time';
}

/** The counting units of the last 28 days. */
export interface Recent {
  readonly kept: number;
  readonly counted: number;
  /** 'You kept 20 of the last 24 days', of a single one 'You missed the first day'. */
  readonly words: string;
}

const nameFrom = (units: Units, place: number, schedules: readonly Schedule[]): string =>
  nameOfAll(
    [...new Set(units.schedule.subarray(place, units.count))].flatMap(
      (index) => schedules[index] ?? [],
    ),
  );

/** Those that ended in the last 28 days, and open ones that are met. A week counts on its last day. */
export function recentOf(units: Units, schedules: readonly Schedule[], today: Day): Recent {
  const { count, closed, last } = units;
  const earliest = epochDay(today) - TRACK_WINDOW_DAYS + 1;
  let recent = closed;
  while (recent > 0 && (last[recent - 1] ?? 0) >= earliest) recent--;
  const metOpen = countMet(units, closed, count);
  const kept = countMet(units, recent, closed) + metOpen;
  const counted = closed - recent + metOpen;
  const unit = nameFrom(units, recent, schedules);
  const place = closed + metOpen === 1 ? 'first' : 'last';
  return { kept, counted, words: wordsOf(kept, counted, place, unit) };
}

function wordsOf(kept: number, counted: number, place: 'first' | 'last', unit: string): string {
  if (counted === 0) return `Nothing was due in the last ${TRACK_WINDOW_DAYS} days`;
  if (counted === 1) return `You ${kept === 1 ? 'kept' : 'missed'} the ${place} ${unit}`;
  return `You kept ${kept} of the last ${counted} ${unit}s`;
}

type Track = Pick<DerivedHabit, 'isOnTrack' | 'trackReason'>;

/**
 * Whether a habit is on track: no unit is closed yet; or of the units that ended in the last 28 days (closed, or open
 * and met) at least 75% are met, and the two newest closed ones are not both missed. A met open unit forgives those. If
 * none ended in those days, the rate is ignored. Daily with 24 of 27 met -> 89%: on track, unless the two missing are
 * the two days before today and today is not done yet.
 */
export function trackOf(units: Units, schedules: readonly Schedule[], today: Day): Track {
  const { count, closed } = units;
  if (closed === 0) {
    const unit = nameOf(scheduleOn(schedules, today));
    return { isOnTrack: true, trackReason: `Just started: the first ${unit} is not over yet.` };
  }
  const { kept, counted, words } = recentOf(units, schedules, today);
  const sentence = counted === 0 ? words : `${words} (${percent(kept, counted)}%)`;
  if (kept * 100 < counted * TRACK_RATE_PERCENT) {
    return {
      isOnTrack: false,
      trackReason: `${sentence}, below the ${TRACK_RATE_PERCENT}% that keeps a habit on track.`,
    };
  }
  if (
    countMet(units, closed, count) === 0 &&
    closed > 1 &&
    countMet(units, closed - 2, closed) === 0
  ) {
    const missed = nameFrom(units, closed - 2, schedules);
    return { isOnTrack: false, trackReason: `The last two ${missed}s were both missed.` };
  }
  return { isOnTrack: true, trackReason: `${sentence}.` };
}

/** The number of met units from one index up to, but not including, another. */
function countMet(units: Units, from: number, to: number): number {
  let count = 0;
  for (let place = from; place < to; place++) if (isMetAt(units, place)) count++;
  return count;
}
