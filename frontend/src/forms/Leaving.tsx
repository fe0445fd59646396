import { useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { closeTopmost } from '../ui/overlay/backCloses.ts';
import { isBackClosing, onNavigation } from '../ui/overlay/overlayEntry.ts';
import { askToDiscard, isAskingToDiscard } from './askToDiscard.ts';
import { wouldLose } from './useAskBeforeLeaving.tsx';

/**
 * Makes Back close overlays, and asks before typed input is lost. One component does both, because the router
 * allows only one blocker.
 */
export const Leaving = () => {
  const isClosing = useRef(false);
  const shouldBlock = useRef<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      isClosing.current = historyAction === 'POP' && isBackClosing();
      // Runs once the router has moved back, because closing may change the URL.
      if (isClosing.current) window.addEventListener('popstate', closeTopmost, { once: true });
      const isOtherPage = currentLocation.pathname !== nextLocation.pathname;
      const isBlocked = isClosing.current || (isOtherPage && wouldLose());
      if (!isBlocked && historyAction !== 'POP') onNavigation();
      return isBlocked;
    },
  ).current;
  const blocker = useBlocker(shouldBlock);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { proceed, reset } = blocker;
    if (isClosing.current) reset();
    else if (!isAskingToDiscard()) askToDiscard(proceed, reset);
  }, [blocker]);

  return null;
};
