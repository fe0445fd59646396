import { type NewNote, type Note, type NotePatch, noteFields } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';
import { patched } from '../../data/outbox/patched.ts';
import { detachNote } from '../rows/cards.ts';
import { removeNames, renameNote } from '../rows/evidence.ts';
import { noteRows, placeNote, refetchWeeks } from '../rows/notes.ts';

const createdNote = ({ request, day, madeAt }: ChangeOf<typeof notes.create>): Note => {
  // The schema trims the text, like the server does.
  const { data: body = request.body as NewNote } = noteFields.create.safeParse(request.body);
  return {
    ...noteFields.unset,
    _id: '',
    date: day,
    ...body,
    createdAt: madeAt,
    updatedAt: madeAt,
  } as Note;
};

export const createNote = defineMutation(notes.create, {
  items: ({ body }) => [body._id ?? '', body.about.id],
  edit: (rows, change) => placeNote(rows, createdNote(change)),
});

export const updateNote = defineMutation(notes.update, {
  items: ({ params, body }) => [params.id, ...(body?.about ? [body.about.id] : [])],
  edit: (rows, { request: { params, body } }) => {
    const note = rows.get(noteRows, params.id);
    const { data: patch = body as NotePatch } = noteFields.patch.safeParse(body ?? {});
    if (patch.text !== undefined) renameNote(rows, params.id, patch.text);
    // If no cached list has the note, only the server knows which lists have it now.
    if (note) placeNote(rows, patched(note, patch, noteFields.unset));
    else rows.refetch(notes.list);
  },
});

export const deleteNote = defineMutation(notes.remove, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params } }) => {
    removeNames(rows, (id) => id === params.id);
    detachNote(rows, params.id);
    rows.remove(noteRows, params.id);
    refetchWeeks(rows);
  },
});
