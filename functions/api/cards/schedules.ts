import * as z from 'zod/mini';
import { idSchema } from '#shared/calls/fields.ts';
import { type CardReview, derivedCard } from '#shared/cards/model.ts';
import { notFound } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { parseItem, parseItems } from '../../table/parsing.ts';
import { queryItems } from '../../table/reading.ts';
import { cardRanges } from '../owned/cardKeys.ts';
import { firstAndCount, takenBack, unpackReviews } from './packedReviews.ts';

const { due, memory } = derivedCard.shape;

/** A card's second item. `due` and `memory` follow from the reviews. They are stored, so that lists need no replay. */
const schema = z.pipe(
  z.object({
    _id: idSchema,
    suspended: z._default(z.boolean(), false),
    reviews: z._default(z.instanceof(Uint8Array), new Uint8Array()),
    due: z._default(due, null),
    memory: z._default(memory, null),
  }),
  z.transform((item) => ({ ...item, ...firstAndCount(item.reviews) })),
);

export type Schedule = z.output<typeof schema>;

/** Throws `not_found` if the card is missing. */
export const parseSchedule = (item: Item | undefined): Schedule => {
  if (!item) throw notFound('card');
  return parseItem(schema, item);
};

export const parseSchedules = (items: readonly Item[]): Schedule[] => parseItems(schema, items);

/** Returns the schedules of all cards. Reads none of their texts. */
export const listSchedules = async (userId: string): Promise<Schedule[]> =>
  parseSchedules(await queryItems(cardRanges.schedules(userId)));

/** All reviews of a schedule, including those that were taken back. */
export const allReviewsOf = ({ reviews }: Schedule): CardReview[] => unpackReviews(reviews);

export const isKept = ({ rating }: CardReview): boolean => rating !== takenBack;

/** The reviews of a schedule without those that were taken back, oldest first. */
export const reviewsOf = (schedule: Schedule): CardReview[] =>
  allReviewsOf(schedule).filter(isKept);
