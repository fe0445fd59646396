import { addDays, type Day, defaultWeekStart, startOfWeek } from '#shared/days/days.ts';
import type { FocusArea } from '#shared/reviews/model.ts';
import { reviewIdOf } from '#shared/reviews/reviewIds.ts';
import { idOf, timestampsOn } from './ids.ts';

type DemoReview = {
  /** How many weeks ago the reviewed week was. */
  readonly weeksAgo: number;
  readonly went: string;
  readonly changed: string;
  readonly next: string;
  /** The items in focus, by name. */
  readonly focus: readonly (readonly [area: FocusArea, name: string])[];
};

/** Newest first. One week has no review. The newest review decides the current focus. */
const demoReviews: readonly DemoReview[] = [
  {
    weeksAgo: 1,
    went: 'Walked in the rain too. The talk has an outline, and Spanish was fun for the first time since summer.',
    changed: 'I planned three evenings and had two. Write the hard part before dinner.',
    next: 'Finish the slides up to the demo. Say ten sentences aloud in class.',
    focus: [
      ['habits', 'Morning walk'],
      ['skills', 'Spanish'],
      ['projects', 'Talk at the local meetup'],
    ],
  },
  {
    weeksAgo: 2,
    went: 'Generics clicked while I explained them to a colleague.',
    changed: 'Too many books at once. Two are enough.',
    next: 'One chapter, with the exercises.',
    focus: [
      ['skills', 'TypeScript'],
      ['resources', 'Designing Data-Intensive Applications'],
    ],
  },
  {
    weeksAgo: 3,
    went: 'A quiet week. Slept well, read a little.',
    changed: 'Phone out of the bedroom.',
    next: '',
    focus: [['habits', 'Morning walk']],
  },
  {
    weeksAgo: 5,
    went: 'First long run in the hills, and no pain after it.',
    changed: '',
    next: 'Rest on Monday, whatever the plan says.',
    focus: [['skills', 'Trail running']],
  },
];

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
