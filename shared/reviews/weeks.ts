import type { FieldError } from '../calls/errors.ts';
import {
  addDays,
  type Calendar,
  type Day,
  dayOfWeek,
  daysBetween,
  endOfWeek,
  startOfWeek,
  type WeekStart,
} from '../days/days.ts';
import type { Focus } from './model.ts';
import { reviewReasons } from './reasons.ts';

export const weekEndOf = (weekStart: Day): Day => addDays(weekStart, 6);

/** The last day on which a review can be changed: the end of the week after its own week. */
export const lastEditDay = (weekStart: Day): Day => addDays(weekStart, 13);

/**
 * Whether the review of a week can be changed. Example: the review of the week of 15 November 2026 can be changed
 * from that day to the 28th.
 */
export const isEditable = (weekStart: Day, today: Day): boolean =>
  weekStart <= today && today <= lastEditDay(weekStart);

/** The weekday on which a reviewed week starts. The person's weeks may have started on another weekday at that time. */
export const weekStartOf = (weekStart: Day): WeekStart => dayOfWeek(weekStart) as WeekStart;

/**
 * Why a week can't have a review. Undefined if it can. `isReviewed`: the week was reviewed before, perhaps when the
 * person's weeks started on another weekday.
 */
export function weekProblem(
  weekStart: Day,
  isReviewed: boolean,
  { today, weekStartsOn }: Calendar,
): FieldError | undefined {
  const field = 'weekStart';
  const start = startOfWeek(weekStart, weekStartsOn);
  if (start !== weekStart && !isReviewed) {
    return { field, ...reviewReasons.noWeekStart({ day: weekStart, start }) };
  }
  return weekStart > today
    ? { field, ...reviewReasons.weekInFuture({ day: weekStart }) }
    : undefined;
}

/** Why the review of a week can no longer be changed. Undefined if it can be changed. */
export const closedProblem = (weekStart: Day, today: Day): FieldError | undefined =>
  today > lastEditDay(weekStart)
    ? { field: 'weekStart', ...reviewReasons.reviewClosed({ day: lastEditDay(weekStart) }) }
    : undefined;

/**
 * The first day of the week to review. This is the current week on its last day, and the previous week on other days.
 */
export function weekToReview({ today, weekStartsOn }: Calendar): Day {
  const thisWeek = startOfWeek(today, weekStartsOn);
  return today === endOfWeek(today, weekStartsOn) ? thisWeek : addDays(thisWeek, -7);
}

/** Two weeks that start at most this many days apart count as the same week. */
const MOST_APART = 3;

/**
 * The review of exactly this week. If there is none, the review of the week that shares most of its days. The
 * person's weeks may have started on another weekday when that review was written. Example: the week of Monday, 16
 * November 2026 can have the review of the week of Sunday the 15th.
 */
export const reviewOfWeek = <R extends { readonly weekStart: Day }>(
  reviews: readonly R[],
  weekStart: Day,
): R | undefined => {
  const apart = (review: R): number => Math.abs(daysBetween(review.weekStart, weekStart));
  return reviews
    .filter((review) => apart(review) <= MOST_APART)
    .toSorted((a, b) => apart(a) - apart(b))[0];
};

/**
 * Returns the first day of the week that is `weeks` weeks later. The given week may start on any weekday; the returned
 * week starts on `weekStartsOn`. Example: weeks now start on Monday. The week before that of Sunday, 15 November 2026
 * begins on Monday the 9th.
 */
export const weekStartAfter = (weekStart: Day, weeks: number, weekStartsOn: WeekStart): Day =>
  startOfWeek(addDays(weekStart, 7 * weeks + MOST_APART), weekStartsOn);

/** Whether Today links to the review. It does on the last day of a week, and on the first two days of the next week. */
export function isReviewTime({ today, weekStartsOn }: Calendar): boolean {
  const day = (dayOfWeek(today) - weekStartsOn + 7) % 7;
  return day === 6 || day <= 1;
}

type Focusing = { readonly weekStart: Day; readonly focus: readonly Focus[] };

/**
 * The items in focus today: those of the newest review. They stay in focus until the end of the week after the
 * reviewed week. Example: the focus of the week of 15 November 2026 ends on the 28th. It ends earlier if the review
 * of the week of the 22nd is written before then.
 */
export function focusOn(reviews: readonly Focusing[], today: Day): readonly Focus[] {
  const newest = reviews
    .filter(({ weekStart }) => weekStart <= today)
    .reduce<Focusing | undefined>(
      (a, b) => (a === undefined || b.weekStart > a.weekStart ? b : a),
      undefined,
    );
  return newest && isEditable(newest.weekStart, today) ? newest.focus : [];
}
