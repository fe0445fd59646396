import { isTimeZone } from '#shared/days/days.ts';

let zone = '';
let readIn: number | undefined;

/**
 * The IANA name of this browser's time zone. Reading it is slow, and every card needs it. So it is read at most
 * once in ten seconds.
 */
export function browserTimeZone(): string {
  const tenSeconds = Math.floor(Date.now() / 10_000);
  if (tenSeconds !== readIn) zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  readIn = tenSeconds;
  return zone;
}

/** The browser's own name for a zone with two names: 'Asia/Kolkata' -> 'Asia/Calcutta'. */
export const nameOfZoneHere = (timeZone: string): string =>
  isTimeZone(timeZone)
    ? Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
    : timeZone;
