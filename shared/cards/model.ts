import * as z from 'zod/mini';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import {
  chosenId,
  day,
  idPattern,
  idSchema,
  instant,
  requiredText,
  trueOrFalse,
  wholeNumber,
} from '../calls/fields.ts';
import { defineFields } from '../calls/model.ts';
import { aboutSchema } from '../notes/model.ts';

/** Screens call a card a takeaway. */
export const maxCards = 5_000;
/** The most characters of each side. */
export const maxFront = 500;
export const maxBack = 2_000;
/** A card keeps at most this many reviews, including those that were taken back. */
export const maxCardReviews = 1_000;
/**
 * A day's list has at most this many due cards, plus the new cards. With `maxNewPerDay` added, this must be at most
 * 100, because one BatchGetItem reads all texts.
 */
export const maxDueCards = 50;

/** How well a card was recalled: Again, Hard, Good, Easy. */
export const ratings = [1, 2, 3, 4] as const;

export const cardDefaults = { suspended: false } as const;

export const cardFields = defineFields({
  required: {
    front: requiredText('Front', maxFront),
    back: requiredText('Back', maxBack),
  },
  optional: {
    about: aboutSchema,
    /** The note from which the card was made. */
    note: z
      .string(issueMessage(fieldReasons.text({ label: 'Note' })))
      .check(z.regex(idPattern, issueMessage(fieldReasons.id()))),
    /** A suspended card is never due. */
    suspended: trueOrFalse('Suspended'),
  },
  defaults: cardDefaults,
});

/** The day is today unless it is sent. If a card has several reviews on one day, only the first counts. */
export const reviewBody = z.strictObject({
  _id: chosenId,
  date: z.optional(day('Date')),
  rating: wholeNumber('Rating', 1, 4),
});

export const cardReviewSchema = z.object({
  _id: idSchema,
  date: z.iso.date(),
  rating: z.int().check(z.gte(1), z.lte(4)),
});

/** A card's schedule, derived from its reviews, see schedule.ts. */
export const derivedCard = z.object({
  /** The day from which the card is due. Null while it is new. */
  due: z.nullable(z.iso.date()),
  /** The state after the latest day with a review. Null while the card is new. */
  memory: z.nullable(
    z.object({
      /** After this many days, the card is recalled with a probability of 90 %. */
      stability: z.number(),
      /** 1 to 10. */
      difficulty: z.number(),
      /** The latest day with a review. */
      reviewedOn: z.iso.date(),
    }),
  ),
  firstReviewedOn: z.nullable(z.iso.date()),
  /** The number of reviews, without those that were taken back. */
  reviewCount: z.int().check(z.gte(0)),
});

export const cardSchema = z.object({
  _id: idSchema,
  ...cardFields.shown,
  ...derivedCard.shape,
  createdAt: instant,
  updatedAt: instant,
});

export type Rating = (typeof ratings)[number];
export type CardReview = z.output<typeof cardReviewSchema>;
export type DerivedCard = z.output<typeof derivedCard>;
export type Memory = NonNullable<DerivedCard['memory']>;
export type Card = z.output<typeof cardSchema>;
export type NewCard = z.output<typeof cardFields.create>;
export type CardPatch = z.output<typeof cardFields.patch>;
