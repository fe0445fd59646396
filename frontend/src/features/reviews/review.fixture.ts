import type { Day } from '#shared/days/days.ts';
import { type Review, reviewFields } from '#shared/reviews/model.ts';
import { reviewIdOf } from '#shared/reviews/reviewIds.ts';

/** A review of a week, as the API returns it. */
export const aReview = (weekStart: Day, more: Partial<Review> = {}): Review => ({
  ...reviewFields.unset,
  focus: [],
  _id: reviewIdOf(weekStart),
  weekStart,
  createdAt: `${weekStart}T12:00:00.000Z`,
  updatedAt: `${weekStart}T12:00:00.000Z`,
  ...more,
});
