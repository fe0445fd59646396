import * as z from 'zod/mini';
import { day, idSchema, instant, limits, line, requiredText, url } from '../calls/fields.ts';
import { defineFields } from '../calls/model.ts';
import { referenceTo } from '../calls/reference.ts';

/** A note is about an item of one of these areas: its owner. */
export const ownerAreas = ['skills', 'resources', 'projects'] as const;

/** The item of a note or a takeaway. */
export const aboutSchema = referenceTo('About', ownerAreas);

export const maxNotes = 20_000;
/** The most characters of a place: 'p. 112'. */
export const maxPlace = 60;
/** A note's name is its first line, up to this many characters. */
export const maxNoteName = 80;

const fields = defineFields({
  required: {
    about: aboutSchema,
    text: requiredText('Text', limits.notes),
  },
  optional: {
    place: line('Place', maxPlace),
    url: url('URL'),
  },
  defaults: {},
});

/** The day is today unless it is sent. It may be changed, but not cleared. */
const date = day('Date');

export const noteFields = {
  ...fields,
  create: z.extend(fields.create, { date: z.optional(date) }),
  patch: z.extend(fields.patch, { date: z.optional(date) }),
};

export const noteSchema = z.object({
  _id: idSchema,
  ...fields.shown,
  date: z.iso.date(),
  createdAt: instant,
  updatedAt: instant,
});

export type OwnerArea = (typeof ownerAreas)[number];
export type About = z.output<typeof aboutSchema>;
export type Note = z.output<typeof noteSchema>;
export type NewNote = z.output<typeof noteFields.create>;
export type NotePatch = z.output<typeof noteFields.patch>;
