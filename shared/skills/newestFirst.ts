import type { Activity } from './model.ts';

/** Sorts by day, newest first. Within a day, the latest created comes first, even if the day spans two pages. */
export const newestFirst = (activities: readonly Activity[]): Activity[] =>
  activities.toSorted(
    (a, b) => compare(b.date, a.date) || compare(b.createdAt, a.createdAt) || compare(b._id, a._id),
  );

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
