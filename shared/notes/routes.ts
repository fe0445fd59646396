import * as z from 'zod/mini';
import { callReasons } from '../calls/callReasons.ts';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import { byId, data, day, idSchema, nullReply, oneOf } from '../calls/fields.ts';
import { nextPage } from '../calls/pages.ts';
import { defineRoutes } from '../calls/route.ts';
import { noteCursorPattern } from './cursor.ts';
import { noteFields, noteSchema, ownerAreas } from './model.ts';
import { noteReasons } from './reasons.ts';

const oneNote = data(z.object({ note: noteSchema }));

const wanted = z
  .strictObject({
    area: z.optional(oneOf('Area', ownerAreas)),
    id: z.optional(idSchema),
    /** `resources`: also the notes of the resources that are tagged with this skill. */
    include: z.optional(
      z.literal(
        'resources',
        issueMessage(fieldReasons.oneOf({ label: 'include', values: 'resources' })),
      ),
    ),
    from: z.optional(day('from')),
    to: z.optional(day('to')),
    /** The parameter for the next page: the `next` of the previous page. It works even if that note was deleted. */
    cursor: z.optional(
      z.string().check(z.regex(noteCursorPattern, issueMessage(fieldReasons.cursor()))),
    ),
  })
  .check(
    z.refine(({ area, id }) => (area === undefined) === (id === undefined), {
      path: ['area'],
      error: issueMessage(noteReasons.areaWithId()),
    }),
    z.refine(({ include, area }) => include === undefined || area === 'skills', {
      path: ['include'],
      error: issueMessage(noteReasons.includeWithSkill()),
    }),
    z.refine(({ from, to }) => !from || !to || from <= to, {
      path: ['from'],
      error: issueMessage(callReasons.fromAfterTo()),
    }),
  );

export const notes = defineRoutes({
  list: {
    method: 'GET',
    path: '/notes',
    summary:
      'Notes, newest day first within a page; with `area` and `id` those about an item, newest day first across pages unless `include` is sent',
    access: 'signed-in',
    query: wanted,
    reply: data(z.object({ notes: z.array(noteSchema), ...nextPage })),
  },
  create: {
    method: 'POST',
    path: '/notes',
    summary: 'Add a note about a skill, a resource or a project',
    access: 'signed-in',
    body: noteFields.create,
    reply: oneNote,
    status: 201,
  },
  update: {
    method: 'PATCH',
    path: '/notes/{id}',
    summary: 'Change the sent fields of a note; another `about` moves it',
    access: 'signed-in',
    params: byId,
    body: noteFields.patch,
    reply: oneNote,
    refuses: ['limit'],
  },
  remove: {
    method: 'DELETE',
    path: '/notes/{id}',
    summary: 'Delete a note',
    access: 'signed-in',
    params: byId,
    reply: nullReply,
  },
});
