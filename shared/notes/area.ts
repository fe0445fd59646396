import * as z from 'zod/mini';
import { defineArea } from '../core/area.ts';
import { recordBatches } from '../core/batches.ts';
import { tableOf } from '../core/table.ts';
import { noteImports } from './imports.ts';
import { noteSchema } from './model.ts';
import { notes } from './routes.ts';

export const noteArea = defineArea({
  routes: notes,
  imports: noteImports,
  lists: { notes: z.array(noteSchema) },
  gather: async (read) => ({ lists: await read(notes.list, { query: {} }), rest: [] }),
  // In the list of areas, notes come after the areas that notes are about. So these areas are imported first.
  batches: ({ notes }) =>
    recordBatches(noteImports.import, notes, (notes) => ({ body: { notes } })),
  tables: ({ notes }, _, nameOf) => [
    tableOf('notes.csv', notes, {
      date: ({ date }) => date,
      area: ({ about }) => about.area,
      about: ({ about }) => nameOf(about),
      place: ({ place }) => place,
      url: ({ url }) => url,
      text: ({ text }) => text,
      id: ({ _id }) => _id,
    }),
  ],
});
