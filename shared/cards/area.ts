import * as z from 'zod/mini';
import { fieldsOf } from '../calls/fieldsOf.ts';
import { defineArea } from '../core/area.ts';
import { recordBatches } from '../core/batches.ts';
import { tableOf } from '../core/table.ts';
import { cardImports } from './imports.ts';
import { cardReviewSchema, cardSchema, derivedCard } from './model.ts';
import { cards } from './routes.ts';

const card = z.extend(z.omit(cardSchema, fieldsOf(derivedCard)), {
  /** Oldest first. */
  reviews: z.array(cardReviewSchema),
});

/** The table of cards is for Anki, which reads it without any settings. */
export const cardsFile = 'cards.csv';
const ankiLines = ['#separator:Comma', '#html:false'];

export const cardArea = defineArea({
  routes: cards,
  imports: cardImports,
  lists: { cards: z.array(card) },
  gather: async (read) => {
    const { cards: listed } = await read(cards.list, { query: { reviews: 'true' } });
    return {
      lists: { cards: listed.map((one) => ({ ...one, reviews: one.reviews ?? [] })) },
      rest: [],
    };
  },
  // Cards are imported last, because a card may be about an item of another area.
  batches: () => [],
  lastBatches: ({ cards }) =>
    recordBatches(cardImports.import, cards, (cards) => ({ body: { cards } })),
  tables: ({ cards }) => [
    {
      ...tableOf(cardsFile, cards, { front: ({ front }) => front, back: ({ back }) => back }),
      firstLines: ankiLines,
    },
  ],
});
