import type { Day } from '#shared/days/days.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { isReviewTime, reviewOfWeek, weekToReview } from '#shared/reviews/weeks.ts';
import { useCalendar } from '../../data/days/useToday.ts';
import { useRoute } from '../../data/loading/useRoute.ts';

/**
 * The first day of the week to review. Reviews are due on the week's last day and the two days after it. Null on other
 * days, if the week is already reviewed, or until the reviews have loaded.
 */
export const useReviewDue = (): Day | null => {
  const calendar = useCalendar();
  const { data } = useRoute(reviews.list, {}, { isOptional: true });
  const weekStart = weekToReview(calendar);
  const isDue = data && isReviewTime(calendar) && !reviewOfWeek(data.reviews, weekStart);
  return isDue ? weekStart : null;
};
