import { addDays, type Day } from '#shared/core/days.ts';
import type { Activity } from '#shared/skills/model.ts';
import { PACE_WEEKS } from '#shared/skills/pace.ts';

/**
 * Days of activities that are fetched at first, and for each 'Load older'. The first has the complete weeks of the pace,
 * with the current one.
 */
export const activityWindows = [7 * (PACE_WEEKS + 1), 366, 3_660] as const;

/** The first day of such a window, today included. */
export const windowStart = (days: number, today: Day): Day => addDays(today, 1 - days);

/** Newest day first, and within a day the latest created; a day may span two pages. */
export const newestFirst = (activities: readonly Activity[]): Activity[] =>
  activities.toSorted(
    (a, b) => order(b.date, a.date) || order(b.createdAt, a.createdAt) || order(b._id, a._id),
  );

/** The activities with one added. */
export const withActivity = (activities: readonly Activity[], activity: Activity): Activity[] =>
  newestFirst([activity, ...activities.filter(({ _id }) => _id !== activity._id)]);

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
