import * as z from 'zod/mini';
import { day, idSchema, limitedList, wholeNumber } from '../calls/fields.ts';
import { defineRoutes } from '../calls/route.ts';
import { fewRecords, importCall, record, timestamps, undoImportCall } from '../core/imports.ts';
import { cardFields, maxCardReviews } from './model.ts';

const { create, patch } = cardFields;

const review = record('Review', {
  _id: idSchema,
  date: day('Date'),
  rating: wholeNumber('Rating', 1, 4),
});

/** A card in an export. Its schedule is computed from its reviews. */
const cardRecord = record('Takeaway', {
  ...patch.shape,
  _id: idSchema,
  front: create.shape.front,
  back: create.shape.back,
  reviews: limitedList('Reviews', review, maxCardReviews),
  ...timestamps,
});

export type CardRecord = z.output<typeof cardRecord>;

export const cardImports = defineRoutes({
  import: {
    path: '/cards/import',
    summary: 'Import takeaways from an export',
    ...importCall(z.strictObject({ cards: fewRecords('Takeaways', cardRecord) })),
  },
  undoImport: {
    path: '/cards/import/undo',
    summary: 'Delete imported takeaways',
    ...undoImportCall,
  },
});
