import type { About } from '#shared/notes/model.ts';
import { writeInBatches } from '../../table/deleteCounted.ts';
import type { Item } from '../../table/item.ts';
import { keyOf, keys } from '../../table/keys.ts';
import { getItem, queryItems } from '../../table/reading.ts';
import { ifUnchanged } from '../../table/revision.ts';
import { transact, updateStep } from '../../table/transactions.ts';
import { aboutValue, cardRanges } from './cardKeys.ts';

/** An item with its notes, or some notes, that are being deleted. */
type Gone = { readonly about?: About; readonly notes: readonly string[] };

/** A transaction has at most this many steps. */
const atOnce = 100;

/**
 * Clears the references of all cards to deleted items. Reads no cards if the person has none. May be interrupted and
 * repeated. Call this before the deletion, so that an interrupted deletion leaves no reference to a missing item. If
 * cards can still be added at that time, also call this afterwards.
 */
export const detachCards = async (userId: string, { about, notes }: Gone): Promise<void> => {
  const counts = await getItem(keys.counts(userId), true);
  if (!counts?.cards) return;
  const gone = about && aboutValue(about);
  const ids = new Set<unknown>(notes);
  const clearing = (card: Item) => ({
    ...(gone !== undefined && card.about === gone && { about: undefined }),
    ...(ids.has(card.note) && { note: undefined }),
  });
  await writeInBatches(
    async () => {
      const reading = { consistent: true, fields: ['about', 'note'] };
      const cards = await queryItems(cardRanges.cards(userId), reading);
      return cards.filter((card) => Object.keys(clearing(card)).length > 0);
    },
    atOnce,
    async (cards) => {
      const steps = cards.map((card) =>
        updateStep(keyOf(card), clearing(card), ifUnchanged(card, ['about', 'note'])),
      );
      return !(await transact(steps));
    },
  );
};
