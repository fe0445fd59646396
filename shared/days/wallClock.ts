import { type Day, epochDay } from './days.ts';
import { zoneFormatters } from './zoneFormatters.ts';

/**
 * Converts between instants and the time on wall clocks. An instant is a number of whole minutes since 1970, in UTC.
 * The time on a wall clock is such a number too, as if its date and time were in UTC. Zones are ahead of UTC by
 * whole minutes.
 */

const minutesOfDay = 24 * 60;

/** In minutes. No zone is this far from UTC, so only clock changes within this range matter. */
const around = 36 * 60;

const formatterOf = zoneFormatters({
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The minutes since midnight of a time HH:MM: '07:30' -> 450. */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const wallMinute = (day: Day, time: string): number =>
  epochDay(day) * minutesOfDay + minutesOf(time);

/** The time on wall clocks: (2026-07-01T12:00Z, Berlin) -> 14:00 of that day. Throws RangeError for an unknown zone. */
export function wallClockAt(minute: number, timeZone: string): number {
  const part: Record<string, string> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(minute * 60_000)) {
    part[type] = value;
  }
  const { year = '', month = '', day = '', hour = '', minute: min = '' } = part;
  return wallMinute(`${year.padStart(4, '0')}-${month}-${day}`, `${hour}:${min}`);
}

/**
 * The first minute at which clocks show a date and time HH:MM. If they skip that time, the first minute after the
 * gap. In Berlin, 2:30 is skipped on 29 March 2026, so the result is 3:00. On 25 October clocks show 2:30 twice, and
 * the result is the first of the two.
 */
export function minuteOf(day: Day, time: string, timeZone: string): number {
  const wall = wallMinute(day, time);
  const aheadAt = (minute: number) => wallClockAt(minute, timeZone) - minute;
  const offsets = [aheadAt(wall - around), aheadAt(wall + around)];
  const candidates = offsets.map((ahead) => wall - ahead).sort((a, b) => a - b);
  const found = candidates.find((minute) => wallClockAt(minute, timeZone) === wall);
  if (found !== undefined) return found;
  let [before = wall, after = wall] = candidates;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallClockAt(middle, timeZone) < wall) before = middle;
    else after = middle;
  }
  return after;
}
