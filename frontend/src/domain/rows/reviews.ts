import type { Review } from '#shared/reviews/model.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { defineTable, rowsIn } from '../../data/rows/table.ts';

const newestFirst = (a: Review, b: Review): number => (a.weekStart < b.weekStart ? 1 : -1);

export const reviewRows = defineTable<Review>('review', {
  sources: [
    rowsIn(reviews.list, {
      rowsOf: (list) => list.reviews,
      withRows: (list, rows) => ({ ...list, reviews: rows.toSorted(newestFirst) }),
    }),
  ],
});
