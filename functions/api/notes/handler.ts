import type { Day } from '#shared/days/days.ts';
import { noteCursorOf } from '#shared/notes/cursor.ts';
import { noteImports } from '#shared/notes/imports.ts';
import type { Note } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { newestFirst } from '#shared/notes/rules.ts';
import { notAfterToday } from '../../http/days.ts';
import { done } from '../../http/done.ts';
import { importEach, recordsNotAhead } from '../../http/records.ts';
import { serve } from '../../http/serve.ts';
import { takePage } from '../../http/takePage.ts';
import { requireAccount } from '../../table/emptyRange.ts';
import { importNote, requireOwnersOfAll } from './importNote.ts';
import { walkListed } from './listed.ts';
import { createNote, deleteNote, undoNotes, updateNote } from './store.ts';

const routes = { ...notes, ...noteImports };

/**
 * Yields the listed notes. Each gets its cursor as `_id`, because `takePage` returns the last `_id` as the cursor of
 * the next page.
 */
async function* placed(listed: AsyncIterable<Note>) {
  for await (const note of listed) yield { _id: noteCursorOf(note), note };
}

export const handler = serve(routes, {
  list: async ({ userId, query }) => {
    const { shown, ...more } = await takePage(
      placed(walkListed(userId, query)),
      ({ note }) => note,
      () => requireAccount(userId),
    );
    return { data: { notes: shown.sort(newestFirst), ...more } };
  },
  create: async ({ userId, newId, body, today, now }) => {
    const { date = today, ...note } = body;
    requirePast(date, today);
    return { data: { note: await createNote({ userId, newId, note, date, now }) } };
  },
  update: async ({ userId, params, body, today, now }) => {
    requirePast(body.date, today);
    return { data: { note: await updateNote(userId, params.id, body, now) } };
  },
  remove: ({ userId, params, now }) => done(deleteNote(userId, params.id, now)),
  import: async (call) => {
    const { userId } = call;
    const { notes } = call.body;
    recordsNotAhead('notes', notes, call, ({ date }) => ({ date }));
    await requireOwnersOfAll(userId, notes);
    return importEach(notes, (note) => importNote(userId, note));
  },
  undoImport: async ({ userId, body: { ids }, now }) => ({
    data: { results: await undoNotes(userId, ids, now) },
  }),
});

const requirePast = (date: Day | undefined, today: Day): void => {
  if (date !== undefined) notAfterToday('date', date, today);
};
