import * as z from 'zod/mini';
import { idSchema } from '#shared/calls/fields.ts';
import type { Outcome } from '#shared/core/imports.ts';
import type { Day } from '#shared/days/days.ts';
import type { ReviewRecord } from '#shared/reviews/imports.ts';
import {
  maxReviews,
  type Review,
  type ReviewSetting,
  reviewFields,
} from '#shared/reviews/model.ts';
import { weekStartOfId } from '#shared/reviews/reviewIds.ts';
import { notFound } from '../../problem.ts';
import { importItem } from '../../table/importing.ts';
import type { Item } from '../../table/item.ts';
import { deleteItem, placeItem } from '../../table/lifecycle.ts';
import { parseEach, parseItem } from '../../table/parsing.ts';
import { getItem, walkItems } from '../../table/reading.ts';
import { Changed, retryOnConflict } from '../../table/retryOnConflict.ts';
import { reviseCounted } from '../../table/storage.ts';
import { reviewKeys, reviewRanges } from './keys.ts';

const schema = z.pipe(
  z.object({
    _id: idSchema.check(z.refine((id) => weekStartOfId(id) !== undefined, 'The id tells no week')),
    ...reviewFields.stored,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
  z.transform((item): Review => ({ ...item, weekStart: weekStartOfId(item._id) ?? '' })),
);

export const counter = 'reviews';

/** Yields reviews after `cursor`, newest week first. */
export const walkReviews = (userId: string, cursor?: string): AsyncGenerator<Review> => {
  const after = cursor === undefined ? undefined : reviewKeys.review(userId, cursor);
  return parseEach(schema, walkItems(reviewRanges.reviews(userId), { after, newestFirst: true }));
};

/** Returns the review of a week. Undefined until it is written. */
export const findReview = async (
  userId: string,
  weekStart: Day,
  consistent = false,
): Promise<Review | undefined> => {
  const item = await getItem(reviewKeys.ofWeek(userId, weekStart), consistent);
  return item && parseItem(schema, item);
};

export type ReviewWrite = {
  readonly userId: string;
  readonly weekStart: Day;
  readonly setting: ReviewSetting;
  readonly now: Date;
};

/** Writes the review of a week, or sets the sent fields of an existing review. Throws `limit` if there is no room. */
export const setReview = async ({
  userId,
  weekStart,
  setting,
  now,
}: ReviewWrite): Promise<Review> => {
  const key = reviewKeys.ofWeek(userId, weekStart);
  const updatedAt = now.toISOString();
  const changes = { ...setting, updatedAt };
  const item = await retryOnConflict<Item>(async () => {
    const revised = await reviseCounted(key, () => ({ changes }));
    if (revised) return revised;
    const whole = { ...setting, createdAt: updatedAt, updatedAt };
    const creation = { userId, key, item: whole, request: undefined, counter, max: maxReviews };
    const placed = await placeItem({ ...creation, counter }, []);
    return 'item' in placed ? placed.item : new Changed(undefined);
  });
  return parseItem(schema, item);
};

/** Writes an exported review unchanged. The items in its focus may be deleted by now. */
export const importReview = (userId: string, record: ReviewRecord): Promise<Outcome> => {
  const { weekStart: _, ...facts } = record;
  return importItem({
    userId,
    key: reviewKeys.review(userId, record._id),
    counter,
    max: maxReviews,
    record,
    facts,
    unset: reviewFields.unset,
  });
};

export const deleteReview = async (userId: string, id: string, now: Date): Promise<void> => {
  const isDeleted = await deleteItem(reviewKeys.review(userId, id), counter, now);
  if (!isDeleted) throw notFound('review');
};
