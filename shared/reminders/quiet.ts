import { minutesOf, wallClockAt } from '../days/wallClock.ts';
import type { Minute } from './occurrences.ts';

/** Between `from` and `to` (HH:MM), a person wants no notifications, except at times that they chose. */
interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/**
 * Whether a minute is within the quiet hours. From 22:00 to 07:00, 22:00 and 06:59 are quiet, 07:00 is not. If both
 * times are equal, there are no quiet hours.
 */
export function isQuietAt(minute: Minute, quiet: QuietHours | null, timeZone: string): boolean {
  if (quiet === null) return false;
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const time = ((wallClockAt(minute, timeZone) % 1_440) + 1_440) % 1_440;
  return from <= to ? from <= time && time < to : from <= time || time < to;
}
