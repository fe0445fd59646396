import { frequencyCounts, type Schedule } from '../habits/model.ts';
import { rateOf, streakUnitOf, wantedOf } from '../habits/schedule.ts';
import type { FewerDays } from './model.ts';

const WEEKS = 4;

/**
 * Suggests a schedule with about as many days as were done in the last four weeks. It has at least one day fewer than
 * now. Examples: daily, done on 7 of 28 days, becomes 2 days a week. Weekdays, never done, becomes 1 day a week.
 * Every 3 days becomes every 6. Null if no schedule has fewer days: for one day a week or month, or for every 200
 * days.
 */
export function fewerDays(schedule: Schedule, done: number): FewerDays | null {
  if (schedule.frequency === 'every-n-days') {
    const frequencyCount = (schedule.frequencyCount ?? 1) * 2;
    return frequencyCount <= frequencyCounts['every-n-days'].max
      ? { frequency: 'every-n-days', frequencyCount }
      : null;
  }
  const unit = streakUnitOf(schedule);
  const wanted = unit === 'day' ? rateOf(schedule).units : wantedOf(schedule);
  const usual = Math.ceil(unit === 'month' ? done : done / WEEKS);
  const frequencyCount = Math.min(wanted - 1, Math.max(1, usual));
  if (frequencyCount < 1) return null;
  return { frequency: unit === 'month' ? 'per-month' : 'per-week', frequencyCount };
}
