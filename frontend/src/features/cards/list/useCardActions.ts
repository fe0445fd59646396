import { useMemo } from 'react';
import type { Card } from '#shared/cards/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import type { Success } from '../../../data/outbox/change.ts';
import { cardName } from '../../../domain/cards/cardName.ts';
import { deleteCard, updateCard } from '../../../domain/cards/edits.ts';
import { confirmDelete } from '../../../ui/overlay/popups/confirmDelete.tsx';
import { showUndo } from '../../../ui/overlay/popups/popups.ts';

export type CardActions = ReturnType<typeof useCardActions>;

const describeSuspended = (cards: readonly Card[], suspended: boolean): string => {
  const [only] = cards;
  const count = cards.length;
  if (only && count === 1) {
    const name = cardName(only);
    return suspended
      ? i18n.t('{name}: suspended', { name })
      : i18n.t('{name}: no longer suspended', { name });
  }
  return suspended
    ? i18n.t('{count, plural, one {# takeaway suspended} other {# takeaways suspended}}', { count })
    : i18n.t('{count, plural, one {# takeaway resumed} other {# takeaways resumed}}', { count });
};

export const useCardActions = () => {
  const make = useMake();
  return useMemo(() => {
    const setOne = (card: Card, suspended: boolean, success?: Success) =>
      make(
        updateCard,
        { params: { id: card._id }, body: { suspended } },
        {
          label: describeSuspended([card], suspended),
          failure: i18n.t('Failed to save the takeaway'),
          success,
        },
      );
    const removeOne = (
      card: Card,
      options: { isHeld?: boolean; success?: Success | undefined },
    ) => {
      const label = i18n.t('Deleting “{name}”', { name: cardName(card) });
      const added = make(
        deleteCard,
        { params: { id: card._id } },
        {
          label,
          failure: i18n.t('Failed to delete the takeaway'),
          ...options,
        },
      );
      return { label, added };
    };
    return {
      /** One Undo reverts the change of all cards. */
      suspend: (cards: readonly Card[], suspended: boolean): void => {
        const changed = cards.filter((card) => card.suspended !== suspended);
        if (changed.length === 0) return;
        for (const card of changed) setOne(card, suspended);
        showUndo(describeSuspended(changed, suspended), {
          undo: () => {
            for (const card of changed)
              setOne(card, !suspended, card === changed.at(-1) ? 'Undone!' : undefined);
            return true;
          },
        });
      },
      /** Deletes with Undo. The deletion is held, because nothing can restore a takeaway with its answers. */
      remove: (card: Card): void => {
        const { label, added } = removeOne(card, { isHeld: true, success: 'Deleted!' });
        showUndo(label, added);
      },
      /** Asks first instead of offering Undo, because only one change can be held for Undo. */
      removeAll: (cards: readonly Card[], onDeleted: () => void): void =>
        confirmDelete({
          title: i18n.t('Delete takeaways?'),
          text: i18n.t(
            '{count, plural, one {This cannot be undone. # takeaway will be removed, with its answers.} other {This cannot be undone. # takeaways will be removed, with their answers.}}',
            { count: cards.length },
          ),
          onConfirm: () => {
            for (const card of cards)
              removeOne(card, { success: card === cards.at(-1) ? 'Deleted!' : undefined });
            onDeleted();
          },
        }),
    };
  }, [make]);
};
