import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useKeptFocus } from '../page/useKeptFocus.ts';
import { useKeptPlace } from './useKeptPlace.ts';

/** The attribute of CardList's items. */
const CARD = '[data-card]';
/** The button or link of EmptyState. */
const OFFER = '[data-empty] :is(a, button)';

/**
 * Keeps the focus in a list whose focused card goes away: it moves on to the card that takes its place, or to
 * EmptyState's button where none is left. Whoever comes back to the list finds it as it was left. Goes around the list
 * and its EmptyState.
 */
export const KeptFocus = ({ children }: { readonly children: ReactNode }) => {
  const used = useRef<Element | undefined>(undefined);
  const kept = useKeptFocus({ item: CARD, otherwise: OFFER });
  useKeptPlace(kept.ref, () => used.current);

  // A filter is in the URL: choosing one renders this again.
  useLocation();

  return (
    <div
      {...kept}
      style={{ display: 'contents' }}
      // Safari gives no focus to a link that is clicked.
      onClickCapture={({ target }: MouseEvent) => {
        used.current = (target as Element).closest(CARD) ?? undefined;
      }}
    >
      {children}
    </div>
  );
};
