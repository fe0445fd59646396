import * as z from 'zod/mini';
import { type CardReview, type DerivedCard, derivedCard } from '#shared/cards/model.ts';
import { inOrder } from '#shared/cards/rules.ts';
import { replay } from '#shared/cards/schedule.ts';
import { idSchema } from '#shared/core/fields.ts';
import { notFound } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { sizeOf } from '../../table/itemSize.ts';
import { parseItem, parseItems } from '../../table/parsing.ts';
import { queryItems } from '../../table/reading.ts';
import { clearingNulls, onlySet } from '../../table/revision.ts';
import { type CountedRevision, inBlocks } from '../../table/storage.ts';
import type { Step } from '../../table/transactions.ts';
import { cardKeys, cardRanges } from './keys.ts';
import { packReviews, takenBack, unpackReviews } from './packedReviews.ts';

const { due, memory, firstReviewedOn, reviewCount } = derivedCard.shape;

/** A card's second item. All but `suspended` follows from the reviews. It is stored, so that lists need no replay. */
const factFields = {
  _id: idSchema,
  suspended: z._default(z.boolean(), false),
  due: z._default(due, null),
  memory: z._default(memory, null),
  firstReviewedOn: z._default(firstReviewedOn, null),
  reviewCount: z._default(reviewCount, 0),
};
const facts = z.object(factFields);
const whole = z.object({
  ...factFields,
  reviews: z._default(z.instanceof(Uint8Array), new Uint8Array()),
});

/** What lists show of a card's schedule. */
export type Schedule = z.output<typeof facts>;
export type WholeSchedule = z.output<typeof whole>;

/**
 * A schedule counts whole blocks of so many bytes. So about every thirteenth review also writes COUNTS, and 5,000 new
 * cards don't fill the account with spare bytes.
 */
export const scheduleBlock = 256;

/** Returns the schedule with its packed reviews. */
export const parseSchedule = (item: Item | undefined): WholeSchedule => {
  if (!item) throw notFound('card');
  return parseItem(whole, item);
};

export const parseSchedules = (items: readonly Item[]): WholeSchedule[] => parseItems(whole, items);

/** Returns all schedules without their packed reviews. Reads none of the texts. */
export const listSchedules = async (userId: string): Promise<Schedule[]> =>
  parseItems(
    facts,
    await queryItems(cardRanges.schedules(userId), { fields: Object.keys(factFields) }),
  );

/** All reviews of a schedule, including those that were taken back. */
export const allReviewsOf = ({ reviews }: WholeSchedule): CardReview[] => unpackReviews(reviews);

const isKept = ({ rating }: CardReview): boolean => rating !== takenBack;

/** The reviews of a schedule, oldest first. */
export const reviewsOf = (schedule: WholeSchedule): CardReview[] =>
  allReviewsOf(schedule).filter(isKept);

/** The attributes for these reviews, in any order. */
const attributesOf = (reviews: readonly CardReview[]): DerivedCard & { reviews: Uint8Array } => ({
  ...replay(reviews.filter(isKept)),
  reviews: packReviews(reviews.toSorted(inOrder)),
});

/** Returns what a change of the reviews writes. */
export const scheduleRevision = (
  reviews: readonly CardReview[],
  how: Pick<CountedRevision, 'always'> = {},
): CountedRevision => ({
  changes: clearingNulls(attributesOf(reviews)),
  block: scheduleBlock,
  ...how,
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
