import * as z from 'zod/mini';
import { issueMessage } from '../calls/fieldReasons.ts';
import { byId, data, idSchema, nullReply } from '../calls/fields.ts';
import { nextPage, paged } from '../calls/pages.ts';
import { defineRoutes } from '../calls/route.ts';
import { cardFields, cardReviewSchema, cardSchema, reviewBody } from './model.ts';
import { cardReasons } from './reasons.ts';

const oneCard = data(z.object({ card: cardSchema }));
const reviewOfCard = z.strictObject({ id: idSchema, reviewId: idSchema });

/** With `reviews=true`, each card of the list has its reviews. */
const listedCard = z.extend(cardSchema, { reviews: z.optional(z.array(cardReviewSchema)) });

export const cards = defineRoutes({
  list: {
    method: 'GET',
    path: '/cards',
    summary: 'All takeaways, oldest first; with `reviews=true` each with its reviews',
    access: 'signed-in',
    query: z.strictObject({
      reviews: z.optional(z.literal('true', issueMessage(cardReasons.reviewsParameter()))),
      ...paged,
    }),
    reply: data(z.object({ cards: z.array(listedCard), ...nextPage })),
  },
  due: {
    method: 'GET',
    path: '/cards/due',
    summary: 'The takeaways to recall today, least likely to be recalled first, then new ones',
    access: 'signed-in',
    reply: data(
      z.object({
        cards: z.array(cardSchema),
        /** How many more are due. New ones don't count. */
        more: z.int().check(z.gte(0)),
      }),
    ),
  },
  create: {
    method: 'POST',
    path: '/cards',
    summary: 'Add a takeaway',
    access: 'signed-in',
    body: cardFields.create,
    reply: oneCard,
    status: 201,
  },
  update: {
    method: 'PATCH',
    path: '/cards/{id}',
    summary: 'Change the sent fields of a takeaway; its reviews stay',
    access: 'signed-in',
    params: byId,
    body: cardFields.patch,
    reply: oneCard,
    refuses: ['limit'],
  },
  remove: {
    method: 'DELETE',
    path: '/cards/{id}',
    summary: 'Delete a takeaway with its reviews',
    access: 'signed-in',
    params: byId,
    reply: nullReply,
  },
  reviews: {
    method: 'GET',
    path: '/cards/{id}/reviews',
    summary: 'The reviews of a takeaway, oldest first',
    access: 'signed-in',
    params: byId,
    reply: data(z.object({ reviews: z.array(cardReviewSchema) })),
  },
  review: {
    method: 'POST',
    path: '/cards/{id}/reviews',
    summary: 'Record how well a takeaway was recalled on a day',
    access: 'signed-in',
    params: byId,
    body: reviewBody,
    reply: oneCard,
    status: 201,
  },
  removeReview: {
    method: 'DELETE',
    path: '/cards/{id}/reviews/{reviewId}',
    summary: 'Take back the latest review of a takeaway',
    access: 'signed-in',
    params: reviewOfCard,
    reply: oneCard,
    refuses: ['conflict'],
  },
});
