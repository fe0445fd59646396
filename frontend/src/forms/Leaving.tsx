import { useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { closeTopmost } from '../ui/overlay/backCloses.ts';
import { isBackClosing, onNavigation } from '../ui/overlay/overlayEntry.ts';
import { askToDiscard, isAskingToDiscard } from './askToDiscard.ts';
import { wouldLose } from './useAskBeforeLeaving.tsx';

/**
 * Back closes what is open over the page, and what would lose something typed asks first. In one place, since the router
 * has one blocker at a time.
 */
export const Leaving = () => {
  const isClosing = useRef(false);
  const shouldBlock = useRef<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      isClosing.current = historyAction === 'POP' && isBackClosing();
      // Once the router has moved back: what closes may change the URL.
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
