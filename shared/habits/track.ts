import { percent } from '../core/counting.ts';
import { type Calendar, epochDay } from '../core/days.ts';
import type { DerivedHabit, Frequency } from './model.ts';
import { countMet, countUnits, type Units } from './schedule.ts';

/** The rate covers the units that ended today or in the 27 days before. */
export const TRACK_WINDOW_DAYS = 28;
export const TRACK_RATE_PERCENT = 75;

const UNIT_NAMES: Record<Frequency, string> = {
  daily: 'day',
  weekdays: 'weekday',
  weekends: 'weekend day',
  weekly: 'week',
};

type Track = Pick<DerivedHabit, 'isOnTrack' | 'trackReason'>;

/**
 * On track: no unit is closed yet; or of the units that ended in the last 28 days (closed, or open
 * and met) at least 75% are met, and the two newest closed ones are not both missed, which a met
 * open unit forgives. Daily with 24 of 27 met -> 89%: on track, unless the two missing are the
 * two days before today and today is not done yet. A week belongs to the window by its last day.
 */
export function trackOf(
  frequency: Frequency,
  { met, closed }: Units,
  { today, weekStartsOn }: Calendar,
): Track {
  const unit = UNIT_NAMES[frequency];
  if (closed === 0) {
    return { isOnTrack: true, trackReason: `Just started: the first ${unit} is not over yet.` };
  }
  const now = epochDay(today);
  const ended = countUnits(frequency, now - TRACK_WINDOW_DAYS + 1, now - 1, weekStartsOn);
  const recent = Math.max(0, closed - ended);
  const metOpen = countMet(met, closed, met.length);
  const kept = countMet(met, recent, closed) + metOpen;
  const counted = closed - recent + metOpen;

  if (kept * 100 < counted * TRACK_RATE_PERCENT) {
    return {
      isOnTrack: false,
      trackReason: `${keptSentence(kept, counted, unit)}, below the ${TRACK_RATE_PERCENT}% that keeps a habit on track.`,
    };
  }
  if (metOpen === 0 && met[closed - 1] === 0 && met[closed - 2] === 0) {
    return { isOnTrack: false, trackReason: `The last two ${unit}s were both missed.` };
  }
  return { isOnTrack: true, trackReason: `${keptSentence(kept, counted, unit)}.` };
}

/** (20, 24, 'day') -> 'You kept 20 of the last 24 days (83%)'. A single unit is always the first. */
function keptSentence(kept: number, counted: number, unit: string): string {
  const what =
    counted === 1
      ? `${kept === 1 ? 'kept' : 'missed'} the first ${unit}`
      : `kept ${kept} of the last ${counted} ${unit}s`;
  return `You ${what} (${percent(kept, counted)}%)`;
}
