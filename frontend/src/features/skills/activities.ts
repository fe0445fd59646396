import { addDays, type Day } from '#shared/core/days.ts';

/** Days of activities that are fetched at first, and for each 'Load older'. */
export const activityWindows = [92, 366, 3_660] as const;

/** The first day of such a window, today included. */
export const windowStart = (days: number, today: Day): Day => addDays(today, 1 - days);
