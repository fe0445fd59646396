/**
 * When a person's days and weeks start. The rules of days are in days.ts, because the browser's first script needs
 * only these settings.
 */

/** The hours at which a person's day can start. */
export const dayStarts = [0, 1, 2, 3, 4, 5, 6] as const;
export type DayStart = (typeof dayStarts)[number];

/** The days on which a person's weeks can start: Sunday, Monday or Saturday. */
export const weekStarts = [0, 1, 6] as const;
export type WeekStart = (typeof weekStarts)[number];
export const defaultWeekStart: WeekStart = 0;

export interface DaySettings {
  /** An IANA name. */
  readonly timeZone: string;
  readonly dayStartsAt: DayStart;
  readonly weekStartsOn: WeekStart;
}

export const defaultDaySettings: DaySettings = {
  timeZone: 'UTC',
  dayStartsAt: 0,
  weekStartsOn: defaultWeekStart,
};
