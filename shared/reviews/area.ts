import * as z from 'zod/mini';
import { defineArea } from '../core/area.ts';
import { recordBatches } from '../core/batches.ts';
import { joined, tableOf } from '../core/table.ts';
import { reviewImports } from './imports.ts';
import { reviewSchema } from './model.ts';
import { reviews } from './routes.ts';

export const reviewArea = defineArea({
  routes: reviews,
  imports: reviewImports,
  /** A focus keeps the id of its item even after the item is deleted. */
  lists: { reviews: z.array(reviewSchema) },
  gather: async (read) => ({ lists: await read(reviews.list, {}), rest: [] }),
  batches: ({ reviews }) =>
    recordBatches(reviewImports.import, reviews, (reviews) => ({ body: { reviews } })),
  tables: ({ reviews }) => [
    tableOf('reviews.csv', reviews, {
      'week start': ({ weekStart }) => weekStart,
      'went well': ({ went }) => went,
      change: ({ changed }) => changed,
      next: ({ next }) => next,
      focus: ({ focus }) => joined(focus.map(({ area, id }) => `${area} ${id}`)),
    }),
  ],
});
