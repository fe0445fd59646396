import * as z from 'zod/mini';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { type About, type NewNote, type Note, noteFields } from '#shared/notes/model.ts';
import { webAddressOf } from '../../forms/fields/webAddress.ts';
import { filled, filledFrom, mapForm } from '../../forms/formValues.ts';
import type { FieldErrors } from '../../forms/useForm.ts';

const empty = { text: '', date: '', place: '', url: '' };

export type NoteValues = typeof empty;

export const emptyNote = (date: Day): NoteValues => ({ ...empty, date });

/** The owner is not an input. */
const create = z.omit(noteFields.create, { about: true });

const { formErrors, createBody, patchBody } = mapForm({
  empty,
  shown: (note: Note) => filledFrom(empty, note),
  bodyOf: (values) => filled({ ...values, url: webAddressOf(values.url) }, ['text']),
  schema: (note) => (note ? noteFields.patch : create) as z.ZodMiniType<Omit<NewNote, 'about'>>,
});

export const valuesOf = (note: Note): NoteValues => filledFrom(empty, note);

/** The body of a new note. Today's date is not sent. The note then gets the day on which it was made. */
export const newNoteOf = (about: About, values: NoteValues, today: Day): NewNote => ({
  ...createBody(values.date === today ? { ...values, date: '' } : values),
  about,
});

export const notePatchOf = patchBody;

/** Whether discarding these values would lose input. A chosen day alone is not worth keeping. */
export const isWorthKeeping = ({ text, place, url }: NoteValues): boolean =>
  [text, place, url].some((value) => value.trim() !== '');

export const noteErrors = (values: NoteValues, today: Day, note?: Note): FieldErrors => {
  const errors = formErrors(values, note);
  if (values.date === '') return { ...errors, date: i18n.t('Choose a day') };
  return values.date > today
    ? { ...errors, date: i18n.t('Choose today or an earlier day') }
    : errors;
};
