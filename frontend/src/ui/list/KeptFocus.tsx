import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useKeptFocus } from './useKeptFocus.ts';
import { useKeptPlace } from './useKeptPlace.ts';

/** The attribute of CardList's items. */
const CARD = '[data-card]';
/** The button or link of EmptyState. */
const OFFER = '[data-empty] :is(a, button)';

/**
 * Keeps the focus in a list if the focused card disappears: it moves to the next card, or to EmptyState's button. If a
 * person returns to the list, the focus is where it was. Wrap this around the list and its EmptyState.
 */
export const KeptFocus = ({ children }: { readonly children: ReactNode }) => {
  const used = useRef<Element | undefined>(undefined);
  const kept = useKeptFocus({ item: CARD, otherwise: OFFER });
  useKeptPlace(kept.ref, () => used.current);

  // The filter is in the URL, so a new filter renders this again.
  useLocation();

  return (
    <div
      {...kept}
      style={{ display: 'contents' }}
      // Safari does not focus a clicked link.
      onClickCapture={({ target }: MouseEvent) => {
        used.current = (target as Element).closest(CARD) ?? undefined;
      }}
    >
      {children}
    </div>
  );
};
