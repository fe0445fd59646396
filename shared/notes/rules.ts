import { firstCharacters } from '../core/characters.ts';
import { type About, maxNoteName, type Note } from './model.ts';

/** Whether two notes or cards are about the same item. */
export const isSameOwner = (a: About, b: About): boolean => a.area === b.area && a.id === b.id;

const place = ({ date, _id }: Pick<Note, 'date' | '_id'>): string => `${date} ${_id}`;

/** The order of notes: newest day first, then newest id. */
export const newestFirst = <N extends Pick<Note, 'date' | '_id'>>(a: N, b: N): number =>
  place(a) < place(b) ? 1 : Number(place(a) > place(b)) * -1;

/** The name of a note: its first line, up to 80 characters. */
export const noteName = ({ text }: Pick<Note, 'text'>): string =>
  firstCharacters(text.split(/[\n\r\u2028\u2029]/, 1)[0] ?? '', maxNoteName);
