import type { MouseEvent } from 'react';

/**
 * Focuses a button when the mouse presses it. Only Safari does not do that by itself. In Safari, an open menu would
 * lose the focus and close, and the click would open the menu again.
 */
export const focusPressed = (event: MouseEvent<HTMLElement>): void => {
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
};
