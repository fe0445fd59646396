import type { DaySettings } from './daySettings.ts';

/**
 * The headers by which a client says where and when a person's days and weeks begin, so that the server need not read
 * the profile.
 */
export const dayHeaders = ({ timeZone, dayStartsAt, weekStartsOn }: DaySettings) => ({
  'x-time-zone': timeZone,
  'x-day-starts-at': String(dayStartsAt),
  'x-week-starts-on': String(weekStartsOn),
});
