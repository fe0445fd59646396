import { addDays, type Day } from '#shared/core/days.ts';
import { PACE_WEEKS } from '#shared/skills/pace.ts';

/**
 * The days of activities that are fetched at first, and with each 'Load older'. The first window has the complete weeks
 * of the pace and the current one.
 */
export const activityWindows = [7 * (PACE_WEEKS + 1), 366, 3_660] as const;

/** The first day of a window of `days` days, today included. */
export const windowStart = (days: number, today: Day): Day => addDays(today, 1 - days);
