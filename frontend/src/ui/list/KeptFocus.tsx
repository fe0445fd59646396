import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useKeptFocus } from './useKeptFocus.ts';
import { useKeptPlace } from './useKeptPlace.ts';

/** Selects the items of a CardList. */
const CARD = '[data-card]';
/** Selects the button or link of an EmptyState. */
const OFFER = '[data-empty] :is(a, button)';

/**
 * Keeps the focus in a list. If the focused card disappears, the next card or the EmptyState's button gets the focus.
 * If a person returns to the list, the focus is where it was. Wrap this around the list and its EmptyState.
 */
export const KeptFocus = ({ children }: { readonly children: ReactNode }) => {
  const used = useRef<Element | undefined>(undefined);
  const kept = useKeptFocus({ item: CARD, otherwise: OFFER });
  useKeptPlace(kept.ref, () => used.current);

  // The filter is in the URL. Reading the location renders this again after a filter changed.
  useLocation();

  return (
    <div
      {...kept}
      style={{ display: 'contents' }}
      // Notes the clicked card, because Safari does not focus a clicked link.
      onClickCapture={({ target }: MouseEvent) => {
        used.current = (target as Element).closest(CARD) ?? undefined;
      }}
    >
      {children}
    </div>
  );
};
