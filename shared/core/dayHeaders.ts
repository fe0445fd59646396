import type { DaySettings } from './daySettings.ts';

/**
 * The headers with a person's time zone and the start of their days and weeks, so that the server need not read the
 * profile.
 */
export const dayHeaders = ({ timeZone, dayStartsAt, weekStartsOn }: DaySettings) => ({
  'x-time-zone': timeZone,
  'x-day-starts-at': String(dayStartsAt),
  'x-week-starts-on': String(weekStartsOn),
});
