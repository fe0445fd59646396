import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';
import { usePageKey } from '../page/trail.ts';

/** Where a list was left: a card or line, and how far below the top of the screen it stood. */
type Place = {
  readonly item: string;
  readonly top: number;
  readonly hadFocus: boolean;
  /** It was searched for. */
  readonly isFound?: boolean;
};

/** By the keys of the router's entries. */
const places = new Map<string, Place>();

const CARD = '[data-card]';
/** Below the bar, in px. */
const barHeight = 56;

/** The router's state survives reloads in the browser's history, so it is parsed. */
const stateSchema = z.object({ item: z.string() });

/** The id of the item that is asked for by the router's state: a search result, a deadline. */
export const askedItem = (state: unknown): string | undefined =>
  stateSchema.safeParse(state).data?.item;

const cardOf = (area: HTMLElement | null, item: string): HTMLElement | null =>
  area?.querySelector<HTMLElement>(`[data-card="${CSS.escape(item)}"]`) ?? null;

const firstInView = (area: HTMLElement | null): HTMLElement | undefined =>
  [...(area?.querySelectorAll<HTMLElement>(CARD) ?? [])].find(
    (card) => card.getBoundingClientRect().bottom > barHeight,
  );

/** Runs `end` once the person scrolls, taps or types. */
const onMove = (end: () => void, signal: AbortSignal): void => {
  for (const moved of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(moved, end, { passive: true, signal });
};

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
  onMove(end, ended.signal);
  setTimeout(end, drawingMs);
  align();
};

/** Outlines what was found among its neighbours, until the person moves on. */
const mark = (card: HTMLElement): void => {
  const ended = new AbortController();
  const end = () => {
    delete card.dataset.found;
    ended.abort();
  };
  card.dataset.found = '';
  card.addEventListener('blur', end, { signal: ended.signal });
  onMove(end, ended.signal);
};

/**
 * Brings a list back as it was left: the card that one went away from is where it was, and has the focus. The
 * browser's own restoring would miss it by the heights of the cards above, which are drawn only when near.
 * `{item}` in the router's state asks for the card of that item, which is outlined.
 * @param usedCard the card that was last focused or pressed
 */
export const useKeptPlace = (
  area: RefObject<HTMLElement | null>,
  usedCard: () => Element | undefined,
): void => {
  const { state } = useLocation();
  const key = usePageKey();
  const arrival = useNavigationType();
  const sought = useRef<Place | 'none'>('none');
  const shown = useRef('');
  const current = useRef({ key, usedCard });
  current.current = { key, usedCard };

  if (shown.current !== key) {
    shown.current = key;
    const item = askedItem(state);
    const left = arrival === 'POP' ? places.get(key) : undefined;
    const found = item && { item, top: barHeight + 24, hadFocus: true, isFound: true };
    sought.current = left ?? (found || 'none');
  }

  const bring = () => {
    const place = sought.current;
    const card = place === 'none' ? null : cardOf(area.current, place.item);
    if (place === 'none' || !card) return;
    sought.current = 'none';
    // After the browser's own restoring, and the frame's scrolling to the top.
    requestAnimationFrame(() => {
      hold(card, place.top);
      if (place.hadFocus) card.focus({ preventScroll: true });
      if (place.isFound) mark(card);
    });
  };

  // After every render, since the list may still have to be loaded; its code may come later still, and renders it alone.
  useEffect(() => {
    bring();
    if (sought.current === 'none' || !area.current) return;
    const observer = new MutationObserver(bring);
    observer.observe(area.current, { childList: true, subtree: true });
    return () => observer.disconnect();
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
