import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { leavePage } from '../../forms/useAskBeforeLeaving.tsx';
import { areSingleKeysOn, isOverlaid, isSingleKey } from '../../ui/keys/singleKeys.ts';
import { navLinks } from '../navLinks.ts';
import { focusNext, pressIn, pressTimer } from './listKeys.ts';

/** A letter within this time after g opens a page, in ms. */
const waitFor = 1_500;

/**
 * Handles the single keys. In a page's list: j, k, x and e. Everywhere: t for the timer, and g with a letter for a
 * page. While held down, only j and k repeat.
 */
export const usePageKeys = (onTimer: () => void): void => {
  const navigate = useNavigate();
  const open = (path: string) => leavePage(() => navigate(path));
  const latest = useRef({ open, onTimer });
  latest.current = { open, onTimer };
  // A layout effect, because keys must work as soon as the page is visible. Other effects run a moment later.
  useLayoutEffect(() => {
    let pressedG = Number.NEGATIVE_INFINITY;
    const isForPage = (event: KeyboardEvent) =>
      isSingleKey(event) && areSingleKeysOn() && !isOverlaid();
    // Runs before all other listeners, so that none of them handles the letter after g.
    const onKeyBehindG = (event: KeyboardEvent) => {
      if (event.timeStamp - pressedG >= waitFor || !isForPage(event)) return;
      if (event.repeat || !/^[a-z]$/.test(event.key)) return;
      event.preventDefault();
      pressedG = Number.NEGATIVE_INFINITY;
      const link = navLinks.find(({ key }) => key === event.key);
      if (link) latest.current.open(link.to);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForPage(event)) return;
      const { key, repeat, timeStamp } = event;
      pressedG = key === 'g' && !repeat ? timeStamp : Number.NEGATIVE_INFINITY;
      if (key === 'j') focusNext(1);
      if (key === 'k') focusNext(-1);
      if (repeat) return;
      if (key === 'x' || key === 'e') pressIn(key);
      if (key === 't') {
        // The letter must not be typed into the field that opens.
        event.preventDefault();
        if (!pressTimer()) latest.current.onTimer();
      }
    };
    window.addEventListener('keydown', onKeyBehindG, { capture: true });
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyBehindG, { capture: true });
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
};
