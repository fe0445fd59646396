import * as z from 'zod/mini';
import {
  byId,
  chosenId,
  data,
  day,
  nullReply,
  requiredLine,
  wholeNumber,
} from '#shared/calls/fields.ts';
import { defineRoutes } from '#shared/calls/route.ts';
import type { Handlers } from '../../functions/http/call.ts';
import { serve } from '../../functions/http/serve.ts';

const note = z.object({ text: z.string(), size: z.int() });

/** A small contract with one route of every kind, to test the middleware stack. */
export const notes = defineRoutes({
  list: {
    method: 'GET',
    path: '/notes',
    summary: 'All notes',
    access: 'signed-in',
    query: z.strictObject({
      from: z.optional(day('from')),
      word: z.optional(z.string().check(z.maxLength(10))),
    }),
    reply: data(z.array(note)),
  },
  add: {
    method: 'POST',
    path: '/notes',
    summary: 'Add a note',
    access: 'signed-in',
    body: z.strictObject({
      _id: chosenId,
      text: requiredLine('Note', 200_000),
      size: z.optional(wholeNumber('Priority', 1, 5)),
      place: z.optional(z.strictObject({ city: z.string() })),
    }),
    reply: data(note),
    status: 201,
  },
  read: {
    method: 'GET',
    path: '/notes/{id}',
    summary: 'One note',
    access: 'signed-in',
    params: byId,
    reply: data(note),
  },
  mark: {
    method: 'PATCH',
    path: '/notes/{id}/mark',
    summary: 'Mark a note, or take the mark off',
    access: 'signed-in',
    params: byId,
    body: z.strictObject({ marked: z.optional(z.boolean()) }),
    reply: data(note),
  },
  visit: {
    method: 'POST',
    path: '/auth/visit',
    summary: 'A public call',
    access: 'public',
    reply: nullReply,
  },
});

export const noteId = '01JZ0000000000000000000000';
export const aNote = { text: 'Lay a stone', size: 3 };

/** The middleware stack around handlers that return immediately. `own` replaces some of them. */
export const serveNotes = (own: Partial<Handlers<typeof notes>> = {}) =>
  serve(notes, {
    list: async () => ({ data: [aNote] }),
    add: async ({ body }) => ({ data: { ...aNote, text: body.text } }),
    read: async () => ({ data: aNote }),
    mark: async () => ({ data: aNote }),
    visit: async () => ({ data: null }),
    ...own,
  });
