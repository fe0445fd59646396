import { addDays, type Day, defaultWeekStart, startOfWeek } from '#shared/days/days.ts';
import { reviewIdOf } from '#shared/reviews/reviewIds.ts';
import { demoReviews } from './demoReviews.ts';
import { idOf, timestampsOn } from './ids.ts';

export const demoLists = (today: Day) => ({
  reviews: demoReviews.map(({ weeksAgo, focus, ...answers }) => {
    const weekStart = addDays(startOfWeek(today, defaultWeekStart), -7 * weeksAgo);
    return {
      ...answers,
      _id: reviewIdOf(weekStart),
      weekStart,
      focus: focus.map(([area, name]) => ({ area, id: idOf(area, name, today) })),
      ...timestampsOn(addDays(weekStart, 6)),
    };
  }),
});
