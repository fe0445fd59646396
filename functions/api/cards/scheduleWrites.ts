import type { CardReview } from '#shared/cards/model.ts';
import { inOrder } from '#shared/cards/rules.ts';
import { replay } from '#shared/cards/schedule.ts';
import { sizeOf } from '../../table/itemSize.ts';
import { clearingNulls, onlySet } from '../../table/revision.ts';
import { type CountedRevision, inBlocks } from '../../table/storage.ts';
import type { Step } from '../../table/transactions.ts';
import { cardKeys } from '../owned/cardKeys.ts';
import { packReviews } from './packedReviews.ts';
import { isKept } from './schedules.ts';

/**
 * A schedule counts whole blocks of this many bytes. So about every thirteenth review also writes COUNTS, and 5,000 new
 * cards don't fill the account with spare bytes.
 */
const scheduleBlock = 256;

/** The attributes for these reviews, which may be in any order. */
const attributesOf = (reviews: readonly CardReview[]) => {
  const { due, memory } = replay(reviews.filter(isKept));
  return { due, memory, reviews: packReviews(reviews.toSorted(inOrder)) };
};

export const scheduleRevision = (
  reviews: readonly CardReview[],
  options: Pick<CountedRevision, 'always'> = {},
): CountedRevision => ({
  changes: clearingNulls(attributesOf(reviews)),
  block: scheduleBlock,
  ...options,
});

/** Returns the step that writes the schedule of a new card, and its counted bytes. */
export const newSchedule = (
  userId: string,
  cardId: string,
  {
    suspended,
    reviews = [],
  }: { readonly suspended: boolean; readonly reviews?: readonly CardReview[] },
): { readonly step: Step; readonly bytes: number } => {
  const kept = reviews.length > 0 ? attributesOf(reviews) : {};
  const item = { ...cardKeys.schedule(userId, cardId), suspended, ...onlySet(kept) };
  const bytes = inBlocks(sizeOf(item), scheduleBlock);
  return { step: { Put: { Item: { ...item, bytes } } }, bytes };
};
