import type { Activity } from './model.ts';

/** Sorts by day, newest first, and within a day by creation, latest first. A day may span two pages. */
export const newestFirst = (activities: readonly Activity[]): Activity[] =>
  activities.toSorted(
    (a, b) => compare(b.date, a.date) || compare(b.createdAt, a.createdAt) || compare(b._id, a._id),
  );

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
