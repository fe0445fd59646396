import type { MouseEvent } from 'react';

/**
 * Focuses a button that the mouse presses, as every browser but Safari does. Otherwise what is open there would lose the
 * focus to nothing, close, and open again by the click.
 */
export const focusPressed = (event: MouseEvent<HTMLElement>): void => {
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
};
