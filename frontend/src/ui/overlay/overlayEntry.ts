import type { DataRouter } from 'react-router-dom';
import { isAbove, pageBefore, pushAbove } from '../browser/trail.ts';
import { isCovered, onOverlays } from './backCloses.ts';

let isMoving = false;
let isNavigating = false;

/** Call this when a navigation starts. The router's location changes a moment later. */
export const onNavigation = (): void => {
  isNavigating = true;
};

/** Whether a move in the history closes an overlay. */
export const isBackClosing = (): boolean => isCovered() && !isMoving;

/**
 * Back from the first page leaves the document, which the router can't block. So while an overlay is open over that
 * page, it gets a history entry of its own above the page's.
 */
export const keepOverlayEntry = (router: DataRouter): void => {
  const update = async () => {
    const { key } = router.state.location;
    const isWanted = isCovered() && (isAbove(key) || pageBefore(key) === undefined);
    // A navigation would cancel the question.
    const isAsking = [...router.state.blockers.values()].some(({ state }) => state !== 'unblocked');
    if (isMoving || isNavigating || isAsking || isWanted === isAbove(key)) return;
    isMoving = true;
    if (isWanted) await pushAbove(router);
    else await dropEntry(router);
    isMoving = false;
    plan();
  };
  // Runs once even if several overlays close and open at the same moment.
  const plan = () => queueMicrotask(update);
  onOverlays(plan);
  router.subscribe(() => {
    isNavigating = false;
    plan();
  });
  plan();
};

/** The URL that the page takes over from a dropped entry: parameters may have changed in the overlay. */
let leftUrl: string | undefined;

// Registered before the router's own listener, which then finds the page unchanged.
window.addEventListener('popstate', () => {
  if (leftUrl !== undefined) history.replaceState(history.state, '', leftUrl);
  leftUrl = undefined;
});

const dropEntry = (router: DataRouter): Promise<void> => {
  leftUrl = location.href;
  return router.navigate(-1);
};
