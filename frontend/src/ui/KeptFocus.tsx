import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

/** CardList says so of each of its items. */
const ITEM = '[aria-posinset]';
/** What EmptyState offers instead of items. */
const OFFER = '[data-empty] :is(a, button)';

/**
 * Keeps the focus in a list whose focused card goes away, as one does that is deleted or no longer
 * passes the filter: it moves on to the card that takes its place, or to what is offered when none
 * is left. Goes around the list and its EmptyState.
 */
export const KeptFocus = ({ children }: { readonly children: ReactNode }) => {
  const area = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  const kept = {
    ref: area,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target.closest(ITEM);
    },
  };

  // After every drawing, as any may be the one that took the card away.
  useEffect(() => {
    const was = focused.current;
    if (!was || was.isConnected) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const items = area.current?.querySelectorAll<HTMLElement>(ITEM) ?? [];
    const index = Number(was.getAttribute('aria-posinset')) - 1;
    const next = items[Math.min(index, items.length - 1)];
    (next ?? area.current?.querySelector<HTMLElement>(OFFER))?.focus({ preventScroll: true });
  });

  return (
    <div style={{ display: 'contents' }} {...kept}>
      {children}
    </div>
  );
};
