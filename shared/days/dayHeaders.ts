import type { DaySettings } from './daySettings.ts';

/**
 * The headers with a person's time zone, day start and week start. With them the server doesn't have to read the
 * profile.
 */
export const dayHeaders = ({ timeZone, dayStartsAt, weekStartsOn }: DaySettings) => ({
  'x-time-zone': timeZone,
  'x-day-starts-at': String(dayStartsAt),
  'x-week-starts-on': String(weekStartsOn),
});
