import { addDays, type Day, endOfMonth, endOfWeek, startOfWeek } from '#shared/core/days.ts';
import { addMonths } from './calendar.ts';

/** The same day of another month, or its last day: ('2026-03-31', -1) -> '2026-02-28'. */
export function sameDayOf(day: Day, months: number): Day {
  const first = `${addMonths(day.slice(0, 7), months)}-01`;
  const last = endOfMonth(first);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

/** The day that a key of a date grid moves to; null for every other key. */
export function dayByKey(key: string, day: Day): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(day);
    case 'End':
      return endOfWeek(day);
    case 'PageUp':
      return sameDayOf(day, -1);
    case 'PageDown':
      return sameDayOf(day, 1);
    default:
      return null;
  }
}
