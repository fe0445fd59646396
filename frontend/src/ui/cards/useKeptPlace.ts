import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';

/** Where a list was left: a card, and how far below the top of the screen it stood. */
type Place = { readonly item: string; readonly top: number; readonly hadFocus: boolean };

/** By the keys of the router's entries. */
const places = new Map<string, Place>();

const CARD = '[data-card]';
/** Below the bar, in px. */
const barHeight = 56;

/** The router's state survives reloads in the browser's history, so it is parsed. */
const stateSchema = z.object({ item: z.string() });

const cardOf = (area: HTMLElement | null, item: string): HTMLElement | null =>
  area?.querySelector<HTMLElement>(`[data-card="${CSS.escape(item)}"]`) ?? null;

const firstInView = (area: HTMLElement | null): HTMLElement | undefined =>
  [...(area?.querySelectorAll<HTMLElement>(CARD) ?? [])].find(
    (card) => card.getBoundingClientRect().bottom > barHeight,
  );

/** For how long what is still drawn may move a card, in ms. */
const drawingMs = 3_000;

/** Keeps a card this far from the top while the page around it is drawn, unless the person moves on. */
const hold = (card: HTMLElement, top: number): void => {
  const align = () =>
    window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
  const observer = new ResizeObserver(align);
  observer.observe(document.body);
  const ended = new AbortController();
  const end = () => {
    observer.disconnect();
    ended.abort();
  };
  for (const moved of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(moved, end, { passive: true, signal: ended.signal });
  setTimeout(end, drawingMs);
  align();
};

/**
 * Brings a list back as it was left: the card that one went away from is where it was, and has the focus. The
 * browser's own restoring would miss it by the heights of the cards above, which are drawn only when near.
 * `{item}` in the router's state asks for the card of that item.
 * @param usedCard the card that was last focused or pressed
 */
export const useKeptPlace = (
  area: RefObject<HTMLElement | null>,
  usedCard: () => Element | undefined,
): void => {
  const { key, state } = useLocation();
  const arrival = useNavigationType();
  const sought = useRef<Place | 'none'>('none');
  const shown = useRef('');
  const current = useRef({ key, usedCard });
  current.current = { key, usedCard };

  if (shown.current !== key) {
    shown.current = key;
    const wanted = stateSchema.safeParse(state).data;
    const left = arrival === 'POP' ? places.get(key) : undefined;
    sought.current =
      left ?? (wanted ? { item: wanted.item, top: barHeight + 24, hadFocus: true } : 'none');
  }

  // After every render, since the list may still have to be loaded.
  useEffect(() => {
    const place = sought.current;
    const card = place === 'none' ? null : cardOf(area.current, place.item);
    if (place === 'none' || !card) return;
    sought.current = 'none';
    // After the browser's own restoring, and the frame's scrolling to the top.
    requestAnimationFrame(() => {
      hold(card, place.top);
      if (place.hadFocus) card.focus({ preventScroll: true });
    });
  });

  // Before the list leaves the document.
  useLayoutEffect(
    () => () => {
      const used = current.current.usedCard();
      const card = used?.isConnected ? (used as HTMLElement) : firstInView(area.current);
      const item = card?.dataset.card;
      if (!card || !item) return;
      const { top } = card.getBoundingClientRect();
      places.set(current.current.key, { item, top, hadFocus: card === used });
    },
    [area],
  );
};
