import type { RequestOf } from '#shared/calls/route.ts';
import type { Note } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { isSameOwner, newestFirst } from '#shared/notes/rules.ts';
import { reviews } from '#shared/reviews/routes.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { defineTable, rowsIn } from '../../data/rows/table.ts';
import { resourceRows } from './resources.ts';

export const noteRows = defineTable<Note>('note', {
  sources: [
    rowsIn(notes.list, {
      rowsOf: (list) => list.notes,
      withRows: (list, rows) => ({ ...list, notes: rows.toSorted(newestFirst) }),
    }),
  ],
});

type Query = RequestOf<typeof notes.list>['query'];

/**
 * Whether the list of a query has the note. Undefined if that depends on the skills of a resource that no cached
 * response has.
 */
const isListed = (rows: Rows, { about, date }: Note, query: Query = {}): boolean | undefined => {
  const { area, id, include, from = date, to = date } = query;
  if (date < from || to < date) return false;
  if (area === undefined || id === undefined) return true;
  if (isSameOwner(about, { area, id })) return true;
  if (include === undefined || about.area !== 'resources') return false;
  const resource = rows.get(resourceRows, about.id);
  return resource?.relatedSkills.some(({ _id }) => _id === id);
};

/** Puts a note into each list that it belongs to, and removes it from the others. */
export const placeNote = (rows: Rows, note: Note): void => {
  rows.update(notes.list, (list, { query }) => {
    const others = list.notes.filter(({ _id }) => _id !== note._id);
    const isIn = isListed(rows, note, query);
    if (isIn === undefined) rows.refetch(notes.list);
    return (isIn ?? others.length < list.notes.length)
      ? { ...list, notes: [...others, note].sort(newestFirst) }
      : { ...list, notes: others };
  });
  refetchWeeks(rows);
};

/** Refetches the reviews, because the response for a week contains the number of that week's notes. */
export const refetchWeeks = (rows: Rows): void => rows.refetch(reviews.get);
