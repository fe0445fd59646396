import type { MouseEvent } from 'react';

/** Moves the focus to the item's status, for a button that disappears when it completes the item. */
export const focusStatus = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest('article')?.querySelector('select')?.focus();
