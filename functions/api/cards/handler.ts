import { cardImports } from '#shared/cards/imports.ts';
import { cards } from '#shared/cards/routes.ts';
import { done } from '../../http/done.ts';
import { importEach, latestOf, recordsNotAhead, undoImportBy } from '../../http/records.ts';
import { serve } from '../../http/serve.ts';
import { takePage } from '../../http/takePage.ts';
import { requireAccount } from '../../table/emptyRange.ts';
import { cardKeys } from '../owned/cardKeys.ts';
import { importCard, requireReviews } from './importCard.ts';
import { readDue } from './readDue.ts';
import { requireReferencesOfAll } from './references.ts';
import { addReview, listReviews, takeBack } from './reviews.ts';
import { reviewsOf } from './schedules.ts';
import { createCard, deleteCard, updateCard, walkCards } from './store.ts';
import { viewCard } from './view.ts';

const routes = { ...cards, ...cardImports };

export const handler = serve(routes, {
  list: async ({ userId, query }) => {
    const { shown, ...more } = await takePage(
      walkCards(userId, query.cursor),
      ({ card, schedule }) => ({
        ...viewCard(card, schedule),
        ...(query.reviews && { reviews: reviewsOf(schedule) }),
      }),
      () => requireAccount(userId),
    );
    return { data: { cards: shown, ...more } };
  },
  due: async ({ userId, today }) => ({ data: await readDue(userId, today) }),
  create: async ({ userId, newId, body, now }) => ({
    data: { card: await createCard({ userId, newId, card: body, now }) },
  }),
  update: async ({ userId, params, body, now }) => ({
    data: { card: await updateCard(userId, params.id, body, now) },
  }),
  remove: ({ userId, params, now }) => done(deleteCard(userId, params.id, now)),
  reviews: async ({ userId, params }) => ({
    data: { reviews: await listReviews(userId, params.id) },
  }),
  review: async ({ userId, params, newId, body: { date, rating }, today }) => ({
    data: {
      card: await addReview({ userId, id: params.id, today }, { _id: newId.id, date, rating }),
    },
  }),
  removeReview: async ({ userId, params, today }) => ({
    data: { card: await takeBack({ userId, id: params.id, today }, params.reviewId) },
  }),
  import: async (call) => {
    const { userId } = call;
    const { cards } = call.body;
    recordsNotAhead('cards', cards, call, ({ reviews }) => ({
      reviews: latestOf(reviews.map(({ date }) => date)),
    }));
    requireReviews(cards, call.now);
    await requireReferencesOfAll(userId, cards);
    return importEach(cards, (card) => importCard(userId, card));
  },
  undoImport: undoImportBy(cardKeys.card, deleteCard),
});
