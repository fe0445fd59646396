import { type CardReview, maxCardReviews } from '#shared/cards/model.ts';
import { cardReasons } from '#shared/cards/reasons.ts';
import { firstReviewDay, inOrder } from '#shared/cards/rules.ts';
import type { Day } from '#shared/days/days.ts';
import { notAfterToday } from '../../http/days.ts';
import { invalid, notFound, Problem } from '../../problem.ts';
import { idIsUsed } from '../../table/lifecycle.ts';
import { takenBack } from './packedReviews.ts';
import { isKept } from './schedules.ts';

/** Throws `invalid` for a day after today, or before the first day on which the card may be reviewed. */
const requireDay = (date: Day, cardId: string, today: Day): void => {
  notAfterToday('date', date, today);
  if (date < firstReviewDay(cardId)) {
    throw invalid('date', cardReasons.reviewBeforeCard({ day: date }));
  }
};

export type NewReview = Pick<CardReview, '_id' | 'rating'> & {
  /** Undefined if it was not sent. A new review is then for today. */
  readonly date: Day | undefined;
};

/**
 * Returns all reviews of a card with a new one, oldest first. Undefined if the review was added before. Throws
 * `conflict` if the review with its id has another rating or day, and `not_found` if that review was taken back. Throws
 * `invalid` for a day on which the card can't be reviewed, and `limit` if the card has no room for another review.
 */
export const withReview = (
  reviews: readonly CardReview[],
  { _id, rating, date: sent }: NewReview,
  { id, today }: { readonly id: string; readonly today: Day },
): CardReview[] | undefined => {
  const known = reviews.find((review) => review._id === _id);
  if (known?.rating === takenBack) throw notFound('cardReview');
  if (known) {
    if (known.rating !== rating || (sent ?? known.date) !== known.date) throw idIsUsed();
    return undefined;
  }
  const date = sent ?? today;
  requireDay(date, id, today);
  if (reviews.length >= maxCardReviews) {
    throw new Problem('limit', cardReasons.tooManyReviews({ max: maxCardReviews }));
  }
  return [...reviews, { _id, date, rating }].sort(inOrder);
};

/**
 * Takes back the latest review of a card. Its id stays taken. Throws `not_found` if the card has no such review, and
 * `conflict` if it is not the latest.
 */
export const withoutReview = (reviews: readonly CardReview[], reviewId: string): CardReview[] => {
  const review = reviews.find((one) => one._id === reviewId && isKept(one));
  if (!review) throw notFound('cardReview');
  if (reviews.findLast(isKept) !== review) {
    throw new Problem('conflict', cardReasons.notTheLatest());
  }
  return reviews.map((one) => (one === review ? { ...one, rating: takenBack } : one));
};
