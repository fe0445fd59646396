import { isTimeZone } from '#shared/core/days.ts';

let zone = '';
let readIn: number | undefined;

/**
 * The IANA name of the zone this browser is in. Asking for it costs more than all else about a day, and each card of a
 * page asks: it is read once in ten seconds at most.
 */
export function browserTimeZone(): string {
  const tenSeconds = Math.floor(Date.now() / 10_000);
  if (tenSeconds !== readIn) zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  readIn = tenSeconds;
  return zone;
}

/** The name by which this browser knows a zone, which may have two: 'Asia/Kolkata' -> 'Asia/Calcutta'. */
export const nameOfZoneHere = (timeZone: string): string =>
  isTimeZone(timeZone)
    ? Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
    : timeZone;
