import * as z from 'zod/mini';
import { day, idSchema } from '../calls/fields.ts';
import { defineRoutes } from '../calls/route.ts';
import { fewRecords, importCall, record, timestamps, undoImportCall } from '../core/imports.ts';
import { noteFields } from './model.ts';

const { create, patch } = noteFields;

const noteRecord = record('Note', {
  ...patch.shape,
  _id: idSchema,
  about: create.shape.about,
  text: create.shape.text,
  date: day('Date'),
  ...timestamps,
});

export type NoteRecord = z.output<typeof noteRecord>;

export const noteImports = defineRoutes({
  import: {
    path: '/notes/import',
    summary: 'Import notes from an export',
    ...importCall(z.strictObject({ notes: fewRecords('Notes', noteRecord) })),
  },
  undoImport: {
    path: '/notes/import/undo',
    summary: 'Delete imported notes',
    ...undoImportCall,
  },
});
