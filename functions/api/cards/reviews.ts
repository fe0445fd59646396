import { type Card, type CardReview, maxCardReviews } from '#shared/cards/model.ts';
import { cardReasons } from '#shared/cards/reasons.ts';
import { firstReviewDay } from '#shared/cards/rules.ts';
import type { Day } from '#shared/core/days.ts';
import { notAfterToday } from '../../http/days.ts';
import { invalid, notFound, Problem } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { idIsUsed } from '../../table/lifecycle.ts';
import { getItem } from '../../table/reading.ts';
import { type CountedRevision, reviseCounted } from '../../table/storage.ts';
import { cardKeys } from './keys.ts';
import { takenBack } from './packedReviews.ts';
import { allReviewsOf, parseSchedule, reviewsOf } from './schedules.ts';
import { scheduleRevision } from './scheduleWrites.ts';
import { cardWith, readCard } from './store.ts';

export type CardWrite = {
  readonly userId: string;
  /** The card's. */
  readonly id: string;
  readonly today: Day;
};

/** The reviews of a card, oldest first. */
export const listReviews = async (userId: string, id: string): Promise<CardReview[]> =>
  reviewsOf(parseSchedule(await getItem(cardKeys.schedule(userId, id))));

/**
 * Changes the reviews of a card. Only its schedule is written, on the condition that no other device has changed it
 * meanwhile. Otherwise `revise` gets the reviews of both.
 */
const reviseReviews = async (
  { userId, id }: CardWrite,
  revise: (reviews: readonly CardReview[]) => CountedRevision | undefined,
): Promise<Card> => {
  const [card, schedule] = await readCard(userId, id);
  if (!card) throw notFound('card');
  const revised = await reviseCounted(
    cardKeys.schedule(userId, id),
    (item: Item) => revise(allReviewsOf(parseSchedule(item))),
    schedule,
  );
  return cardWith(card, revised);
};

/** Throws `invalid` for a day after today, or long before the card was made. */
const requireDay = ({ id, today }: CardWrite, date: Day): void => {
  notAfterToday('date', date, today);
  if (date < firstReviewDay(id)) {
    throw invalid('date', cardReasons.reviewBeforeCard({ day: date }));
  }
};

export type NewReview = Pick<CardReview, '_id' | 'rating'> & {
  /** Today, if it was not sent. */
  readonly date: Day | undefined;
};

/**
 * Adds a review to a card. A repeated request changes nothing. Throws `conflict` if the id has another rating or day,
 * `not_found` if it was taken back, and `limit`.
 */
export const addReview = (
  write: CardWrite,
  { _id, rating, date: sent }: NewReview,
): Promise<Card> =>
  reviseReviews(write, (reviews) => {
    const known = reviews.find((review) => review._id === _id);
    if (known?.rating === takenBack) throw notFound('cardReview');
    if (known) {
      if (known.rating !== rating || (sent ?? known.date) !== known.date) throw idIsUsed();
      return undefined;
    }
    const date = sent ?? write.today;
    requireDay(write, date);
    if (reviews.length >= maxCardReviews) {
      throw new Problem('limit', cardReasons.tooManyReviews({ max: maxCardReviews }));
    }
    return scheduleRevision([...reviews, { _id, date, rating }]);
  });

/**
 * Takes back the latest review of a card. Its id stays taken. Throws `conflict` if the review is not the latest. Also
 * works if the account is full.
 */
export const takeBack = (write: CardWrite, reviewId: string): Promise<Card> => {
  let wasThere = false;
  return reviseReviews(write, (reviews) => {
    const review = reviews.find(({ _id }) => _id === reviewId);
    if (!review || review.rating === takenBack) {
      // Most likely an earlier attempt of this call took it back, but its response was late.
      if (wasThere) return undefined;
      throw notFound('cardReview');
    }
    if (reviews.findLast(({ rating }) => rating !== takenBack) !== review) {
      throw new Problem('conflict', cardReasons.notTheLatest());
    }
    wasThere = true;
    const after = reviews.map((one) => (one === review ? { ...one, rating: takenBack } : one));
    return scheduleRevision(after, { always: true });
  });
};
