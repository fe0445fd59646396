import * as z from 'zod/mini';
import { data, day } from '../calls/fields.ts';
import { nextPage, paged } from '../calls/pages.ts';
import { defineRoutes } from '../calls/route.ts';
import { reviewFields, reviewSchema, weekSchema } from './model.ts';

const byWeek = z.strictObject({ weekStart: day('weekStart') });

export const reviews = defineRoutes({
  list: {
    method: 'GET',
    path: '/reviews',
    summary: 'All written reviews, newest week first',
    access: 'signed-in',
    query: z.strictObject(paged),
    reply: data(z.object({ reviews: z.array(reviewSchema), ...nextPage })),
  },
  get: {
    method: 'GET',
    path: '/reviews/{weekStart}',
    summary: 'The figures of a week and its review; `weekStart` is the first day of the week',
    access: 'signed-in',
    params: byWeek,
    reply: data(weekSchema),
    refuses: ['invalid'],
  },
  set: {
    method: 'PUT',
    path: '/reviews/{weekStart}',
    summary: 'Write the review of a week or change the sent fields, until the end of the next week',
    access: 'signed-in',
    params: byWeek,
    body: reviewFields.setting,
    reply: data(z.object({ review: reviewSchema })),
    refuses: ['limit'],
  },
});
