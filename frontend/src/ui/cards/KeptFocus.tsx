import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useKeptPlace } from './useKeptPlace.ts';

/** The attribute of CardList's items. */
const CARD = '[data-card]';
/** The button or link of EmptyState. */
const OFFER = '[data-empty] :is(a, button)';

/**
 * Keeps the focus in a list whose focused card goes away, as one does that is deleted or no longer
 * matches the filter: it moves on to the card that takes its place, or to EmptyState's button where none
 * is left. Whoever comes back to the list finds it as it was left. Goes around the list and its EmptyState.
 */
export const KeptFocus = ({ children }: { readonly children: ReactNode }) => {
  const area = useRef<HTMLDivElement>(null);
  const focused = useRef<{ readonly card: Element; readonly index: number } | null>(null);
  const used = useRef<Element | undefined>(undefined);
  const kept = {
    ref: area,
    onFocus: ({ target }: FocusEvent) => {
      const card = target.closest(CARD);
      const index = card ? [...(card.parentElement?.children ?? [])].indexOf(card) : -1;
      focused.current = card && { card, index };
    },
    // Safari gives no focus to a link that is clicked.
    onClickCapture: ({ target }: MouseEvent) => {
      used.current = (target as Element).closest(CARD) ?? undefined;
    },
  };
  useKeptPlace(area, () => used.current);

  // A filter is in the URL: choosing one renders this again.
  useLocation();

  // After every render, since any may have removed the card.
  useEffect(() => {
    const was = focused.current;
    if (!was || was.card.isConnected) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const cards = area.current?.querySelectorAll<HTMLElement>(CARD) ?? [];
    const next = cards[Math.min(was.index, cards.length - 1)];
    (next ?? area.current?.querySelector<HTMLElement>(OFFER))?.focus({ preventScroll: true });
  });

  return (
    <div style={{ display: 'contents' }} {...kept}>
      {children}
    </div>
  );
};
