import { addDays, type Day } from '#shared/days/days.ts';
import { PACE_WEEKS } from '#shared/skills/pace.ts';

/**
 * How many days of activities are fetched at first, and after each 'Load older'. The first window covers the current
 * week and the complete weeks of the pace. In the last window, `useSessions` fetches all days instead.
 */
export const activityWindows = [7 * (PACE_WEEKS + 1), 366, 3_660] as const;

/** Returns the first day of a window of `days` days that ends today. */
export const windowStart = (days: number, today: Day): Day => addDays(today, 1 - days);
