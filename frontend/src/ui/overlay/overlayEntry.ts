import type { DataRouter } from 'react-router-dom';
import { isAbove, pageBefore, pushAbove } from '../browser/trail.ts';
import { isCovered, onOverlays } from './backCloses.ts';

let isMoving = false;
let isNavigating = false;

/** Call this when a navigation starts, because the router's location changes only a moment later. */
export const onNavigation = (): void => {
  isNavigating = true;
};

export const isBackClosing = (): boolean => isCovered() && !isMoving;

/**
 * Makes Back close overlays on the first page too. Back from that page leaves the document, and the router can't
 * block that. So an overlay there gets its own history entry.
 */
export const keepOverlayEntry = (router: DataRouter): void => {
  const update = async () => {
    const { key } = router.state.location;
    const isWanted = isCovered() && (isAbove(key) || pageBefore(key) === undefined);
    // If a blocker is asking a question now, a navigation would cancel it.
    const isAsking = [...router.state.blockers.values()].some(({ state }) => state !== 'unblocked');
    if (isMoving || isNavigating || isAsking || isWanted === isAbove(key)) return;
    isMoving = true;
    if (isWanted) await pushAbove(router);
    else await dropEntry(router);
    isMoving = false;
    plan();
  };
  // Runs once, even if several overlays close and open together.
  const plan = () => queueMicrotask(update);
  onOverlays(plan);
  router.subscribe(() => {
    isNavigating = false;
    plan();
  });
  plan();
};

/**
 * The URL of an entry that is being dropped. The page's own entry gets this URL, because the parameters may have
 * changed while the overlay was open.
 */
let leftUrl: string | undefined;

// Registered before the router's listener, so the router finds the URL unchanged.
window.addEventListener('popstate', () => {
  if (leftUrl !== undefined) history.replaceState(history.state, '', leftUrl);
  leftUrl = undefined;
});

const dropEntry = (router: DataRouter): Promise<void> => {
  leftUrl = location.href;
  return router.navigate(-1);
};
