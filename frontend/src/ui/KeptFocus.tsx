import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** CardList says so of each of its items. */
const CARD = '[data-card]';
/** What EmptyState offers instead of items. */
const OFFER = '[data-empty] :is(a, button)';

/**
 * Keeps the focus in a list whose focused card goes away, as one does that is deleted or no longer
 * passes the filter: it moves on to the card that takes its place, or to what is offered when none
 * is left. Goes around the list and its EmptyState.
 */
export const KeptFocus = ({ children }: { readonly children: ReactNode }) => {
  const area = useRef<HTMLDivElement>(null);
  const focused = useRef<{ readonly card: Element; readonly index: number } | null>(null);
  const kept = {
    ref: area,
    onFocus: ({ target }: FocusEvent) => {
      const card = target.closest(CARD);
      const index = card ? [...(card.parentElement?.children ?? [])].indexOf(card) : -1;
      focused.current = card && { card, index };
    },
  };

  // A filter lives in the URL: its choice draws this again too.
  useLocation();

  // After every drawing, as any may be the one that took the card away.
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
