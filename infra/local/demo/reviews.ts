import { addDays, type Day, defaultWeekStart, startOfWeek } from '#shared/core/days.ts';
import { reviewIdOf } from '#shared/reviews/reviewIds.ts';
import { demoReviews } from './demoReviews.ts';
import { idOf, momentsOn } from './ids.ts';

export const listsOf = (today: Day) => ({
  reviews: demoReviews.map(({ weeksAgo, focus, ...answers }) => {
    const weekStart = addDays(startOfWeek(today, defaultWeekStart), -7 * weeksAgo);
    return {
      ...answers,
      _id: reviewIdOf(weekStart),
      weekStart,
      focus: focus.map(([area, name]) => ({ area, id: idOf(area, name, today) })),
      ...momentsOn(addDays(weekStart, 6)),
    };
  }),
});
