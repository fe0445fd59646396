import type { Day } from '../days/days.ts';

/** The place of a note in a list: `<its day>_<its id>`. */
export const noteCursorPattern = /^\d{4}-\d\d-\d\d_[0-9A-HJKMNP-TV-Z]{26}$/;

type Place = { readonly date: Day; readonly _id: string };

/** Returns the cursor after a note: {date: '2026-11-27', _id: '01ARZ…'} -> '2026-11-27_01ARZ…'. */
export const noteCursorOf = ({ date, _id }: Place): string => `${date}_${_id}`;

/** Returns the place of a cursor. The note may be deleted by now. */
export const placeOfCursor = (cursor: string): Place => ({
  date: cursor.slice(0, 10),
  _id: cursor.slice(11),
});
