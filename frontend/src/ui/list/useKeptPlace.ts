import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';
import { usePageKey } from '../browser/trail.ts';

/** The person's place in a list: a card or row, and its distance from the top of the screen. */
type Place = {
  readonly item: string;
  readonly top: number;
  readonly hadFocus: boolean;
  /** Whether the router's state asked for the item. The item then gets an outline. */
  readonly isFound?: boolean;
};

/** The places by the key of the router's history entry. */
const places = new Map<string, Place>();

const CARD = '[data-card]';
/** The height of the two bars at the top, in px. */
const barHeight = 112;

/** The router's state survives reloads in the browser's history, so it is validated. */
const stateSchema = z.object({ item: z.string() });

/** The id of the item to show, from the router's state. A search result or a deadline sets it. */
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

/** How long rendering may still move a card, in ms. */
const drawingMs = 3_000;

/** Keeps a card at this distance from the top for 3 s while the page renders. Stops earlier if the person moves. */
const keepAt = (card: HTMLElement, top: number): void => {
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

/** Outlines a card until the person moves or the card loses the focus. */
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
 * When the person returns to a list, the last used card is in its old place and has the focus. The browser's own scroll
 * position would be wrong, because the cards above render only near the screen. If the person does not return to the
 * list, and the router's state has `{item}`, that item's card is shown and outlined.
 * @param usedCard the card that contains the last click, which may also come from a key
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
    const leftPlace = arrival === 'POP' ? places.get(key) : undefined;
    const found = item && { item, top: barHeight + 24, hadFocus: true, isFound: true };
    sought.current = leftPlace ?? (found || 'none');
  }

  const bring = () => {
    const place = sought.current;
    const card = place === 'none' ? null : cardOf(area.current, place.item);
    if (place === 'none' || !card) return;
    sought.current = 'none';
    // Waits a frame. The browser has then restored its scroll position, and PageFrame has scrolled to the top.
    requestAnimationFrame(() => {
      keepAt(card, place.top);
      if (place.hadFocus) card.focus({ preventScroll: true });
      if (place.isFound) mark(card);
    });
  };

  // Runs after every render, because the list and its code may load later.
  useEffect(() => {
    bring();
    if (sought.current === 'none' || !area.current) return;
    const observer = new MutationObserver(bring);
    observer.observe(area.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  });

  // A layout effect, because its cleanup runs before the list leaves the document.
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
