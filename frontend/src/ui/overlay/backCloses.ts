import { useEffect, useRef } from 'react';
import { guardHistory } from '../page/historyGuard.ts';
import { linkOf } from '../page/linkOf.ts';

/**
 * How the ids of dialogs begin that ask whether to leave, by a move in the history too: an entry of their own would end
 * what Forward leads to. Whoever opens one closes it by Back.
 */
export const leavingDialog = 'leaving-';

type Overlay = { readonly close: () => void };

/** The overlays that Back closes, the topmost last. Each has an entry in the tab's history above the page's. */
const open: Overlay[] = [];

/** Whether something lies over the page: it has the focus, and gives it back when it closes. */
export const isCovered = (): boolean => open.length > 0;

/** What waits until the page's own entry is the current one again. */
const waiting: (() => void)[] = [];

/**
 * The router numbers entries by whole numbers, and keeps the number of one that it replaces: an overlay's lies this much
 * above its page's, so it is known after any replacement, and after a reload.
 */
const step = 1 / 1024;

const indexOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;
const pageOf = (state: unknown): number => Math.floor(indexOf(state));
/** How many entries of overlays lie between the page's entry and this one, itself counted. */
const depthOf = (state: unknown): number => (indexOf(state) - pageOf(state)) / step;

/** The page under the open overlays. */
let page = 0;
let isPlanned = false;
/** What a move of ours ends with: the page as it is, or as the router finds it. */
let move: 'closing' | 'skipping' | undefined;
let left = { state: undefined as unknown, url: '' };

const go = (by: number, as: 'closing' | 'skipping') => {
  move = as;
  left = { state: history.state, url: location.href };
  history.go(by);
};

/** Brings the history in line with what is open. */
const settle = (): void => {
  isPlanned = false;
  if (move) return;
  const depth = depthOf(history.state);
  const wanted = waiting.length > 0 ? 0 : open.length;
  page = pageOf(history.state);
  if (depth > wanted) {
    go(wanted - depth, 'closing');
    return;
  }
  for (let above = depth + 1; above <= wanted; above++)
    history.pushState({ ...history.state, idx: page + above * step }, '');
  for (const run of waiting.splice(0)) run();
};

/** Once for all that closes and opens at the same moment: one dialog that follows another takes over its entry. */
const plan = (): void => {
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(settle);
};

const closeAbove = (depth: number): void => {
  while (open.length > depth) open.pop()?.close();
};

guardHistory(({ state }) => {
  const ended = move;
  move = undefined;
  if (ended === 'closing') {
    // The page stays as it is shown, so its entry takes what was written into the one above: parameters of the URL.
    history.replaceState({ ...(left.state as object), idx: indexOf(state) }, '', left.url);
    // Once the browser has scrolled to where this entry was left: a page that opens next starts at its top.
    setTimeout(settle);
    return true;
  }
  if (ended === 'skipping') return false;
  const depth = depthOf(state);
  if (open.length > 0) {
    closeAbove(pageOf(state) === page ? depth : 0);
    return false;
  }
  // An overlay that was closed, met again by Forward.
  if (depth > 0) go(-depth, 'skipping');
  return depth > 0;
});

// A page that is left from an overlay leaves no entry of that overlay behind.
document.addEventListener(
  'click',
  (event) => {
    const link = linkOf(event);
    if (!link || (!move && depthOf(history.state) === 0)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    withoutOverlays(() => link.click());
  },
  true,
);

// After a reload nothing is open any more.
if (depthOf(history.state) > 0) plan();

/** Runs once the page's own entry is the current one: for what navigates out of an overlay, other than a link. */
export function withoutOverlays(run: () => void): void {
  waiting.push(run);
  settle();
}

/**
 * While `isOpen`, Back closes this overlay instead of leaving the page. Closed in any other way it leaves no entry in
 * the history behind.
 */
export const useBackCloses = (isOpen: boolean, onClose: () => void): void => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    const overlay = { close: () => close.current() };
    open.push(overlay);
    plan();
    return () => {
      const at = open.indexOf(overlay);
      if (at >= 0) open.splice(at, 1);
      plan();
    };
  }, [isOpen]);
};
