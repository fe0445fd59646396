import type { MouseEvent } from 'react';

/**
 * Focuses a button when the mouse presses it. Every browser but Safari does that by itself. In Safari, an open menu
 * would lose the focus and close, and the click would open it again.
 */
export const focusPressed = (event: MouseEvent<HTMLElement>): void => {
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
};
