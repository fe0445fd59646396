import * as z from 'zod/mini';
import { callReasons } from '../calls/callReasons.ts';
import { saidSchema } from '../calls/errors.ts';
import { issueMessage } from '../calls/fieldReasons.ts';
import { byId, data, day, idSchema, nullReply, trueOrFalse } from '../calls/fields.ts';
import { nextPage, paged } from '../calls/pages.ts';
import { defineRoutes } from '../calls/route.ts';
import { pauseSchema, pauseSetting } from '../pauses/model.ts';
import {
  daySetting,
  habitFields,
  habitPageSchema,
  habitSchema,
  listedFactsSchema,
} from './model.ts';
import { habitReasons } from './reasons.ts';

const days = { from: z.optional(day('from')), to: z.optional(day('to')) };

const inOrder = (w: { from?: string | undefined; to?: string | undefined }): boolean =>
  !w.from || !w.to || w.from <= w.to;
const wrongWay = { path: ['from'], error: issueMessage(callReasons.fromAfterTo()) };

const window = z.strictObject(days).check(z.refine(inOrder, wrongWay));

const archived = z.optional(z.literal('true', issueMessage(habitReasons.archivedParameter())));

const habitList = <S extends z.ZodMiniType>(habit: S) =>
  data(
    z.object({
      habits: z.array(habit),
      /** Archived habits. Only sent with `archived=true`. */
      archived: z.optional(z.array(habit)),
      /** The person's vacations, oldest first. Only on the first page. */
      vacations: z.optional(z.array(pauseSchema)),
      /** The days on which the person was away, oldest first. Only on the first page. */
      away: z.optional(z.array(pauseSchema)),
      ...nextPage,
    }),
  );

const oneHabit = data(z.object({ habit: habitSchema }));

const pause = z.strictObject({ id: idSchema, from: day('from') });

export const habits = defineRoutes({
  list: {
    method: 'GET',
    path: '/habits',
    summary:
      'Habits, with the completed days of a window and recent amounts; archived ones only with `archived`',
    access: 'signed-in',
    query: z.strictObject({ ...days, ...paged, archived }).check(z.refine(inOrder, wrongWay)),
    reply: habitList(habitSchema),
  },
  facts: {
    method: 'GET',
    path: '/habits/facts',
    summary:
      'Habits as they are stored, without derived fields; archived ones only with `archived`',
    access: 'signed-in',
    query: z.strictObject({ ...paged, archived }),
    reply: habitList(listedFactsSchema),
  },
  create: {
    method: 'POST',
    path: '/habits',
    summary: 'Add a habit',
    access: 'signed-in',
    body: habitFields.create,
    reply: oneHabit,
    status: 201,
  },
  get: {
    method: 'GET',
    path: '/habits/{id}',
    summary: 'One habit, with the completed days, the amounts and the notes of a window',
    access: 'signed-in',
    params: byId,
    query: window,
    reply: data(habitPageSchema),
  },
  update: {
    method: 'PATCH',
    path: '/habits/{id}',
    summary: 'Change the sent fields of a habit',
    access: 'signed-in',
    params: byId,
    body: habitFields.patch,
    reply: oneHabit,
    refuses: ['limit'],
  },
  remove: {
    method: 'DELETE',
    path: '/habits/{id}',
    summary: 'Delete a habit and its whole completion history',
    access: 'signed-in',
    params: byId,
    reply: nullReply,
  },
  toggle: {
    method: 'POST',
    path: '/habits/{id}/toggle',
    summary: 'Set or flip the completion of one day',
    access: 'signed-in',
    params: byId,
    query: window,
    body: z.strictObject({
      date: day('Date'),
      completed: z.optional(trueOrFalse('Completed')),
    }),
    reply: oneHabit,
    refuses: ['limit'],
  },
  setDay: {
    method: 'PUT',
    path: '/habits/{id}/days/{date}',
    summary:
      'Set the records of one day of a habit: completed, skipped, amount, note; or add to its amount',
    access: 'signed-in',
    params: z.strictObject({ id: idSchema, date: day('date') }),
    query: window,
    body: daySetting,
    reply: oneHabit,
    refuses: ['conflict', 'limit'],
  },
  setPause: {
    method: 'PUT',
    path: '/habits/{id}/pauses/{from}',
    summary: 'Pause a habit from a day on; pauses that overlap or touch become one',
    access: 'signed-in',
    params: pause,
    body: pauseSetting,
    reply: z.object({ ...oneHabit.shape, ...saidSchema.shape }),
    refuses: ['limit'],
  },
  endPause: {
    method: 'DELETE',
    path: '/habits/{id}/pauses/{from}',
    summary: 'Resume a habit: the pause that contains the day ends before it',
    access: 'signed-in',
    params: pause,
    reply: oneHabit,
  },
});
