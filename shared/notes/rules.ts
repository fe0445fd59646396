import type { About, Note } from './model.ts';

/** Whether two notes or cards are about the same item. */
export const isSameOwner = (a: About, b: About): boolean => a.area === b.area && a.id === b.id;

const place = ({ date, _id }: Pick<Note, 'date' | '_id'>): string => `${date} ${_id}`;

/** The order of notes: newest day first, then newest id. */
export const newestFirst = <N extends Pick<Note, 'date' | '_id'>>(a: N, b: N): number =>
  place(a) < place(b) ? 1 : Number(place(a) > place(b)) * -1;
