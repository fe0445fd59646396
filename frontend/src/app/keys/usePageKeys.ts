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
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSingleKey(event) || !areSingleKeysOn() || isOverlaid()) return;
      const action = pageKey(event, event.timeStamp - pressedG < waitFor);
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
        case 'go': {
          const link = navLinks.find(({ key }) => key === action.letter);
          if (link) latest.current(link.to);
        }
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};
