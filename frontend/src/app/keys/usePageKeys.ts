import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { leavePage } from '../../forms/useAskBeforeLeaving.tsx';
import { areSingleKeysOn, isOverlaid, isSingleKey } from '../../ui/keys/singleKeys.ts';
import { navLinks } from '../navLinks.ts';
import { focusNext, pressIn } from './listKeys.ts';
import { pageKey } from './pageKey.ts';

/** How long g waits for the letter of a page, in ms. */
const waitFor = 1_500;

/** j, k, x and e in the list of a page, and g with a letter for another page. */
export const usePageKeys = (): void => {
  const navigate = useNavigate();
  const open = (path: string) => leavePage(() => navigate(path));
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    let pressedG = Number.NEGATIVE_INFINITY;
    const isForPage = (event: KeyboardEvent) =>
      isSingleKey(event) && areSingleKeysOn() && !isOverlaid();
    // Before all other listeners, none of which may take the letter behind g for a key of its own.
    const onKeyBehindG = (event: KeyboardEvent) => {
      if (event.timeStamp - pressedG >= waitFor || !isForPage(event)) return;
      const action = pageKey(event, true);
      if (action?.does !== 'go') return;
      event.preventDefault();
      pressedG = Number.NEGATIVE_INFINITY;
      const link = navLinks.find(({ key }) => key === action.letter);
      if (link) latest.current(link.to);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForPage(event)) return;
      const action = pageKey(event, false);
      pressedG = action?.does === 'wait' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      switch (action?.does) {
        case 'next':
          return focusNext(1);
        case 'previous':
          return focusNext(-1);
        case 'primary':
          return pressIn('x');
        case 'edit':
          return pressIn('e');
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
