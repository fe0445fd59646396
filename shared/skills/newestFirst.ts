import { compare } from '../calls/order.ts';
import type { Activity } from './model.ts';

/** Sorts by day, newest first. Activities of the same day are sorted by creation, newest first, even across pages. */
export const newestFirst = (activities: readonly Activity[]): Activity[] =>
  activities.toSorted(
    (a, b) => compare(b.date, a.date) || compare(b.createdAt, a.createdAt) || compare(b._id, a._id),
  );
