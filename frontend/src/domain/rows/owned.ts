import { cards } from '#shared/cards/routes.ts';
import type { About } from '#shared/notes/model.ts';
import { isSameOwner } from '#shared/notes/rules.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { cardRows } from './cards.ts';
import { removeNames } from './evidence.ts';
import { noteRows, refetchWeeks } from './notes.ts';

/** Removes the notes of a deleted item. Cards stay, but no longer refer to the item or its notes. */
export const dropOwned = (rows: Rows, owner: About): void => {
  const isOwn = ({ about }: { readonly about: About | null }) =>
    about !== null && isSameOwner(about, owner);
  rows.changeEach(cardRows, (card) => {
    const note = card.note === null ? undefined : rows.get(noteRows, card.note);
    // Only the server knows whether a note that is not cached belonged to the item.
    if (card.note !== null && !note) rows.refetch(cards.list, cards.due);
    const isNoteGone = note !== undefined && isOwn(note);
    if (!isOwn(card) && !isNoteGone) return card;
    return {
      ...card,
      ...(isOwn(card) && { about: null }),
      ...(isNoteGone && { note: null }),
    };
  });
  removeNames(rows, (id) => {
    const note = rows.get(noteRows, id);
    return note && isOwn(note);
  });
  rows.changeEach(noteRows, (note) => (isOwn(note) ? undefined : note));
  refetchWeeks(rows);
};
