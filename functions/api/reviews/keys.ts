import type { Day } from '#shared/days/days.ts';
import { reviewIdOf } from '#shared/reviews/reviewIds.ts';
import { type Key, personKey, personRange, type Range } from '../../table/keys.ts';

/** The id of a review is computed from its week. So a week has at most one review, and reviews are sorted by week. */
export const reviewKeys = {
  review: (userId: string, id: string): Key => personKey(userId, `REVIEW#${id}`),
  ofWeek: (userId: string, weekStart: Day): Key => reviewKeys.review(userId, reviewIdOf(weekStart)),
};

export const reviewRanges = {
  reviews: (userId: string): Range => personRange(userId, 'REVIEW#'),
};
