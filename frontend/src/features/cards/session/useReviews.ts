import { useMemo } from 'react';
import type { Card, Rating } from '#shared/cards/model.ts';
import type { Scheduled } from '#shared/cards/schedule.ts';
import { idOn } from '#shared/core/ids.ts';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import { cardName } from '../../../domain/cards/cardName.ts';
import { removeReview, reviewCard } from '../../../domain/cards/edits.ts';
import { ratingLabel } from './ratings.ts';

/** 'What does & mean?: Good' */
export const describeAnswer = (card: Card, rating: Rating): string =>
  i18n.t('{name}: {rating}', { name: cardName(card), rating: ratingLabel(rating) });

export const useReviews = () => {
  const make = useMake();
  return useMemo(
    () => ({
      /** Sends a review of today. `after` is the takeaway's schedule after the review. Returns the id of the review. */
      review: (card: Card, date: Day, rating: Rating, after: Scheduled): string => {
        // The id contains the time of the answer, because a takeaway's reviews on one day are ordered by their ids.
        const reviewId = idOn(undefined);
        make(
          reviewCard,
          { params: { id: card._id }, body: { _id: reviewId, date, rating } },
          {
            label: describeAnswer(card, rating),
            failure: i18n.t('Failed to save the answer'),
            about: after,
          },
        );
        return reviewId;
      },
      /** Deletes the latest review of a takeaway. `card` is the takeaway as it was before the review. */
      takeBack: (card: Card, reviewId: string): void => {
        make(
          removeReview,
          { params: { id: card._id, reviewId } },
          {
            label: i18n.t('{name}: answer taken back', { name: cardName(card) }),
            failure: i18n.t('Failed to take back the answer'),
            about: card,
          },
        );
      },
    }),
    [make],
  );
};
