import { useLayoutEffect, useRef } from 'react';
import type { Rating } from '#shared/cards/model.ts';
import { areSingleKeysOn, isOverlaid, isSingleKey } from '../../../ui/keys/singleKeys.ts';
import { ratingOfKey } from './ratings.ts';

type Actions = {
  /** Undefined unless the back is hidden. */
  readonly show: (() => void) | undefined;
  /** Undefined while the back is hidden. */
  readonly answer: ((rating: Rating) => void) | undefined;
  readonly takeBack: (() => void) | undefined;
  readonly edit: (() => void) | undefined;
  readonly leave: () => void;
};

/** A focused control takes the space bar itself. */
const isOnControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('a, button') !== null;

/** The keys of a session: Space shows, 1 to 4 answer, z takes back, e edits, Escape leaves. */
export const useSessionKeys = (actions: Actions): void => {
  const latest = useRef(actions);
  latest.current = actions;
  // A layout effect, because keys must work as soon as the takeaway is visible. Other effects run a moment later.
  useLayoutEffect(() => {
    const actionOf = (event: KeyboardEvent): (() => void) | undefined => {
      const { show, answer, takeBack, edit, leave } = latest.current;
      if (event.key === 'Escape') return leave;
      if (!areSingleKeysOn()) return undefined;
      if (event.key === ' ') return isOnControl(event) ? undefined : show;
      if (event.key === 'z') return takeBack;
      if (event.key === 'e') return edit;
      const rating = ratingOfKey(event.key);
      return rating && answer && (() => answer(rating));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || !isSingleKey(event) || isOverlaid()) return;
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};
