import { addDays, type Day } from '#shared/core/days.ts';
import { PACE_WEEKS } from '#shared/skills/pace.ts';

/**
 * Days of activities that are fetched at first, and for each 'Load older'. The first has the complete weeks of the pace,
 * with the current one.
 */
export const activityWindows = [7 * (PACE_WEEKS + 1), 366, 3_660] as const;

/** The first day of such a window, today included. */
export const windowStart = (days: number, today: Day): Day => addDays(today, 1 - days);
