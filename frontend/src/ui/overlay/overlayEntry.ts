import type { DataRouter } from 'react-router-dom';
import { isAbove, pageBefore, pushAbove } from '../page/trail.ts';
import { isCovered, onOverlays } from './backCloses.ts';

let isMoving = false;
let isNavigating = false;

/** A navigation started, and the router is there a moment later. */
export const onNavigation = (): void => {
  isNavigating = true;
};

/** Whether a move in the history is one that closes what is open. */
export const isBackClosing = (): boolean => isCovered() && !isMoving;

/**
 * Back from the first page of ours leaves the document, which the router can't block. So while something is open over
 * that page, an entry of its own lies above the page's.
 */
export const keepOverlayEntry = (router: DataRouter): void => {
  const update = async () => {
    const { key } = router.state.location;
    const isWanted = isCovered() && (isAbove(key) || pageBefore(key) === undefined);
    // A navigation of its own would end what a question is about.
    const isAsking = [...router.state.blockers.values()].some(({ state }) => state !== 'unblocked');
    if (isMoving || isNavigating || isAsking || isWanted === isAbove(key)) return;
    isMoving = true;
    if (isWanted) await pushAbove(router);
    else await dropEntry(router);
    isMoving = false;
    plan();
  };
  // Once for all that closes and opens at the same moment.
  const plan = () => queueMicrotask(update);
  onOverlays(plan);
  router.subscribe(() => {
    isNavigating = false;
    plan();
  });
  plan();
};

/** The address that the page under a dropped entry takes over: parameters may have changed in the overlay. */
let left: string | undefined;

// It is registered before the router's own, which then finds the page as it is shown.
window.addEventListener('popstate', () => {
  if (left !== undefined) history.replaceState(history.state, '', left);
  left = undefined;
});

const dropEntry = (router: DataRouter): Promise<void> => {
  left = location.href;
  return router.navigate(-1);
};
