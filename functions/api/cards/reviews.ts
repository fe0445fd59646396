import type { Card, CardReview } from '#shared/cards/model.ts';
import type { Day } from '#shared/days/days.ts';
import { notFound } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { getItem } from '../../table/reading.ts';
import { type CountedRevision, reviseCounted } from '../../table/storage.ts';
import { cardKeys } from '../owned/cardKeys.ts';
import { type NewReview, withoutReview, withReview } from './changeReviews.ts';
import { takenBack } from './packedReviews.ts';
import { allReviewsOf, parseSchedule, reviewsOf } from './schedules.ts';
import { scheduleRevision } from './scheduleWrites.ts';
import { cardWith, readCard } from './store.ts';

export type CardWrite = {
  readonly userId: string;
  /** The card's id. */
  readonly id: string;
  readonly today: Day;
};

/** The reviews of a card, oldest first. */
export const listReviews = async (userId: string, id: string): Promise<CardReview[]> =>
  reviewsOf(parseSchedule(await getItem(cardKeys.schedule(userId, id))));

/**
 * Changes the reviews of a card, and writes only its schedule. If another device changed the schedule meanwhile,
 * `revise` runs again on the reviews that are stored by then.
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

/** Adds a review to a card. A repeated request changes nothing. For the errors, see `withReview`. */
export const addReview = (write: CardWrite, review: NewReview): Promise<Card> =>
  reviseReviews(write, (reviews) => {
    const after = withReview(reviews, review, write);
    return after && scheduleRevision(after);
  });

/** Takes back the latest review of a card, also if the account is full. For the errors, see `withoutReview`. */
export const takeBack = (write: CardWrite, reviewId: string): Promise<Card> => {
  let wasThere = false;
  return reviseReviews(write, (reviews) => {
    const isTaken = reviews.some(({ _id, rating }) => _id === reviewId && rating === takenBack);
    // Most likely an earlier attempt of this call took it back, but its response was late.
    if (wasThere && isTaken) return undefined;
    const after = withoutReview(reviews, reviewId);
    wasThere = true;
    return scheduleRevision(after, { always: true });
  });
};
