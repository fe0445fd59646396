import { isTimeZone } from '#shared/core/days.ts';

let zone = '';
let readIn: number | undefined;

/**
 * The IANA name of this browser's time zone. The browser takes long to tell, and each card of a page asks, so it is
 * read at most once in ten seconds.
 */
export function browserTimeZone(): string {
  const tenSeconds = Math.floor(Date.now() / 10_000);
  if (tenSeconds !== readIn) zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  readIn = tenSeconds;
  return zone;
}

/** The browser's name of a zone that may have two: 'Asia/Kolkata' -> 'Asia/Calcutta'. */
export const nameOfZoneHere = (timeZone: string): string =>
  isTimeZone(timeZone)
    ? Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
    : timeZone;
