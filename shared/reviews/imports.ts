import * as z from 'zod/mini';
import { byRule, day, idSchema } from '../calls/fields.ts';
import { defineRoutes } from '../calls/route.ts';
import { fewRecords, importCall, record, timestamps, undoImportCall } from '../core/imports.ts';
import { reviewFields } from './model.ts';
import { reviewReasons } from './reasons.ts';
import { reviewIdOf } from './reviewIds.ts';

/** A review in an export. Its id follows from its week. */
const reviewRecord = record('Review', {
  ...reviewFields.patch.shape,
  _id: idSchema,
  weekStart: day('Week start'),
  ...timestamps,
}).check(
  byRule(({ _id, weekStart }) =>
    _id === reviewIdOf(weekStart) ? undefined : { field: '_id', ...reviewReasons.idOfOtherWeek() },
  ),
);

export type ReviewRecord = z.output<typeof reviewRecord>;

export const reviewImports = defineRoutes({
  import: {
    path: '/reviews/import',
    summary: 'Import reviews from an export',
    ...importCall(z.strictObject({ reviews: fewRecords('Reviews', reviewRecord) })),
  },
  undoImport: {
    path: '/reviews/import/undo',
    summary: 'Delete imported reviews',
    ...undoImportCall,
  },
});
